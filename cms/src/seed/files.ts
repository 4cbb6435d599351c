import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { DEMO_SCHOOL, inTheNameOf } from './school.ts';

/** What the files of `content/` hold: one shape per kind, a branch per language inside each entry. */
export type Localized<Text> = { fr: Text; en?: Text };
export type Block = { __component: string };
type Address = { street: string; postcode?: string; city: string; country: string };

export type CampusFile = Localized<{ name: string; title: string; introduction: string }> & {
  slug: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  address: Address;
  phone: string;
  email: string;
};

export type CampusDetailFile = Localized<{ access?: string; hours?: string }> & {
  slug: string;
  openingHours: { firstDay: string; lastDay: string; opens: string; closes: string }[];
};

export type EventFile = Localized<{ title: string; description: string }> & {
  slug: string;
  type: string;
  campus: string;
  inDays: number;
  startsAt: string;
  endsAt?: string;
  lasts?: number;
  url?: string;
};

export type CategoryFile = Localized<{ title: string }> & { slug: string };

type Post = { title: string; summary: string; body: string };

export type NewsFile = Localized<Post> & {
  slug: string;
  publishedDaysAgo?: number;
  publishDate?: string;
  category: string;
  campus: string[];
};

export type BlogFile = Localized<Post> & {
  slug: string;
  publishedDaysAgo: number;
  category: string;
  author: string;
};

export type ProgrammeText = {
  title: string;
  summary: string;
  objectives: string;
  prerequisites: string;
  methods: string;
  assessment: string;
  disability: string;
  teachingUnits: { title: string; hours: number; semester: number; description: string }[];
  skillUnits: { code: string; title: string; skills: string }[];
  careers: { title: string; description: string; salaryFrom: number; salaryTo: number }[];
};

export type ProgrammeFile = {
  slug: string;
  landingType: string;
  levelIn: number;
  levelOut: number;
  rhythm: 'fulltime' | 'periodic' | 'both';
  duration: { value: number; scale: 'years' | 'months' };
  accessDelay: 'rolling' | 'national-procedure';
  certification?: {
    title: string;
    rncpCode: string;
    certifier: string;
    registeredOn: string;
    level: number;
  };
  disability?: { contactName: string; contactEmail?: string; contactPhone?: string };
  prices: { label: string; amount: number; note?: string; validFrom: string }[];
  outcomes?: {
    measure: 'pass' | 'continued-study' | 'employment' | 'interruption';
    value: number;
    cohort: string;
    headcount: number;
    source: string;
  }[];
  /** Whether seeding makes one, from the French text. */
  brochure?: boolean;
  fr: ProgrammeText;
  en?: { title: string };
};

export type OfferingFile = {
  programme: string;
  campus: string;
  rhythm: string;
  route: string;
  enrolment: string;
  intakes: { inDays: number; seats?: number }[];
  crm?: { brochure?: string; contact?: string; registration?: string };
};

export type TestimonialFile = Localized<{ status: string; quote: string; story: string }> & {
  slug: string;
  name: string;
  programme: string;
  campus: string;
  route: string[];
  graduated: number | null;
  position: string | null;
};

export type OfferFile = Localized<{
  title: string;
  place: string;
  rhythm: string;
  description: string;
}> & {
  slug: string;
  company: string;
  contract: string;
  campus: string;
  programme: string;
  startsInDays: number;
  expiresInDays: number;
};

export type TeamFile = Localized<{ role: string; note?: string }> & {
  slug: string;
  name: string;
  campus: string;
  department: string;
  email: string;
  phone: string;
  order: number;
};

type PageText = { title: string; metaDescription?: string; body: Block[] };

export type PageFile = Localized<PageText> & { path: string; enPath?: string; pageLayout?: string };

export type ArticleFile = Localized<{ title: string; summary: string; body: Block[] }> & {
  slug: string;
  rubrique: string;
  pageLayout?: string;
  publishedDaysAgo: number;
};

export type BannerFile = Localized<{ message: string }> & {
  slug: string;
  url?: string;
  startsInDays: number;
  endsInDays: number;
};

export type RedirectFile = { from: string; to: string; note?: string };

export type MenuFile = Localized<{ body: Block[] }> & { type: string };

export type SettingsFile = Localized<{
  title: string;
  siteName: string;
  baseline: string;
  email: { email: string };
  schools: { slug: string; phone: { number: string } }[];
}>;

export type Content = {
  campuses: CampusFile[];
  campusDetails: CampusDetailFile[];
  events: EventFile[];
  newsCategories: CategoryFile[];
  news: NewsFile[];
  blogCategories: CategoryFile[];
  blog: BlogFile[];
  programmes: ProgrammeFile[];
  offerings: OfferingFile[];
  testimonials: TestimonialFile[];
  offers: OfferFile[];
  teams: TeamFile[];
  pages: PageFile[];
  articles: ArticleFile[];
  banners: BannerFile[];
  redirects: RedirectFile[];
  menus: MenuFile[];
  settings: SettingsFile;
};

/** What a network's worth of campuses, events and news is written from. */
export type NetworkFile = {
  towns: { heads: string[]; tails: string[]; complements: string[] };
  streets: string[];
  departments: { code: string; latitude: number; longitude: number; zone: number }[];
  introductions: string[];
  accesses: string[];
  openings: CampusDetailFile['openingHours'][];
  events: {
    type: string;
    weekdays: number[];
    lasts?: number[];
    hours: [startsAt: string, endsAt: string][];
    titles: string[];
    descriptions: string[];
  }[];
  news: { titles: Record<string, string[]>; summaries: string[]; bodies: string[][] };
  words: Record<string, string[]>;
};

export async function readNetwork(directory: string): Promise<NetworkFile> {
  return readYaml(directory, 'network');
}

async function readYaml(directory: string, file: string, school = DEMO_SCHOOL) {
  const text = await fs.readFile(path.join(directory, `${file}.yaml`), 'utf8');
  return parse(inTheNameOf(school, text));
}

/** Everything the demo school publishes, or another one in its place. */
export async function readContent(directory: string, school = DEMO_SCHOOL): Promise<Content> {
  const read = (file: string) => readYaml(directory, file, school);
  const lists = async (...files: string[]) => (await Promise.all(files.map(read))).flat();
  return {
    campuses: await lists('campuses'),
    campusDetails: await lists('campus-details'),
    events: await lists('events', 'events-2'),
    newsCategories: await lists('news-categories'),
    news: await lists('news', 'news-2', 'news-archives'),
    blogCategories: await lists('blog-categories'),
    blog: await lists('blog'),
    programmes: await lists('programmes'),
    offerings: await lists('offerings'),
    testimonials: await lists('testimonials'),
    offers: await lists('work-study-offers'),
    teams: await lists('teams'),
    pages: await lists('pages', 'pages-formations'),
    articles: await lists('articles'),
    banners: await lists('banners'),
    redirects: await lists('redirects'),
    menus: await lists('menus'),
    settings: await read('settings'),
  };
}
