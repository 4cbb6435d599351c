import { z } from 'zod';
import { deadline } from './deadline.server';
import { parse } from './fields';
import { exchange } from './transport.server';

const token = z.object({ access_token: z.string().min(1) });

export type Account = { url: string; username: string; password: string };

/** The site's own account: signs in when first needed, once for however many callers wait, and again when told to. */
export class Session {
  readonly #account: Account;
  readonly #deadline: number;
  #current: Promise<string> | undefined;

  constructor(account: Account, deadline: number) {
    this.#account = account;
    this.#deadline = deadline;
  }

  token(): Promise<string> {
    this.#current ??= this.#signIn();
    return this.#current;
  }

  /** A new token in place of a refused one; callers refused with the same token share one sign-in. */
  async renew(refused: string): Promise<string> {
    const current = this.#current;
    if (current && (await current) === refused && this.#current === current)
      this.#current = undefined;
    return this.token();
  }

  async #signIn(): Promise<string> {
    try {
      const { url, username, password } = this.#account;
      const source = `${url}/login`;
      const { body } = await exchange({
        method: 'POST',
        url: source,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
        signal: deadline(this.#deadline),
      });
      return parse(token, body, source).access_token;
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }
}
