import school from '@school/theme.css?raw';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { richText } from '../app/content/rich-text.server';
import theme from '../app/theme/tokens.css?raw';
import { Buttons, Dialogs, Links, Toasts } from './parts/actions';
import { Checkboxes, Fields, Selects } from './parts/forms';
import { Cards, Disclosures, Pictures, Tables, Tags, Texts, Ways } from './parts/reading';
import { Colours, Spaces, Type } from './parts/tokens';
import { TEXT } from './samples';
import { KINDS } from './specimen';
import { showStates } from './states';
import styles from './styleguide.css?url';
import { tokensOf } from './tokens';

export function loader() {
  return {
    layout: 'empty',
    colours: tokensOf(school, 'color'),
    sizes: tokensOf(theme, 'text'),
    spaces: tokensOf(theme, 'spacing'),
    content: richText(TEXT, 3),
  };
}

export const meta = () => [
  { title: 'Le style, pièce par pièce' },
  { name: 'robots', content: 'noindex' },
];

export const links = () => [{ rel: 'stylesheet', href: styles }];

/** Every piece that pages are made of, in each of its states. No page of the site: in development, and for the test that photographs it. */
export default function Styleguide() {
  const { colours, sizes, spaces, content } = useLoaderData<typeof loader>();
  useEffect(() => {
    for (const { cssRules } of document.styleSheets) showStates(cssRules);
  }, []);
  return (
    <div className="wrap guide">
      <header>
        <h1 className="title-page">Le style, pièce par pièce</h1>
        <p className="guide-intro">
          Ce dont les pages sont faites, chaque pièce dans chacun de ses états. Des onglets : aucune
          page n’en a besoin.
        </p>
        <nav aria-label="Sommaire">
          <ul className="guide-summary">
            {Object.entries(KINDS).map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link min-h-touch">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Colours colours={colours} />
      <Type sizes={sizes} />
      <Spaces spaces={spaces} />
      <Buttons />
      <Links />
      <Fields />
      <Selects />
      <Checkboxes />
      <Dialogs />
      <Disclosures />
      <Cards />
      <Tags />
      <Pictures />
      <Texts content={content} />
      <Ways />
      <Tables />
      <Toasts />
    </div>
  );
}
