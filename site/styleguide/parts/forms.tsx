import { useState } from 'react';
import { CellSelect } from '../../app/ui/cell-select';
import { Checkbox } from '../../app/ui/checkbox';
import { Combobox } from '../../app/ui/combobox';
import { SearchField, Select } from '../../app/ui/field';
import { LargeSearchField } from '../../app/ui/large-search-field';
import { SelectField } from '../../app/ui/select-field';
import { TextArea, TextField } from '../../app/ui/text-field';
import { Part, Row, Specimen } from '../specimen';

const NAME = { label: 'Prénom et nom', name: 'name', autoComplete: 'off' };
const CAMPUS = {
  label: 'Campus',
  name: 'campus',
  none: 'Choisir un campus',
  choices: [
    { value: 'angers', name: 'Angers' },
    { value: 'lyon', name: 'Lyon' },
  ],
};

export function Fields() {
  return (
    <Part
      kind="champs"
      lead="L’aide se lit avant, l’erreur après ; les deux sont liées au champ pour qui l’entend."
    >
      <Row name="Une ligne">
        <Specimen name="repos">
          <TextField {...NAME} required />
        </Specimen>
        <Specimen name="survol" state="hover">
          <TextField {...NAME} />
        </Specimen>
        <Specimen name="focus" state="focus">
          <TextField {...NAME} />
        </Specimen>
        <Specimen name="appui" state="active">
          <TextField {...NAME} />
        </Specimen>
        <Specimen name="rempli">
          <TextField {...NAME} defaultValue="Camille Arpenteur" />
        </Specimen>
        <Specimen name="désactivé">
          <TextField {...NAME} defaultValue="Camille Arpenteur" disabled />
        </Specimen>
        <Specimen name="avec une aide, facultatif">
          <TextField
            label="Téléphone"
            optional="(facultatif)"
            hint="Dix chiffres, ou un numéro international."
            name="phone"
            type="tel"
          />
        </Specimen>
        <Specimen name="erreur">
          <TextField
            label="Adresse électronique"
            hint="Pour vous répondre."
            name="email"
            type="email"
            required
            defaultValue="camille@"
            error="Il manque la fin de l’adresse, après « @ »."
          />
        </Specimen>
      </Row>
      <Row name="Plusieurs lignes">
        <Specimen name="repos">
          <TextArea label="Votre message" name="message" rows={3} />
        </Specimen>
        <Specimen name="erreur">
          <TextArea
            label="Votre message"
            name="message"
            rows={3}
            error="Dites en quelques mots ce que vous cherchez."
          />
        </Specimen>
      </Row>
    </Part>
  );
}

function LongList(shown: { disabled?: boolean; error?: string }) {
  const [chosen, pick] = useState<(typeof CAMPUS.choices)[number] | null>(null);
  return (
    <Combobox
      {...shown}
      label={CAMPUS.label}
      none={CAMPUS.none}
      choices={CAMPUS.choices}
      chosen={chosen}
      onPick={pick}
      isMeant={({ value }, typed) => value.includes(typed.toLowerCase())}
      empty="Aucun campus ne s’appelle ainsi."
      count={(count) => `${count} choix`}
    />
  );
}

export function Selects() {
  return (
    <Part
      kind="listes"
      lead="Celle du navigateur, partout ; une longue liste à choisir se réduit à mesure qu’on écrit."
    >
      <Row name="Dans un formulaire">
        <Specimen name="repos">
          <SelectField {...CAMPUS} />
        </Specimen>
        <Specimen name="survol" state="hover">
          <SelectField {...CAMPUS} />
        </Specimen>
        <Specimen name="focus" state="focus">
          <SelectField {...CAMPUS} defaultValue="lyon" />
        </Specimen>
        <Specimen name="désactivé">
          <SelectField {...CAMPUS} disabled />
        </Specimen>
        <Specimen name="erreur">
          <SelectField {...CAMPUS} error="Choisissez un campus." />
        </Specimen>
      </Row>
      <Row name="Longue, dans un formulaire">
        <Specimen name="repos">
          <LongList />
        </Specimen>
        <Specimen name="survol" state="hover">
          <LongList />
        </Specimen>
        <Specimen name="focus" state="focus">
          <LongList />
        </Specimen>
        <Specimen name="désactivé">
          <LongList disabled />
        </Specimen>
        <Specimen name="erreur">
          <LongList error="Choisissez un campus." />
        </Specimen>
      </Row>
      <Row name="Au-dessus d’une liste">
        <Specimen name="repos">
          <Select label="Campus" name="f-campus" value="" all="Tous" choices={CAMPUS.choices} />
        </Specimen>
        <Specimen name="focus" state="focus">
          <Select label="Campus" name="f-campus" value="lyon" all="Tous" choices={CAMPUS.choices} />
        </Specimen>
        <Specimen name="mots à chercher">
          <SearchField label="Mots" name="f-words" value="commerce" />
        </Specimen>
        <Specimen name="case d’une barre">
          <CellSelect
            label="Campus"
            name="c-campus"
            value=""
            all="Tous les campus"
            choices={CAMPUS.choices}
          />
        </Specimen>
        <Specimen name="recherche" wide>
          <LargeSearchField label="Que cherchez-vous ?" name="q" value="logistique" longest={80} />
        </Specimen>
      </Row>
    </Part>
  );
}

export function Checkboxes() {
  return (
    <Part kind="cases" lead="Jamais cochée d’avance.">
      <Row narrow>
        <Specimen name="repos">
          <Checkbox name="one">Comparer</Checkbox>
        </Specimen>
        <Specimen name="survol" state="hover">
          <Checkbox name="two">Comparer</Checkbox>
        </Specimen>
        <Specimen name="focus" state="focus">
          <Checkbox name="three">Comparer</Checkbox>
        </Specimen>
        <Specimen name="appui" state="active">
          <Checkbox name="four">Comparer</Checkbox>
        </Specimen>
        <Specimen name="cochée">
          <Checkbox name="five" defaultChecked>
            Comparer
          </Checkbox>
        </Specimen>
        <Specimen name="cochée, survol" state="hover">
          <Checkbox name="six" defaultChecked>
            Comparer
          </Checkbox>
        </Specimen>
        <Specimen name="désactivée">
          <Checkbox name="seven" disabled>
            Comparer
          </Checkbox>
        </Specimen>
        <Specimen name="cochée, désactivée">
          <Checkbox name="eight" disabled defaultChecked>
            Comparer
          </Checkbox>
        </Specimen>
        <Specimen name="erreur" wide>
          <Checkbox
            name="nine"
            required
            error="Sans cet accord, nous ne pouvons pas vous répondre."
          >
            J’accepte que l’école garde ces données pour répondre à ma demande.
          </Checkbox>
        </Specimen>
      </Row>
    </Part>
  );
}
