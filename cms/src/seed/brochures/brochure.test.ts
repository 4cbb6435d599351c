import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readContent } from '../files.ts';
import { makeBrochure } from './brochure.ts';
import { readFonts } from './paper.ts';
import { unpackWoff } from './woff.ts';
import { items } from './words.ts';

const app = path.resolve(import.meta.dirname, '../../..');
const content = await readContent(path.join(app, 'content'));
const fonts = readFonts(app);
const programmes = content.programmes.filter(({ brochure }) => brochure);

for (const programme of programmes) {
  test(`the brochure of ${programme.slug} is four light pages that can be read aloud`, async () => {
    const pdf = await makeBrochure(programme, content, fonts);
    const text = pdf.toString('latin1');
    const count = (part: RegExp) => text.match(part)?.length ?? 0;
    assert.match(text, /^%PDF-1\.7\n/);
    assert.ok(pdf.length <= 60_000, String(pdf.length));
    assert.equal(count(/\/Type \/Page\n/g), 4);
    assert.equal(count(/\/FontFile[23] /g), 3);
    assert.match(text, /\/Lang \(fr-FR\)/);
    assert.match(text, /\/DisplayDocTitle true/);
    const title = Buffer.from(`${programme.fr.title}\u00a0: la brochure`, 'utf16le').swap16();
    assert.ok(pdf.includes(title));
    const { prices, fr } = programme;
    const skills = fr.skillUnits.flatMap((unit) => items(unit.skills));
    assert.equal(count(/\/S \/H1\n/g), 1);
    assert.equal(count(/\/S \/H3\n/g), fr.skillUnits.length);
    assert.equal(count(/\/S \/TR\n/g), fr.teachingUnits.length + prices.length);
    assert.equal(count(/\/S \/LBody\n/g), items(fr.objectives).length + skills.length);
  });
}

test('a brochure is the same at every run', async () => {
  const [programme] = programmes;
  assert.ok(programme);
  const [one, other] = [
    await makeBrochure(programme, content, fonts),
    await makeBrochure(programme, content, fonts),
  ];
  assert.ok(one.equals(other));
});

test('a font that is no WOFF file is refused', () => {
  assert.throws(() => unpackWoff(Buffer.from('OTTO')), /no WOFF/);
});
