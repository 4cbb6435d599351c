import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { signIn } from '../harness/client.ts';
import { type Cms, startCms } from '../harness/product.ts';
import { json, StandIn } from '../harness/stand-in.ts';

const REDIRECT = 'api::redirect.redirect';

test.describe.configure({ mode: 'serial' });

let site: StandIn;
let cms: Cms;
let admin: Admin;

test.beforeAll(async () => {
  site = await StandIn.start({ '/clear': json({}) });
  cms = await startCms({ siteUrl: new URL(site.api).origin });
  admin = await Admin.signIn(cms.url);
  // A start tells the site once.
  await expect.poll(() => site.count('/clear')).toBe(1);
});

test.afterAll(async () => {
  await cms.stop();
  await site.stop();
});

type Call = 'import' | 'import/check';
type Line = { line: number; from: string; to: string; verdict: string; reason?: string };

/** The file goes as the admin's page sends it. */
async function send(call: Call, file: BlobPart, headers: Record<string, string> = admin.headers) {
  const body = new FormData();
  body.append('files', new Blob([file]), 'redirections.csv');
  const reply = await fetch(`${cms.url}/admin/redirects/${call}`, {
    method: 'POST',
    headers,
    body,
  });
  const answer = (await reply.json()) as { lines?: Line[]; error?: { message: string } };
  return { status: reply.status, ...answer };
}

async function verdicts(call: Call, file: BlobPart): Promise<string[]> {
  const { status, lines = [] } = await send(call, file);
  expect(status).toBe(200);
  return lines.map(({ line, verdict, reason = '' }) => `${line} ${verdict} ${reason}`.trim());
}

function rules(prefix: string) {
  const filter = `filters[from][$startsWith]=${encodeURIComponent(prefix)}`;
  return admin.list(REDIRECT, `${filter}&sort=from:ASC&pageSize=100`);
}

const FILE = [
  'Ancienne adresse;Nouvelle adresse;Remarque',
  '/lot/a;/lot-neuf/a;Première',
  '/LOT/B/;https://media.example/b.pdf;',
  '/lot/c/*;/lot-neuf/c/*;',
  '/lot/d;/lot/e;',
  '/lot/e;/lot-neuf/e;',
  '/jpo;/contact;',
  'lot;/lot-neuf;',
  '/lot/a;/lot-neuf/a;Encore',
].join('\r\n');

const REPORT = [
  '2 accepted',
  '3 accepted',
  '4 accepted',
  '5 refused « /lot/e » est lui-même redirigé vers « /lot-neuf/e » (ligne 6) : visez cette adresse.',
  '6 accepted',
  '7 refused « /jpo » est déjà redirigé.',
  '8 refused « lot » n’est pas un chemin du site, comme /ancienne-page ou /anciennes-pages/*.',
  '9 present La ligne 2 dit déjà la même chose.',
];

test('RED-8: a file is judged line by line, and nothing is written', async () => {
  expect(await verdicts('import/check', FILE)).toEqual(REPORT);
  expect(await rules('/lot')).toEqual([]);
});

test('RED-8: the lines that can stand are written, and the site is told once', async () => {
  expect(await verdicts('import', FILE)).toEqual(REPORT);
  expect(await rules('/lot')).toMatchObject([
    { from: '/lot/a', to: '/lot-neuf/a', note: 'Première' },
    { from: '/lot/b', to: 'https://media.example/b.pdf', note: null },
    { from: '/lot/c/*', to: '/lot-neuf/c/*' },
    { from: '/lot/e', to: '/lot-neuf/e' },
  ]);
  await expect.poll(() => site.count('/clear')).toBe(2);
});

test('RED-8: the same file again changes nothing, and tells nobody', async () => {
  const before = await rules('/lot');
  const again = (await verdicts('import', FILE)).filter((verdict) => verdict.includes('accepted'));
  expect(again).toEqual([]);
  expect(await rules('/lot')).toEqual(before);
  expect(site.count('/clear')).toBe(2);

  await admin.create(REDIRECT, { from: '/lot-a-la-main', to: '/agenda', note: 'À la main' });
  await expect.poll(() => site.count('/clear')).toBe(3);
});

test('RED-8: an imported rule is like one that is made by hand', async () => {
  const [imported] = await rules('/lot/a');
  const [handmade] = await rules('/lot-a-la-main');
  const filled = (rule = {}) => Object.entries(rule).filter(([, value]) => value !== null);
  expect(filled(imported).map(([field]) => field)).toEqual(
    filled(handmade).map(([field]) => field),
  );
  expect(imported?.createdBy).toEqual(handmade?.createdBy);
  await expect(admin.create(REDIRECT, { from: '/lot/x', to: '/lot/a' })).rejects.toThrow(
    'visez cette adresse',
  );
});

test('RED-8: two imports of one file at once write it once', async () => {
  const file = '/ensemble/a;/b\n/ensemble/c;/d';
  const both = await Promise.all([verdicts('import', file), verdicts('import', file)]);
  expect(both.toSorted()).toEqual([
    ['1 accepted', '2 accepted'],
    ['1 present Cette redirection existe déjà.', '2 present Cette redirection existe déjà.'],
  ]);
  expect(await rules('/ensemble')).toHaveLength(2);
});

test('RED-8: a file of French Excel keeps its accents', async () => {
  const file = Buffer.from('/élèves;/vie-étudiante;« Année » passée', 'latin1');
  expect(await verdicts('import', file)).toEqual(['1 accepted']);
  expect(await rules('/élèves')).toMatchObject([
    { to: '/vie-étudiante', note: '« Année » passée' },
  ]);
});

for (const [name, file, reason] of [
  ['an empty file', '', 'aucune redirection'],
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]), 'au format CSV'],
  ['a file over 2 MB', Buffer.alloc(2_000_001, 'a'), 'dépasse 2 Mo'],
] as const) {
  test(`RED-8: ${name} is refused with the reason, in French`, async () => {
    for (const call of ['import/check', 'import'] as const) {
      const { status, error } = await send(call, file);
      expect([status, error?.message]).toEqual([400, expect.stringContaining(reason)]);
    }
  });
}

test('RED-8: 10,000 lines are judged and written beside as many rules', async () => {
  const file = (folder: string) =>
    Array.from({ length: 10_000 }, (_, index) => `/${folder}/${index};/neuf/${folder}/${index}`);
  const countAccepted = async (call: Call, folder: string) =>
    (await verdicts(call, file(folder).join('\n'))).filter((line) => line.endsWith('accepted'));
  expect(await countAccepted('import', 'premier')).toHaveLength(10_000);
  expect(await countAccepted('import/check', 'second')).toHaveLength(10_000);
  expect(await countAccepted('import', 'second')).toHaveLength(10_000);
});

test('only those who may create a redirect may import', async () => {
  const theSite = { authorization: `Bearer ${await signIn(cms.api)}` };
  const lyon = await admin.invite('Campus · Lyon');
  const admissions = await admin.invite('Admissions');
  const editor = await admin.invite('Rédaction');
  for (const call of ['import/check', 'import'] as const) {
    const statusFor = async (headers: Record<string, string>) =>
      (await send(call, `/droits/${call};/agenda`, headers)).status;
    expect([await statusFor({}), await statusFor(theSite)]).toEqual([401, 401]);
    expect([await statusFor(lyon.headers), await statusFor(admissions.headers)]).toEqual([
      403, 403,
    ]);
    expect(await rules('/droits')).toEqual([]);
    expect(await statusFor(editor.headers)).toBe(200);
  }
  expect(await rules('/droits')).toMatchObject([{ createdBy: { lastname: 'Rédaction' } }]);
});
