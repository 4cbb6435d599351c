import { ask } from './client.ts';
import { ADMIN } from './product.ts';

/** An editor's hands: what the admin's own screens send. */
export class Admin {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<Admin> {
    const reply = await ask(`${url}/admin/login`, { method: 'POST', body: ADMIN });
    const { data } = reply.json() as { data?: { token: string } };
    if (!data)
      throw new Error(`The administrator could not sign in: ${reply.status} ${reply.body}`);
    return new Admin(url, data.token);
  }

  /** Makes an entry, as the admin's form does; what the service refuses is told with its reason. */
  async create(uid: string, fields: object): Promise<void> {
    await this.#send('POST', uid, fields);
  }

  /** Changes an entry and publishes it. */
  async update(uid: string, slug: string, fields: object): Promise<void> {
    await this.#send(
      'POST',
      `${uid}/${await this.#documentId(uid, slug)}/actions/publish?locale=fr`,
      fields,
    );
  }

  /** Saves a draft of an entry. */
  async draft(uid: string, slug: string, fields: object): Promise<void> {
    await this.#send('PUT', `${uid}/${await this.#documentId(uid, slug)}?locale=fr`, fields);
  }

  async remove(uid: string, slug: string): Promise<void> {
    await this.#send('DELETE', `${uid}/${await this.#documentId(uid, slug)}?locale=*`);
  }

  async #documentId(uid: string, slug: string): Promise<string> {
    const found = await this.#send('GET', `${uid}?locale=fr&filters[slug][$eq]=${slug}`);
    const { results } = found as { results: { documentId: string }[] };
    const [entry] = results;
    if (!entry) throw new Error(`No ${uid} has the slug ${slug}`);
    return entry.documentId;
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await ask(`${this.#url}/content-manager/collection-types/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(body && { body }),
    });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
    return reply.body === '' ? undefined : reply.json();
  }
}
