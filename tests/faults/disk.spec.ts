import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { type Disk, hasDisks, newDisk } from '../harness/disk.ts';
import { freePort, ROOT, run } from '../harness/process.ts';
import { cmsSettings, newPlace, type Site, startCms, startSite } from '../harness/product.ts';
import { newPerson, requestsOf, sendForm, signedToken } from '../harness/request-form.ts';
import { type Answer, json, StandIn } from '../harness/stand-in.ts';

/** As the content service acknowledges a request. */
const stored: Answer = (call, response) => {
  const { data } = JSON.parse(call.body);
  return json({ data: { reference: data.reference } }, 201)(call, response);
};

/** The status, and what the visitor reads. */
async function send(site: Site, person = newPerson()) {
  const sent = await sendForm(`${site.url}/crm/contact`, {
    ...person,
    course: 'bts-mco',
    campus: 'lyon',
    message: 'Bonjour',
    token: signedToken('contact'),
  });
  return { status: sent.status, text: await sent.text() };
}

const written = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.json'));

let disk: Disk;
let standIn: StandIn;

/** Tests of real disks, where the machine lets them have one. */
if (hasDisks()) {
  test.beforeEach(async () => {
    standIn = await StandIn.start();
    const course = { id: '1', slug: 'bts-mco', name: 'BTS MCO' };
    standIn.on('/crm-links/actions', json({ brochure: [], contact: [course], registration: [] }));
    standIn.on(
      '/crm-links/contact/bts-mco/campuses',
      json([{ id: '2', slug: 'lyon', name: 'Lyon' }]),
    );
    standIn.on('/visitor-requests', stored);
  });

  test.afterEach(async () => {
    await standIn.stop();
    await disk.remove();
  });

  const withSpool = (spool: string) =>
    startSite({ api: standIn.api, settings: { SPOOL_DIR: spool } });

  for (const [name, code] of [
    ['full', 'ENOSPC'],
    ['read-only', 'EROFS'],
  ] as const)
    test(`POP-12: a disk that is ${name} at the start is told at once; requests go to the service, and their visitors are told when it is down`, async () => {
      disk = await newDisk(64);
      const spool = path.join(disk.folder, 'spool');
      const before = await withSpool(spool);
      await before.stop();
      if (name === 'full') await disk.fill();
      else disk.protect();
      const site = await withSpool(spool);
      await expect.poll(() => site.output()).toContain('the spool cannot be used');
      expect(site.output()).toContain(`"code":"${code}"`);
      await ask(`${site.url}/crm/contact`);
      expect((await send(site)).status).toBe(303);
      expect(standIn.count('/visitor-requests')).toBe(1);
      await standIn.stop();
      const { status, text } = await send(site);
      expect(status).toBe(503);
      expect(text).toContain('Bonjour');
      expect(text).toContain('role="alert"');
      await expect
        .poll(() => site.output())
        .toContain('a request is not kept, and its visitor told so');
      expect(await written(spool)).toEqual([]);
      if (name === 'full') {
        await disk.empty();
        expect((await send(site)).status).toBe(303);
        expect(await written(spool)).toHaveLength(1);
      }
      await site.stop();
    });

  test('POP-12: a disk that fills up during an outage keeps what was acknowledged, and nothing else', async () => {
    disk = await newDisk(64);
    const site = await withSpool(disk.folder);
    await ask(`${site.url}/crm/contact`);
    await standIn.stop();
    const people = Array.from({ length: 24 }, () => newPerson());
    const acknowledged: string[] = [];
    for (const person of people) {
      const { status } = await send(site, person);
      expect([303, 503]).toContain(status);
      if (status === 303) acknowledged.push(person.email);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(people.length);
    standIn.forget();
    await standIn.restart();
    await expect.poll(() => written(disk.folder), { timeout: 30_000 }).toEqual([]);
    const delivered = standIn.calls.filter((call) => call.path === '/visitor-requests');
    expect(delivered.map(({ body }) => JSON.parse(body).data.email)).toEqual(acknowledged);
    await site.stop();
  });

  test('POP-12: what waits on a disk that became read-only is delivered all the same', async () => {
    disk = await newDisk(64);
    await standIn.stop();
    const before = await withSpool(disk.folder);
    const person = newPerson();
    expect((await send(before, person)).status).toBe(303);
    await before.stop();
    disk.protect();
    standIn.forget();
    await standIn.restart();
    const site = await withSpool(disk.folder);
    await expect.poll(() => standIn.count('/visitor-requests')).toBeGreaterThan(0);
    const [call] = standIn.calls.filter(({ path }) => path === '/visitor-requests');
    expect(JSON.parse(call?.body ?? '{}').data.email).toBe(person.email);
    await site.stop();
  });

  for (const [name, reason] of [
    ['full', 'its disk is full: make room, one megabyte at least'],
    ['read-only', 'its disk is read-only'],
  ] as const)
    test(`a content service whose data folder is ${name} does not start, and says why in a sentence`, async () => {
      disk = await newDisk(512);
      if (name === 'read-only') disk.protect();
      const settings = cmsSettings({ data: disk.folder }, await freePort());
      const cms = run('dist/server.js', path.join(ROOT, 'cms'), settings);
      expect(await cms.exited).toBe(1);
      expect(cms.output()).toBe(
        `The content service cannot write to its data folder, ${disk.folder}: ${reason}.\n`,
      );
      expect(await readdir(disk.folder)).toEqual([]);
    });

  test('POP-12: the disk of the content service fills up: its log says so, pages are served, and what visitors ask is stored once there is room', async () => {
    test.setTimeout(120_000);
    disk = await newDisk(512 * 1024);
    const [seeded, port] = [await newPlace(), await freePort()];
    const place = { ...seeded, data: path.join(disk.folder, 'data') };
    await cp(seeded.data, place.data, { recursive: true });
    await rm(seeded.data, { recursive: true, force: true });
    const cms = await startCms({ place, port });
    const spool = path.join(ROOT, 'tests/results/spools', `disk-${port}`);
    const site = await startSite({ api: cms.api, settings: { SPOOL_DIR: spool } });
    expect((await ask(`${site.url}/crm/contact`)).status).toBe(200);
    await disk.fill();
    const person = newPerson();
    expect((await send(site, person)).status).toBe(303);
    expect(await written(spool)).toHaveLength(1);
    await expect.poll(() => cms.output()).toContain('database or disk is full');
    for (const page of ['/campus/lyon', '/programmes', '/agenda'])
      expect((await ask(`${site.url}${page}`)).status).toBe(200);
    await disk.empty();
    await expect.poll(() => written(spool), { timeout: 40_000 }).toEqual([]);
    expect(await requestsOf(await Admin.signIn(cms.url), person.email)).toHaveLength(1);
    await site.stop();
    await cms.stop();
    await rm(spool, { recursive: true, force: true });
  });
}
