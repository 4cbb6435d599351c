import { type ReactNode, useEffect, useRef } from 'react';
import { SHOWN, type State } from './states';

/** The kinds of pieces, in the order of the page. */
export const KINDS = {
  couleurs: 'Couleurs',
  caracteres: 'Caractères',
  espaces: 'Espaces',
  boutons: 'Bouton',
  liens: 'Lien',
  champs: 'Champ',
  listes: 'Liste',
  cases: 'Case à cocher',
  dialogue: 'Dialogue',
  depliants: 'Dépliant',
  cartes: 'Carte',
  etiquettes: 'Étiquette, date',
  images: 'Image',
  texte: 'Texte',
  chemins: 'Fil d’Ariane, pagination',
  tableaux: 'Tableau',
  messages: 'Message',
};

type PartProps = { kind: keyof typeof KINDS; lead?: string; children: ReactNode };

/** One kind of piece. */
export function Part({ kind, lead, children }: PartProps) {
  return (
    <section id={kind} aria-labelledby={`${kind}-name`} className="guide-part">
      <div>
        <h2 id={`${kind}-name`} className="title-3">
          {KINDS[kind]}
        </h2>
        {lead && <p className="guide-lead">{lead}</p>}
      </div>
      <div className="guide-body">{children}</div>
    </section>
  );
}

type RowProps = { name?: string; narrow?: boolean; children: ReactNode };

/** Specimens side by side, as many as there is room for. */
export function Row({ name, narrow = false, children }: RowProps) {
  return (
    <div>
      {name && <h3 className="guide-row-name">{name}</h3>}
      <div className={narrow ? 'guide-row guide-narrow' : 'guide-row'}>{children}</div>
    </div>
  );
}

type Props = {
  name: string;
  /** What a pointer or a key would make of it. */
  state?: State;
  /** What is in that state, when it is not what can be pressed or filled in. */
  on?: string;
  /** Over the whole width. */
  wide?: boolean;
  children: ReactNode;
};

const CAN_BE_PRESSED = 'a, button, input, select, textarea, summary';

/** A piece in one of its states, and the name of that. */
export function Specimen({ name, state, on = CAN_BE_PRESSED, wide = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state) return;
    // What is pressed is also under the pointer.
    const value = state === 'active' ? 'hover active' : state;
    box.current?.querySelector(on)?.setAttribute(SHOWN, value);
  }, [state, on]);
  return (
    <div className={wide ? 'guide-specimen guide-wide' : 'guide-specimen'}>
      <p className="guide-name">{name}</p>
      <div ref={box}>{children}</div>
    </div>
  );
}
