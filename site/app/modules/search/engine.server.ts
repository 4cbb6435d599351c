import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { folded } from '../lists';
import type { Language } from '../taxonomy';
import type { SearchDocument } from './document';
import { Lexicon } from './lexicon.server';
import { isVocabulary, planOf, type Wish } from './plan';
import { distancesOf, exchanges, farDistancesOf, mayBeMisspelt } from './spelling';
import { VOCABULARIES } from './vocabulary';
import { weightOf } from './weight';
import { wordsOf } from './words';

/** The instant it is, and the day at the school. */
export type Clock = { now: Date; today: string };

export type Hit = { document: SearchDocument; isHit: (word: string) => boolean };

export type Found = {
  hits: Hit[];
  /** The words as they were read, where one was misspelt. */
  understood: string | null;
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
/** What a word that only begins so weighs. */
const WEIGHTS = { prefix: 0.6, fuzzy: 1 };

type Distances = (word: string) => number[];
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
    const understood = this.#corrected(words, distancesOf, clock);
    const wishes = planOf(understood ?? words, VOCABULARIES[this.#language]);
    const queries = wishes.map((wish, index) => this.#queryOf(wish, index === wishes.length - 1));
    const whole = this.#search({ combineWith: 'AND', queries }, clock);
    if (whole.length > 0) return { hits: whole, understood, loose: false, suggestion: null };
    const some = wishes.length > 1 ? this.#search({ combineWith: 'OR', queries }, clock) : [];
    if (some.length > 0) return { hits: some, understood, loose: true, suggestion: null };
    const suggestion = this.#corrected(words, farDistancesOf, clock);
    return { hits: [], understood: null, loose: false, suggestion };
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

  /** A word that is known is looked for with its other forms; one that is not may be unfinished. */
  #wordQuery(word: string, isLast: boolean): Query {
    const isUnfinished = !this.#lexicon.has(word) && this.#isBeginning(word);
    if (isUnfinished) return { queries: [word], prefix: true };
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: isLast && word.length >= SHORTEST_WORD },
        { queries: this.#lexicon.formsOf(word), boostTerm: () => FORM },
      ],
    };
  }

  #isBeginning(word: string): boolean {
    return word.length >= SHORTEST_BEGINNING && this.#lexicon.hasBeginning(word);
  }

  /** The words, with those that nothing has as the page that suits them best has them; null when there is nothing to correct. */
  #corrected(words: string, distances: Distances, clock: Clock): string | null {
    const typed = wordsOf(words);
    const wrong = new Map(
      typed
        .map((word): [string, string[]] => [word, this.#candidates(folded(word), distances)])
        .filter(([, candidates]) => candidates.length > 0),
    );
    if (wrong.size === 0) return null;
    const right = typed.filter((word) => !wrong.has(word)).map(folded);
    const [best] = this.#results(eachOf([...wrong.values()], right), clock);
    if (!best) return null;
    const meant = (word: string) => wrong.get(word)?.find((other) => best.terms.includes(other));
    return typed.map((word) => this.#lexicon.writtenForm(meant(word) ?? word)).join(' ');
  }

  /** What a word may have been meant to be; nothing when it means something as it is. */
  #candidates(word: string, distances: Distances): string[] {
    if (!mayBeMisspelt(word) || this.#meansSomething(word)) return [];
    const exchanged = exchanges(word);
    for (const fuzzy of distances(word)) {
      const near: Query = {
        combineWith: 'OR',
        queries: [{ queries: [word], fuzzy }, ...exchanged],
      };
      const terms = new Set(this.#engine.search(near).flatMap((result) => result.terms));
      if (terms.size > 0) return [...terms];
    }
    return [];
  }

  #meansSomething(word: string): boolean {
    return (
      this.#lexicon.has(word) ||
      this.#isBeginning(word) ||
      this.#lexicon.formsOf(word).length > 0 ||
      isVocabulary(word, VOCABULARIES[this.#language])
    );
  }
}

/** One of each of these; those that also have some of the others first. */
function eachOf(choices: string[][], others: string[]): Query {
  const must: Query = {
    combineWith: 'AND',
    queries: choices.map((queries) => ({ combineWith: 'OR', queries })),
  };
  const may: Query = { combineWith: 'OR', queries: others };
  return { combineWith: 'OR', queries: [must, { combineWith: 'AND', queries: [must, may] }] };
}

function indexed({ title, names, summary, text, related }: SearchDocument, id: number): Indexed {
  return { id, title, names: names.join(' '), summary, text, related: related.join(' ') };
}
