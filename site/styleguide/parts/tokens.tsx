import { contrast, purposeOf } from '../contrast';
import { Part, Row } from '../specimen';
import type { Token } from '../tokens';

const USES = { text: 'texte', marks: 'repères', none: 'fonds et filets' };

/** One colour, and what it is worth on the two grounds of the site. */
export function Colours({ colours }: { colours: Token[] }) {
  const paper = valueIn(colours, 'paper');
  const ink = valueIn(colours, 'ink');
  return (
    <Part
      kind="couleurs"
      lead="Contrastes calculés selon WCAG 2.2 : 4,5 pour un texte, 3 pour un grand titre ou un repère."
    >
      <ul className="guide-swatches">
        {colours.map(({ name, value }) => (
          <li key={name}>
            <span className="guide-swatch" style={{ background: value }} />
            <span className="guide-token">{name}</span>
            <span className="guide-value">{value}</span>
            {value.startsWith('#') && (
              <>
                <Ratio ground="papier" ratio={contrast(value, paper)} />
                <Ratio ground="encre" ratio={contrast(value, ink)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function valueIn(colours: Token[], wanted: string): string {
  const found = colours.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The theme has no colour ${wanted}.`);
  return found.value;
}

const toOneDecimal = new Intl.NumberFormat('fr', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function Ratio({ ground, ratio }: { ground: string; ratio: number }) {
  return (
    <span className="guide-value">
      sur {ground} {toOneDecimal.format(Math.floor(ratio * 10) / 10)} · {USES[purposeOf(ratio)]}
    </span>
  );
}

/** The ways titles and figures are set, as the pages name them. */
const STYLES = [
  ['title-1', 'Vingt-six villes'],
  ['title-page', 'Vingt-six villes'],
  ['title-2', 'Vingt-six villes, une école'],
  ['title-news', 'La rentrée est passée'],
  ['title-event', 'Portes ouvertes à Angers'],
  ['title-3', 'Ce que l’on apprend'],
  ['title-card', 'Un atelier sur la Loire'],
  ['title-row', 'La Rochelle'],
  ['numeral', '21'],
  ['figure', '87 %'],
] as const;

export function Type({ sizes }: { sizes: Token[] }) {
  return (
    <Part
      kind="caracteres"
      lead="Une famille pour les titres et les chiffres, une autre pour le texte : celles de l’école."
    >
      <ul className="guide-styles">
        {STYLES.map(([style, sample]) => (
          <li key={style}>
            <span className="guide-name">{style}</span>
            <span className={style}>{sample}</span>
          </li>
        ))}
      </ul>
      <Row name="Corps">
        <ul className="guide-sizes">
          {sizes.map(({ name, value }) => (
            <li key={name}>
              <span className="guide-token">{name}</span>
              <span className="guide-value">{value}</span>
            </li>
          ))}
        </ul>
      </Row>
    </Part>
  );
}

/** Of the box that something stands in, so that they have no length of their own. */
const isRelative = ({ value }: Token) => /cqw|env\(/.test(value);

export function Spaces({ spaces }: { spaces: Token[] }) {
  return (
    <Part kind="espaces" lead="À la largeur de cette fenêtre.">
      <ul className="guide-spaces">
        {spaces
          .filter((space) => !isRelative(space))
          .map(({ name, value }) => (
            <li key={name}>
              <span className="guide-token">{name}</span>
              <span className="guide-value">{value}</span>
              <span className="guide-bar" style={{ width: value }} />
            </li>
          ))}
      </ul>
    </Part>
  );
}
