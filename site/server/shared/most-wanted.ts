/** While one is drawn, the content of another is on its way. */
const AT_A_TIME = 2;
/** What a publication made old is ordered within this, page by page as visitors ask for them. */
const TOGETHER_MS = 20;
/** Whoever waits longer makes the page itself. */
export const PATIENCE_MS = 5000;

type Waiting<Page> = PromiseWithResolvers<Page | undefined> & { wanted: number; until: number };

/** Makes a few pages at a time, those first that most visitors ask for. */
export class MostWantedFirst<Page> {
  readonly #make: (key: string) => Promise<Page | undefined>;
  readonly #waiting = new Map<string, Waiting<Page>>();
  #open = 0;

  constructor(make: (key: string) => Promise<Page | undefined>) {
    this.#make = make;
  }

  /** What several want and is not begun is made once. */
  order(key: string, wanted: number): Promise<Page | undefined> {
    const one = this.#waiting.get(key) ?? {
      wanted: 0,
      until: Date.now() + PATIENCE_MS,
      ...Promise.withResolvers<Page | undefined>(),
    };
    one.wanted += wanted;
    this.#waiting.set(key, one);
    if (wanted > 0) setTimeout(() => this.#begin(), TOGETHER_MS);
    else this.#begin();
    return one.promise;
  }

  #begin(): void {
    if (this.#open === AT_A_TIME) return;
    const [first] = [...this.#waiting].toSorted(([, a], [, b]) => b.wanted - a.wanted);
    if (!first) return;
    const [key, { until, resolve, reject }] = first;
    this.#waiting.delete(key);
    this.#open += 1;
    const made = until > Date.now() ? this.#make(key) : Promise.resolve(undefined);
    made.then(resolve, reject).finally(() => {
      this.#open -= 1;
      this.#begin();
    });
  }
}
