import { school } from '@school';
import { pathIn } from '../../modules/navigation';
import { type Language, labels } from '../../modules/taxonomy';

type Props = { language: Language; stylesheet: string };

/**
 * What a visitor without a network gets in place of a page they have not seen yet, as a whole document: at the address
 * of any page, it can lean on no script. The service worker puts links to the pages that were seen in its list.
 */
export function OfflinePage({ language, stylesheet }: Props) {
  const { utils } = labels(language);
  const { lead, retry, home, seen } = utils.offlinePage;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{utils.offline}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-b border-ink">
          <div className="wrap">
            <a
              href={pathIn(language, '/')}
              aria-label={home}
              className="inline-flex min-h-bar items-center"
            >
              <school.Logo size={48} />
            </a>
          </div>
        </header>
        <main className="wrap py-section">
          <h1 className="title-2 max-w-[14em]">{utils.offline}</h1>
          <p className="mt-8 max-w-[28em] text-l">{lead}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <a
              // biome-ignore lint/a11y/useValidAnchor: the address being shown, that of the page that was asked for
              href=""
              className="button button-filled"
            >
              {retry}
            </a>
            <a href={pathIn(language, '/')} className="button">
              {home}
            </a>
          </p>
          <nav
            aria-label={seen}
            className="mt-section hidden border-t border-ink pt-8 has-[li]:block"
          >
            <h2 className="text-s text-ink-soft">{seen}</h2>
            <ul
              className="mt-4 gap-x-gutter sm:columns-2 [&_a]:title-card [&_a]:flex [&_a]:min-h-touch [&_a]:items-center [&_a]:py-2 [&_a]:hover:text-survey [&_li]:break-inside-avoid"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to leave a mark for the worker
              dangerouslySetInnerHTML={{ __html: '<!--seen-->' }}
            />
          </nav>
        </main>
      </body>
    </html>
  );
}
