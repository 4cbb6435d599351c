import { type Found, isRecord, type Node, nodesWithin } from './graph.ts';

/** What engines ask of each type before they show anything of it. */
const REQUIRED: Record<string, string[]> = {
  Answer: ['text'],
  Article: ['headline', 'author', 'publisher'],
  BlogPosting: ['headline', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'location'],
  EducationalOrganization: ['name', 'url'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'organizer'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough', 'employmentType'],
    ...['hiringOrganization', 'jobLocation'],
  ],
  ListItem: ['position'],
  NewsArticle: ['headline', 'author', 'publisher'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url'],
};

/** What an address of the site tells of; all others tell of themselves. */
const TOPICS: [RegExp, string][] = [
  [/^\/$/, 'SearchAction'],
  [/^\/actualites\/(?!archives)./, 'NewsArticle'],
  [/^\/agenda\/./, 'Event'],
  [/^\/article\?slug=/, 'Article'],
  [/^\/blog\/./, 'BlogPosting'],
  [/^\/campus\/./, 'PostalAddress'],
  [/^\/contact$/, 'ContactPage'],
  [/^\/offres-alternance\?offre=/, 'JobPosting'],
  [/^\/programmes\/./, 'Course'],
  [
    /^\/(actualites|agenda|article|blog|campus|offres-alternance|programmes|temoignages)$/,
    'CollectionPage',
  ],
];

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;
const OFFSET_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const IS_DATE = /^(startDate|endDate|date\w+|validThrough|jobStartDate)$/;

export function missing({ page, node }: Found): string[] {
  return nodesWithin(node).flatMap((each) => [
    ...(REQUIRED[each['@type']] ?? [])
      .filter((property) => !isSaid(each[property]))
      .map((property) => `${each['@type']} without ${property} (${page})`),
    ...Object.entries(each)
      .filter(([property, value]) => IS_DATE.test(property) && !isDate(value))
      .map(([property, value]) => `${property} is no date: ${value} (${page})`),
    ...(each['@type'] === 'BreadcrumbList' ? brokenSteps(each, page) : []),
  ]);
}

export function untold(page: string, path: string, graph: Node[]): string[] {
  const types = nodesWithin(graph).map((node) => node['@type']);
  const asked = ['EducationalOrganization', 'WebSite', ...(path === '/' ? [] : ['BreadcrumbList'])];
  const topics = TOPICS.flatMap(([pattern, type]) => (pattern.test(path) ? type : []));
  return [...asked, ...topics]
    .filter((type) => !types.includes(type))
    .map((type) => `no ${type} (${page})`);
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && (BARE_DATE.test(value) || OFFSET_TIME.test(value));
}

function brokenSteps({ itemListElement: steps }: Node, page: string): string[] {
  if (!Array.isArray(steps)) return [`steps that are none (${page})`];
  return steps.flatMap((step: unknown, index) => {
    const isWhole = isRecord(step) && step.position === index + 1 && step.name && step.item;
    return isWhole ? [] : [`step ${index + 1} is not whole (${page})`];
  });
}
