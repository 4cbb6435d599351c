import { ask, type Reply } from './http.ts';
import { ADMIN, type Cms } from './product.ts';

const CONTENT = '/content-manager/collection-types';

/** Someone at the admin of a content service: what its own screens send. */
export class Admin {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async signIn({ url }: Cms): Promise<Admin> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(ADMIN);
    const reply = await ask(`${url}/admin/login`, { method: 'POST', headers, body });
    const { data } = read<{ data: { token: string } }>('signing in', reply);
    return new Admin(url, data.token);
  }

  /** Publishes an entry with these fields changed. */
  async publish(uid: string, slug: string, fields: object): Promise<void> {
    const list = `${CONTENT}/${uid}?locale=fr&filters[slug][$eq]=${slug}`;
    const found = await ask(`${this.#url}${list}`, { headers: this.#headers });
    const [entry] = read<{ results: { documentId: string }[] }>(list, found).results;
    if (!entry) throw new Error(`No ${uid} has the slug ${slug}`);
    const path = `${CONTENT}/${uid}/${entry.documentId}/actions/publish?locale=fr`;
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const body = JSON.stringify(fields);
    read(path, await ask(`${this.#url}${path}`, { method: 'POST', headers, body }));
  }

  /** Brings in a file of redirects, as the list's own import does. */
  async importRedirects(lines: string[]): Promise<void> {
    const form = new FormData();
    form.append('files', new File([lines.join('\n')], 'redirects.csv', { type: 'text/csv' }));
    const path = '/admin/redirects/import';
    const reply = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: this.#headers,
      body: form,
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  }
}

function read<Answer>(what: string, { status, body }: Reply): Answer {
  const text = body.toString();
  if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answer;
}
