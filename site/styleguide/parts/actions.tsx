import { useState } from 'react';
import { Link } from '../../app/modules/navigation';
import { Arrow } from '../../app/ui/arrow';
import { Button } from '../../app/ui/button';
import { Dialog } from '../../app/ui/dialog';
import { Toast } from '../../app/ui/toast';
import { Part, Row, Specimen } from '../specimen';

const LOOKS = [
  ['plain', 'Ordinaire', 'Filtrer'],
  ['filled', 'La première chose à faire', 'Comparer'],
  ['apply', 'La candidature, et rien d’autre', 'Candidater'],
  ['paper', 'Sur une couleur', 'Brochure'],
] as const;

export function Buttons() {
  return (
    <Part
      kind="boutons"
      lead="Un lien qui en tient lieu porte les mêmes classes. En attente, il garde le focus et n’agit plus."
    >
      {LOOKS.map(([look, name, label]) => (
        <div key={look} className={look === 'paper' ? 'guide-ground' : ''}>
          <Row name={name} narrow>
            <Specimen name="repos">
              <Button look={look}>{label}</Button>
            </Specimen>
            <Specimen name="survol" state="hover">
              <Button look={look}>{label}</Button>
            </Specimen>
            <Specimen name="focus" state="focus">
              <Button look={look}>{label}</Button>
            </Specimen>
            <Specimen name="appui" state="active">
              <Button look={look}>{label}</Button>
            </Specimen>
            <Specimen name="désactivé">
              <Button look={look} disabled>
                {label}
              </Button>
            </Specimen>
            <Specimen name="en attente">
              <Button look={look} busy wait="Envoi…">
                {label}
              </Button>
            </Specimen>
          </Row>
        </div>
      ))}
    </Part>
  );
}

export function Links() {
  const link = (
    <Link to="/agenda" className="text-link min-h-touch">
      Tout l’agenda <Arrow />
    </Link>
  );
  return (
    <Part kind="liens" lead="Seul, il n’est souligné qu’au survol ; dans un texte, toujours.">
      <Row narrow>
        <Specimen name="repos">{link}</Specimen>
        <Specimen name="survol" state="hover">
          {link}
        </Specimen>
        <Specimen name="focus" state="focus">
          {link}
        </Specimen>
        <Specimen name="appui" state="active">
          {link}
        </Specimen>
      </Row>
    </Part>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <Part
      kind="dialogue"
      lead="Celui du navigateur : il garde le focus, entend Échap et rend le focus."
    >
      <Row>
        <Specimen name="fermé">
          <Button onClick={() => setOpen(true)}>Ouvrir le dialogue</Button>
        </Specimen>
      </Row>
      <Dialog
        open={open}
        title="Votre campus a changé d’adresse"
        closeLabel="Fermer"
        onClose={() => setOpen(false)}
      >
        <p>Le campus de Angers vous attend désormais rue de l’Observatoire.</p>
        <p>
          <Link to="/campus" className="button button-filled">
            Voir les campus
          </Link>
        </p>
      </Dialog>
    </Part>
  );
}

export function Toasts() {
  return (
    <Part kind="messages" lead="Au-dessus de la page, et dit à voix haute.">
      <Row>
        <Specimen name="perdu">
          <Toast words="Vous êtes hors ligne." settled={false} />
        </Specimen>
        <Specimen name="retrouvé">
          <Toast words="Vous êtes de nouveau en ligne." settled />
        </Specimen>
      </Row>
    </Part>
  );
}
