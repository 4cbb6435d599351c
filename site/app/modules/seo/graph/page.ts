import type { BreadcrumbList, CollectionPage, ContactPage, WebPage } from 'schema-dts';
import { pathIn } from '../../navigation';
import { type Language, labels } from '../../taxonomy';
import { stepsOf, type Via } from '../../trail';
import { originOf, partId, type Reference, siteId } from './ids';

type About = {
  language: Language;
  name: string;
  via: Via | undefined;
  /** What it is mostly about, told of elsewhere in the graph. */
  main: Reference | undefined;
};

function common(page: string, { language, name, via, main }: About) {
  return {
    '@id': page,
    url: page,
    name,
    inLanguage: language,
    isPartOf: siteId(page),
    ...(via && { breadcrumb: partId(page, 'trail') }),
    ...(main && { mainEntity: main }),
  };
}

export function webPage(page: string, about: About): WebPage {
  return { '@type': 'WebPage', ...common(page, about) };
}

export function contactPage(page: string, about: About): ContactPage {
  return { '@type': 'ContactPage', ...common(page, about) };
}

/** A list, and the pages it leads to, in its order. */
export function collectionPage(page: string, about: About, paths: string[]): CollectionPage {
  const elements = paths.map((path, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: `${originOf(page)}${pathIn(about.language, path)}`,
  }));
  return {
    '@type': 'CollectionPage',
    ...common(page, about),
    ...(elements.length > 0 && {
      mainEntity: { '@type': 'ItemList', itemListElement: elements },
    }),
  };
}

/** The page's breadcrumb: from the home, by the same steps, to itself. */
export function trail(page: string, { language, name, via = [] }: About): BreadcrumbList {
  const words = labels(language);
  const steps = [{ name: words.commons.home, to: '/' }, ...stepsOf(via, words)].map(
    ({ name, to }) => ({ name, item: `${originOf(page)}${pathIn(language, to)}` }),
  );
  return {
    '@type': 'BreadcrumbList',
    ...partId(page, 'trail'),
    itemListElement: [...steps, { name, item: page }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
