import type { Admin } from './admin.ts';

export type Finding = { name: string; detail: string | null; locale: string | null; link: string };
type Group = { label: string | null; count: number; findings: Finding[] };
export type Section = {
  id: string;
  title: string;
  why: string;
  clean: string;
  count: number;
  groups: Group[];
};

/** The page « Santé des publications », and the hands of an editor who follows its links. */
export class Health {
  readonly #admin: Admin;

  constructor(admin: Admin) {
    this.#admin = admin;
  }

  async sections(): Promise<Section[]> {
    const report = await this.send('GET', '/parvis/health');
    return (report as { sections: Section[] }).sections;
  }

  async section(id: string): Promise<Section> {
    const found = (await this.sections()).find((section) => section.id === id);
    if (!found) throw new Error(`Nothing is checked under the name ${id}`);
    return found;
  }

  /** What a check says of one entry: the findings whose link opens it. */
  async about(id: string, entry: string): Promise<Finding[]> {
    const { groups } = await this.section(id);
    const all = groups.flatMap(({ findings }) => findings);
    return all.filter(({ link }) => link.split('?')[0] === entry);
  }

  /** The place of an entry's form in the admin. */
  async entry(uid: string, field: string, value: string): Promise<string> {
    const query = `filters[${field}][$eq]=${encodeURIComponent(value)}`;
    const [found] = await this.#admin.list(uid, query);
    if (!found) throw new Error(`No ${uid} has ${value} as its ${field}`);
    return `/content-manager/collection-types/${uid}/${found.documentId}`;
  }

  /** Saves and publishes the form that a link opens, in the language it opens it in. */
  async publish(link: string, fields: object): Promise<void> {
    await this.send('POST', form(link, '/actions/publish'), fields);
  }

  async unpublish(link: string): Promise<void> {
    await this.send('POST', form(link, '/actions/unpublish'), {});
  }

  async delete(link: string): Promise<void> {
    await this.send('DELETE', form(link));
  }

  async send(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await this.#admin.send(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
    return reply.body === '' ? undefined : reply.json();
  }
}

function form(link: string, action = ''): string {
  const { pathname, searchParams } = new URL(link, 'http://admin.invalid');
  const locale = searchParams.get('plugins[i18n][locale]');
  return `${pathname}${action}${locale ? `?locale=${locale}` : ''}`;
}
