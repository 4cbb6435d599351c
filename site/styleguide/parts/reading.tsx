import type { RichText as Content } from '../../app/content/rich-text.server';
import { EVENT_TYPES } from '../../app/modules/agenda';
import { useLabels } from '../../app/modules/taxonomy';
import { CampusPoint } from '../../app/sections/agenda/campus-point';
import { Tick } from '../../app/sections/agenda/tick';
import { Breadcrumb } from '../../app/sections/breadcrumb';
import { NewsCard } from '../../app/sections/journal/news-card';
import { Pagination } from '../../app/sections/pagination';
import { Plate } from '../../app/sections/plate';
import { DateText } from '../../app/ui/date';
import { Disclosure } from '../../app/ui/disclosure';
import { Marked } from '../../app/ui/marked';
import { Picture } from '../../app/ui/picture';
import { RichText } from '../../app/ui/rich-text';
import { Table } from '../../app/ui/table';
import { Tag } from '../../app/ui/tag';
import { IMAGE, NETWORK, NEWS } from '../samples';
import { Part, Row, Specimen } from '../specimen';

export function Disclosures() {
  const row = (
    <div className="border-b border-ink">
      <Disclosure look="row" title={<h3 className="title-3">Première année</h3>}>
        <p className="pb-8">Négocier, compter, écrire : les bases d’un métier.</p>
      </Disclosure>
    </div>
  );
  return (
    <Part kind="depliants" lead="Sans script, et déplié à l’impression.">
      <Row>
        <Specimen name="repos">{row}</Specimen>
        <Specimen name="survol" state="hover">
          {row}
        </Specimen>
        <Specimen name="focus" state="focus">
          {row}
        </Specimen>
        <Specimen name="ouvert">
          <div className="border-b border-ink">
            <Disclosure look="row" open title={<h3 className="title-3">Deuxième année</h3>}>
              <p className="pb-8">Un campus, une entreprise, une spécialité.</p>
            </Disclosure>
          </div>
        </Specimen>
        <Specimen name="barre">
          <Disclosure look="bar" title="Sommaire">
            <p className="pb-4">Les chapitres de la page.</p>
          </Disclosure>
        </Specimen>
        <Specimen name="quelques mots">
          <Disclosure look="words" title="Transcription">
            <p className="pb-4">Ce qui est dit dans le film.</p>
          </Disclosure>
        </Specimen>
      </Row>
    </Part>
  );
}

export function Cards() {
  const card = <NewsCard news={NEWS} network={NETWORK} />;
  return (
    <Part kind="cartes" lead="Le titre est le lien, et toute la carte le suit.">
      <Row>
        <Specimen name="repos" wide>
          {card}
        </Specimen>
        <Specimen name="survol" state="hover" on="article" wide>
          {card}
        </Specimen>
        <Specimen name="focus" state="focus" wide>
          {card}
        </Specimen>
        <Specimen name="sans image" wide>
          <NewsCard news={{ ...NEWS, image: null }} network={NETWORK} />
        </Specimen>
      </Row>
    </Part>
  );
}

export function Tags() {
  const { agenda } = useLabels();
  return (
    <Part kind="etiquettes" lead="Un mot, jamais une couleur seule : le motif distingue aussi.">
      <Row narrow>
        <Specimen name="étiquette">
          <Tag>Admissions</Tag>
        </Specimen>
        <Specimen name="date">
          <DateText instant="2026-11-21T09:00:00Z" className="font-medium text-brass-text">
            samedi 21 novembre 2026
          </DateText>
        </Specimen>
        {EVENT_TYPES.map((type) => (
          <Specimen key={type} name="type d’événement">
            <p className="flex items-center gap-2.5 text-xs font-semibold">
              <Tick type={type} />
              {agenda.types[type]}
            </p>
          </Specimen>
        ))}
        <Specimen name="campus">
          <p className="flex items-center gap-3 text-s font-semibold">
            <CampusPoint /> Angers
          </p>
        </Specimen>
        <Specimen name="campus, le prochain">
          <p className="flex items-center gap-3 text-s font-semibold">
            <CampusPoint active /> Angers
          </p>
        </Specimen>
        <Specimen name="mot trouvé">
          <p>
            <Marked
              pieces={[
                { text: 'Bachelor ', hit: false },
                { text: 'logistique', hit: true },
              ]}
            />
          </p>
        </Specimen>
      </Row>
    </Part>
  );
}

export function Pictures() {
  return (
    <Part kind="images" lead="Dans le type le plus léger et la largeur qu’il faut.">
      <Row>
        <Specimen name="nue">
          <Picture image={IMAGE} sizes="320px" className="h-auto w-full" />
        </Specimen>
        <Specimen name="planche">
          <Plate image={IMAGE} sizes="320px" className="aspect-[3/2]" />
        </Specimen>
        <Specimen name="planche légendée">
          <Plate
            image={IMAGE}
            sizes="320px"
            className="aspect-[3/2]"
            caption={{ sheet: 'Feuille 404', at: '47° 28′ N' }}
          />
        </Specimen>
      </Row>
    </Part>
  );
}

export function Texts({ content }: { content: Content }) {
  return (
    <Part kind="texte" lead="Ce qu’écrivent les rédactrices et les rédacteurs.">
      <RichText content={content} />
    </Part>
  );
}

export function Ways() {
  return (
    <Part kind="chemins">
      <Specimen name="fil d’Ariane, survol de l’accueil" state="hover" wide>
        <Breadcrumb
          via={['news', { name: 'Vie des campus', to: '/actualites?categorie=vie-des-campus' }]}
          here="Un atelier sur la Loire"
        />
      </Specimen>
      <Specimen name="pagination, survol d’une page" state="hover" on="ol a" wide>
        <Pagination
          pages={{ number: 3, count: 12 }}
          to={(page) => (page === 1 ? '/actualites' : `/actualites/page/${page}`)}
        />
      </Specimen>
    </Part>
  );
}

export function Tables() {
  return (
    <Part kind="tableaux" lead="Des filets, pas de cases.">
      <Table
        caption={<span className="title-card">Frais de scolarité</span>}
        columns={[{ name: 'Poste' }, { name: 'Par an', className: 'text-right' }]}
        className="border-b border-ink text-s"
      >
        {[
          ['Formation initiale', '7 900 €'],
          ['Alternance', '0 €'],
          ['Droits d’inscription', '95 €'],
        ].map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="text-right tabular-nums">{amount}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}
