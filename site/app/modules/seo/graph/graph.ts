import type {
  ArticleLeaf,
  BlogPostingLeaf,
  CourseLeaf,
  EducationalOrganizationLeaf,
  EventLeaf,
  Graph,
  JobPostingLeaf,
  NewsArticleLeaf,
  Thing,
} from 'schema-dts';
import type { FilledBlock } from '../../../content/blocks/filled';
import type { Via } from '../../trail';
import { collectionPage, contactPage, trail, webPage } from './page';
import { questionsNode } from './questions';
import { type School, school, searchableWebsite, website, wholeSchool } from './school';

/** What a page is about; undefined when too little is known of it to be told. */
export type Topic =
  | ArticleLeaf
  | BlogPostingLeaf
  | CourseLeaf
  | EducationalOrganizationLeaf
  | EventLeaf
  | JobPostingLeaf
  | NewsArticleLeaf
  | undefined;

export type Told = {
  canonical: string;
  /** As its breadcrumb says it. */
  name: string;
  /** Unsaid, it is the home. */
  via: Via | undefined;
  isContact: boolean;
  /** Of a list, the pages it leads to. */
  items: string[] | undefined;
  topic: Topic;
  body: FilledBlock[];
};

/** SEO-3: what a page says, in the words of schema.org. Nothing that a visitor of the page could not read on it. */
export function pageGraph(site: School, told: Told): Graph {
  const { canonical, via, topic, body } = told;
  const nodes: (Thing | undefined)[] = [
    ...(via
      ? [school(canonical, site), website(canonical, site)]
      : [wholeSchool(canonical, site), searchableWebsite(canonical, site)]),
    ...pageNodes(site, told),
    topic,
    questionsNode(canonical, body),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  };
}

function pageNodes({ locale: language }: School, told: Told): Thing[] {
  const { canonical, name, via, isContact, items, topic } = told;
  const id = topic?.['@id'];
  const about = { language, name, via, main: id ? { '@id': id } : undefined };
  const crumbs = via ? [trail(canonical, about)] : [];
  if (items) return [collectionPage(canonical, about, items), ...crumbs];
  return [(isContact ? contactPage : webPage)(canonical, about), ...crumbs];
}
