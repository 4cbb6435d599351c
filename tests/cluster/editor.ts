import { setTimeout as pause } from 'node:timers/promises';
import { Admin } from '../harness/admin.ts';
import type { Cluster } from './cluster.ts';
import { visit } from './load.ts';

const CAMPUS = 'api::campus.campus';
const GOOD_FOR_MS = 10 * 60_000;
const PATIENCE_MS = 60_000;
/** On connections of their own, so many reach every process of the site, but for a chance in a hundred. */
const LOOKS = 12;

/** Someone who publishes, and looks whether everyone sees it. */
export class Editor {
  readonly #cluster: Cluster;
  #signedIn: { at: number; admin: Admin } | undefined;
  #published = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /** Publishes, and gives the seconds until every process of the site shows it, from the moment it was saved. */
  async publish(): Promise<number> {
    this.#published += 1;
    const title = `Campus de Lyon, ${this.#published}`;
    await until('An editor cannot publish', async () => {
      const admin = await this.#admin();
      await admin.update(CAMPUS, 'lyon', { title });
      return true;
    });
    const saved = Date.now();
    const { url } = this.#cluster.nginx.doors;
    await until(`« ${title} » is not seen by everyone`, async () => {
      const looks = Array.from({ length: LOOKS }, () => visit(`${url}/campus/lyon`));
      return (await Promise.all(looks)).every(({ body }) => body.includes(title));
    });
    return (Date.now() - saved) / 1000;
  }

  async #admin(): Promise<Admin> {
    const now = Date.now();
    if (!this.#signedIn || now - this.#signedIn.at > GOOD_FOR_MS)
      this.#signedIn = { at: now, admin: await Admin.signIn(this.#cluster.cms.url) };
    return this.#signedIn.admin;
  }
}

/** As somebody who tries again does, for a minute. */
export async function until(complaint: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let reason = ''; Date.now() < deadline; ) {
    try {
      if (await isSo()) return;
    } catch (error) {
      reason = error instanceof Error ? `: ${error.message}` : '';
      if (Date.now() + 1000 > deadline) throw new Error(`${complaint}${reason}`);
    }
    await pause(200);
  }
  throw new Error(complaint);
}
