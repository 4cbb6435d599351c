import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Language } from '../taxonomy';
import type { SearchDocument } from './document';
import { Lexicon } from './lexicon.server';
import { planOf, type Wish } from './plan';
import { distancesOf, exchanges, farthest, mayBeMisspelt } from './spelling';
import { VOCABULARIES } from './vocabulary';
import { weightOf } from './weight';
import { wordsOf } from './words';

/** The instant it is, and the day at the school. */
export type Clock = { now: Date; today: string };

export type Hit = { document: SearchDocument; isHit: (word: string) => boolean };

export type Found = {
  hits: Hit[];
  /** Nothing has every word: what is found has some of them. */
  loose: boolean;
  /** Other words to try, when there is nothing at all. */
  suggestion: string | null;
};

const BOOST = { title: 5, names: 3, summary: 1.5, text: 0.8, related: 0.6 };
const FIELDS = ['title', 'names', 'summary', 'text', 'related'] as const;
/** Documents indexed before other work has its turn. */
const CHUNK = 25;
/** One letter is the beginning of everything. */
const SHORTEST_BEGINNING = 2;
/** Shorter words are not also the beginning of others: « RH » is not « Rhône ». */
const SHORTEST_WORD = 3;
/** What another form of a word weighs. */
const FORM = 0.9;
/** What another name of it weighs. */
const ALIKE = 0.5;
const WEIGHTS = { prefix: 0.6, fuzzy: 0.4 };

type Indexed = Record<(typeof FIELDS)[number], string> & { id: number };

/** Everything that can be found in one language, as it was when the index was made. */
export class SearchIndex {
  readonly #documents: SearchDocument[];
  readonly #language: Language;
  readonly #lexicon: Lexicon;
  readonly #weights: number[];
  readonly #from: number[];
  readonly #engine: MiniSearch<Indexed>;

  private constructor(documents: SearchDocument[], language: Language, now: Date) {
    this.#documents = documents;
    this.#language = language;
    this.#weights = documents.map((document) => weightOf(document, now));
    this.#from = documents.map(({ from }) => (from === null ? 0 : Date.parse(from)));
    const lexicon = new Lexicon(language);
    this.#lexicon = lexicon;
    this.#engine = new MiniSearch<Indexed>({
      fields: [...FIELDS],
      tokenize: wordsOf,
      processTerm: (word) => lexicon.enter(word),
      // What is looked for comes ready.
      searchOptions: {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: BOOST,
        weights: WEIGHTS,
      },
    });
  }

  static async make(
    documents: SearchDocument[],
    language: Language,
    now: Date,
  ): Promise<SearchIndex> {
    const index = new SearchIndex(documents, language, now);
    await index.#engine.addAllAsync(documents.map(indexed), { chunkSize: CHUNK });
    index.#lexicon.close();
    return index;
  }

  find(words: string, clock: Clock): Found {
    const wishes = planOf(words, VOCABULARIES[this.#language]);
    const queries = wishes.map((wish, index) => this.#queryOf(wish, index === wishes.length - 1));
    const strict = this.#search({ combineWith: 'AND', queries }, clock);
    if (strict.length > 0 || wishes.length === 0)
      return { hits: strict, loose: false, suggestion: null };
    const some = wishes.length > 1 ? this.#search({ combineWith: 'OR', queries }, clock) : [];
    return {
      hits: some,
      loose: some.length > 0,
      suggestion: some.length > 0 ? null : this.#suggestion(wishes, clock),
    };
  }

  #search(query: Query, clock: Clock): Hit[] {
    return this.#results(query, clock).map(({ id, terms }) => {
      const matched = new Set(terms);
      const isHit = (word: string) => matched.has(this.#lexicon.enter(word));
      return { document: this.#document(id), isHit };
    });
  }

  #results(query: Query, clock: Clock): SearchResult[] {
    return this.#engine
      .search(query, {
        boostDocument: (id) => this.#weights[id] ?? 1,
        filter: ({ id }) => this.#isShown(id, clock),
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** What is public now, whenever the index was made. */
  #isShown(id: number, { now, today }: Clock): boolean {
    const { lastDay } = this.#document(id);
    return (this.#from[id] ?? 0) <= now.getTime() && (lastDay === null || lastDay >= today);
  }

  #document(id: number): SearchDocument {
    const document = this.#documents[id];
    if (!document) throw new RangeError(`The index has no document ${id}`);
    return document;
  }

  #queryOf({ phrase, alike }: Wish, isLast: boolean): Query {
    const asked: Query = {
      combineWith: 'AND',
      queries: phrase.map((word, index) =>
        this.#wordQuery(word, isLast && index === phrase.length - 1),
      ),
    };
    const others = alike.map(
      (queries): Query => ({ combineWith: 'AND', queries, boostTerm: () => ALIKE }),
    );
    return { combineWith: 'OR', queries: [asked, ...others] };
  }

  /** A word that is known is looked for with its other forms; one that is not may be unfinished, or misspelt. */
  #wordQuery(word: string, isLast: boolean): Query {
    const isKnown = this.#lexicon.has(word);
    const begins = word.length >= SHORTEST_BEGINNING && this.#lexicon.hasBeginning(word);
    if (begins && !isKnown) return { queries: [word], prefix: true };
    const forms = this.#lexicon.formsOf(word);
    if (!isKnown && forms.length === 0 && mayBeMisspelt(word)) return this.#misspeltQuery(word);
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: isLast && word.length >= SHORTEST_WORD },
        { queries: forms, boostTerm: () => FORM },
      ],
    };
  }

  #misspeltQuery(word: string): Query {
    const exchanged = exchanges(word).filter((other) => this.#lexicon.has(other));
    if (exchanged.length > 0) return { combineWith: 'OR', queries: exchanged };
    const near = distancesOf(word).map((fuzzy) => ({ queries: [word], fuzzy }));
    return near.find((query) => this.#engine.search(query).length > 0) ?? word;
  }

  /** The words nearest to those that are not known, as the best page that has them writes them. */
  #suggestion(wishes: Wish[], clock: Clock): string | null {
    const words = wishes.flatMap(({ phrase }) => phrase);
    const nearest = words.map((word) => this.#nearest(word, clock));
    return nearest.some((near) => near === null) ? null : nearest.join(' ');
  }

  #nearest(word: string, clock: Clock): string | null {
    if (!mayBeMisspelt(word)) return null;
    const [best] = this.#search({ queries: [word], fuzzy: farthest(word) }, clock);
    if (!best) return null;
    const { title, names, summary, text, related } = best.document;
    const said = [title, ...names, summary, text, ...related].flatMap(wordsOf);
    return said.find(best.isHit)?.toLowerCase() ?? null;
  }
}

function indexed({ title, names, summary, text, related }: SearchDocument, id: number): Indexed {
  return { id, title, names: names.join(' '), summary, text, related: related.join(' ') };
}
