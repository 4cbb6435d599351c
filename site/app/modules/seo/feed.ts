import { escaped, xmlDocument } from './xml';

type FeedEntry = {
  title: string;
  /** Absolute, and what the entry is known by. */
  address: string;
  date: string;
  summary: string | null;
  author: string | null;
  category: string | null;
};

type Feed = {
  title: string;
  language: string;
  /** The list it is of, and the feed's own address. */
  list: string;
  address: string;
  /** Who writes, where an entry does not say. */
  author: string;
  entries: FeedEntry[];
  now: Date;
};

/** SEO-3: what is new, in Atom: readers of feeds know it wherever they know RSS. */
export function atomFeed({ title, language, list, address, author, entries, now }: Feed): string {
  const [newest] = entries;
  return xmlDocument(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    [
      `<title>${escaped(title)}</title>`,
      `<id>${escaped(list)}</id>`,
      `<link rel="alternate" type="text/html" href="${escaped(list)}"/>`,
      `<link rel="self" type="application/atom+xml" href="${escaped(address)}"/>`,
      `<updated>${instant(newest?.date ?? now.toISOString())}</updated>`,
      `<author><name>${escaped(author)}</name></author>`,
      ...entries.map(entryOf),
    ],
    '</feed>',
  );
}

function entryOf({ title, address, date, summary, author, category }: FeedEntry): string {
  const parts = [
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    `<published>${instant(date)}</published>`,
    `<updated>${instant(date)}</updated>`,
    author && `<author><name>${escaped(author)}</name></author>`,
    category && `<category term="${escaped(category)}"/>`,
    summary && `<summary>${escaped(summary)}</summary>`,
  ];
  return `<entry>${parts.filter(Boolean).join('')}</entry>`;
}

/** A date of the content may be a day alone, which Atom does not know. */
function instant(date: string): string {
  return new Date(date).toISOString();
}
