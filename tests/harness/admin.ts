import { ask, product, type Reply } from './client.ts';
import { ADMIN } from './product.ts';

export type Entry = { documentId: string; slug: string } & Record<string, unknown>;
export type Account = { email: string; password: string };

const CONTENT = '/content-manager/collection-types';

const GOOD_FOR_MS = 10 * 60_000;
let ofTheRun: { since: number; admin: Promise<Admin> } | undefined;

/** Someone at the admin: what its own screens send. */
export class Admin {
  readonly #url: string;
  /** What a request shows to be theirs. */
  readonly headers: { authorization: string };

  private constructor(url: string, token: string) {
    this.#url = url;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /** The administrator of the run's own content service, which lets nobody sign in often: once for each process of the tests, and again before it ends. */
  static async ofTheRun(): Promise<Admin> {
    const now = Date.now();
    if (!ofTheRun || now - ofTheRun.since > GOOD_FOR_MS)
      ofTheRun = { since: now, admin: Admin.signIn(product('CMS')) };
    return ofTheRun.admin;
  }

  static async signIn(url: string, account: Account = ADMIN): Promise<Admin> {
    const reply = await ask(`${url}/admin/login`, { method: 'POST', body: account });
    const { data } = reply.json() as { data?: { token: string } };
    if (!data) throw new Error(`${account.email} could not sign in: ${reply.status} ${reply.body}`);
    return new Admin(url, data.token);
  }

  /** Invites someone to a role, or to several, who answers the invitation and signs in. */
  async invite(...names: [string, ...string[]]): Promise<Admin> {
    const password = 'Only-for-this-test-run-1664';
    const role = names.join(' ');
    const email = `${role.toLowerCase().replaceAll(/\W+/g, '-')}@cassini.example`;
    const { data: roles } = await this.#done<{ data: { id: number; name: string }[] }>(
      'GET',
      '/admin/roles',
    );
    const ids = roles.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    if (ids.length < names.length) throw new Error(`There is no role ${role}`);
    const person = { firstname: 'Camille', lastname: role };
    const { data: invited } = await this.#done<{ data: { registrationToken: string } }>(
      'POST',
      '/admin/users',
      { ...person, email, roles: ids },
    );
    const { registrationToken } = invited;
    const userInfo = { ...person, password };
    await this.#done('POST', '/admin/register', { registrationToken, userInfo });
    return Admin.signIn(this.#url, { email, password });
  }

  /** Makes an entry, as the admin's form does; what the service refuses is told with its reason. */
  async create(uid: string, fields: object): Promise<string> {
    const { data } = await this.#done<{ data: { documentId: string } }>(
      'POST',
      `${CONTENT}/${uid}`,
      fields,
    );
    return data.documentId;
  }

  /** Makes an entry from another, with these changes. */
  async duplicate(uid: string, documentId: string, fields: object): Promise<void> {
    await this.#done('POST', `${CONTENT}/${uid}/clone/${documentId}`, fields);
  }

  /** The entry as its form shows it: the draft, and whether what is published is the same. */
  async read(uid: string, slug: string): Promise<object> {
    const path = `${CONTENT}/${uid}/${await this.documentId(uid, slug)}?locale=fr`;
    return (await this.#done<{ data: object }>('GET', path)).data;
  }

  /** Changes an entry and publishes it. */
  async update(uid: string, slug: string, fields: object): Promise<void> {
    const id = await this.documentId(uid, slug);
    await this.#done('POST', `${CONTENT}/${uid}/${id}/actions/publish?locale=fr`, fields);
  }

  /** Saves a draft of an entry. */
  async draft(uid: string, slug: string, fields: object): Promise<void> {
    const id = await this.documentId(uid, slug);
    await this.#done('PUT', `${CONTENT}/${uid}/${id}?locale=fr`, fields);
  }

  async remove(uid: string, slug: string): Promise<void> {
    const id = await this.documentId(uid, slug);
    await this.#done('DELETE', `${CONTENT}/${uid}/${id}?locale=*`);
  }

  /** Puts a file in the media library, and gives its number there. */
  async upload(file: File, alternativeText?: string): Promise<number> {
    const form = new FormData();
    form.append('files', file);
    if (alternativeText) form.append('fileInfo', JSON.stringify({ alternativeText }));
    const { headers } = this;
    const reply = await fetch(`${this.#url}/upload`, { method: 'POST', headers, body: form });
    if (!reply.ok) throw new Error(`upload: ${reply.status} ${await reply.text()}`);
    const [stored] = (await reply.json()) as { id: number }[];
    return stored?.id ?? 0;
  }

  /** The names of the files in the media library. */
  async files(): Promise<string[]> {
    const path = '/upload/files?sort=name:ASC&pageSize=1000';
    const found = await this.#done<{ results: { name: string }[] }>('GET', path);
    return found.results.map(({ name }) => name);
  }

  async removeFile(name: string): Promise<void> {
    const path = `/upload/files?filters[name][$eq]=${name}`;
    const found = await this.#done<{ results: { id: number }[] }>('GET', path);
    const [file] = found.results;
    if (!file) throw new Error(`No file is called ${name}`);
    await this.#done('DELETE', `/upload/files/${file.id}`);
  }

  async list(uid: string, query = ''): Promise<Entry[]> {
    const path = `${CONTENT}/${uid}?locale=fr&pageSize=100&${query}`;
    const found = await this.#done<{ results: Entry[] }>('GET', path);
    return found.results;
  }

  async documentId(uid: string, slug: string): Promise<string> {
    const [entry] = await this.list(uid, `filters[slug][$eq]=${slug}`);
    if (!entry) throw new Error(`No ${uid} has the slug ${slug}`);
    return entry.documentId;
  }

  /** Whatever the admin's screens could send, and what comes of it. */
  send(method: string, path: string, body?: object): Promise<Reply> {
    return ask(`${this.#url}${path}`, {
      method,
      headers: this.headers,
      ...(body && { body }),
    });
  }

  async #done<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const reply = await this.send(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
    return (reply.body === '' ? undefined : reply.json()) as Answer;
  }
}
