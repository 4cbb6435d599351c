import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContent, readNetwork } from '../files.ts';
import { nextOn } from './events.ts';
import { makeNetwork } from './make.ts';

const folder = path.resolve(import.meta.dirname, '../../../content');
const demo = await readContent(folder);
const file = await readNetwork(folder);
const SIZE = { campuses: 500, news: 10_000, events: 20_000 };
const SUNDAY = 0;
const network = makeNetwork(file, demo, SIZE, SUNDAY);

/** Metropolitan France, drawn from memory of its corners: longitude, latitude. */
const FRANCE = [
  [-4.7, 48.5],
  [-1.6, 48.65],
  [-1.8, 49.7],
  [0.2, 49.5],
  [1.6, 50.9],
  [2.5, 51.05],
  [4.2, 49.95],
  [5.9, 49.5],
  [8.1, 49.0],
  [7.5, 47.6],
  [6.1, 46.3],
  [6.9, 45.9],
  [7.6, 43.8],
  [5.0, 43.3],
  [3.1, 42.4],
  [-1.7, 43.3],
  [-1.2, 45.5],
  [-2.3, 47.2],
] as const;

/** Whether a line from the point to the west crosses the outline an odd number of times. */
function isInFrance(longitude: number, latitude: number): boolean {
  return FRANCE.reduce((inside, [x, y], index) => {
    const [fromX, fromY] = FRANCE.at(index - 1) ?? [x, y];
    const crosses =
      y > latitude !== fromY > latitude &&
      longitude > x + ((fromX - x) * (latitude - y)) / (fromY - y);
    return crosses ? !inside : inside;
  }, false);
}

function areDistinct(values: string[]): boolean {
  return new Set(values).size === values.length;
}

describe('the network', () => {
  test('has the size that is asked, with what the demo has', () => {
    assert.equal(demo.campuses.length + network.campuses.length, SIZE.campuses);
    assert.equal(demo.news.length + network.news.length, SIZE.news);
    assert.equal(demo.events.length + network.events.length, SIZE.events);
  });

  test('is the same at every run', () => {
    assert.deepEqual(makeNetwork(file, demo, SIZE, SUNDAY), network);
  });

  test('cannot be smaller than the demo', () => {
    assert.throws(
      () => makeNetwork(file, demo, { ...SIZE, campuses: 10 }, SUNDAY),
      /asks for 10 campuses: the demo, which the network starts from, has 26/,
    );
  });

  test('has addresses that the content service accepts, and that nothing else has', () => {
    for (const kind of ['campuses', 'news', 'events'] as const) {
      const slugs = [...demo[kind], ...network[kind]].map(({ slug }) => slug);
      assert.ok(areDistinct(slugs), kind);
      assert.deepEqual(
        slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 200),
        [],
      );
    }
  });

  test('has no text longer than its field, and none with a slot left open', () => {
    const texts = [
      ...network.campuses.map(({ fr }) => [fr.name, 80, fr.title, 160, fr.introduction, 1200]),
      ...network.events.map(({ fr }) => [fr.title, 200, fr.description, 2000]),
      ...network.news.map(({ fr }) => [fr.title, 200, fr.summary, 600, fr.body, 5000]),
    ].flat();
    for (let index = 0; index < texts.length; index += 2) {
      const text = String(texts[index]);
      assert.ok(text.length > 0 && text.length <= Number(texts[index + 1]), text);
      assert.doesNotMatch(text, /[{}]|\bde [aeiouyàéèê]|\b(de|à) les? /i, text);
    }
  });
});

describe('the campuses of the network', () => {
  test('are in metropolitan France, in the department of their postcode', () => {
    for (const { slug, longitude, latitude, address } of network.campuses) {
      assert.ok(isInFrance(longitude, latitude), `${slug} ${latitude} ${longitude}`);
      const middle = file.departments.find(({ code }) => address.postcode?.startsWith(code));
      assert.ok(middle && Math.hypot(middle.latitude - latitude, middle.longitude - longitude) < 1);
    }
  });

  test('are in towns of their own, and can be telephoned in fiction only', () => {
    assert.ok(areDistinct(network.campuses.map(({ fr }) => fr.name)));
    for (const { phone } of network.campuses) {
      assert.match(phone, /^\+33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/);
    }
  });

  test('teach one or two of the demo’s programmes each, once', () => {
    const known = new Set(demo.programmes.map(({ slug }) => slug));
    for (const { slug } of network.campuses) {
      const taught = network.offerings.filter(({ campus }) => campus === slug);
      assert.ok(taught.length === 1 || taught.length === 2, slug);
      assert.ok(areDistinct(taught.map(({ programme }) => programme)), slug);
      assert.ok(taught.every(({ programme }) => known.has(programme)));
    }
  });
});

describe('the events and news of the network', () => {
  const everywhere = new Set([...demo.campuses, ...network.campuses].map(({ slug }) => slug));

  test('are of every campus, every type and every category', () => {
    assert.deepEqual(new Set(network.events.map(({ campus }) => campus)), everywhere);
    assert.deepEqual(new Set(network.news.flatMap(({ campus }) => campus)), everywhere);
    assert.deepEqual(
      new Set(network.events.map(({ type }) => type)),
      new Set(demo.events.map(({ type }) => type)),
    );
    assert.deepEqual(
      new Set(network.news.map(({ category }) => category)),
      new Set(demo.newsCategories.map(({ slug }) => slug)),
    );
  });

  test('are over and to come, open days on Saturdays', () => {
    const days = network.events.map(({ inDays }) => inDays);
    assert.ok(days.filter((day) => day < 0).length > 5000);
    assert.ok(days.filter((day) => day > 0).length > 5000);
    const openDays = network.events.filter(({ type }) => type === 'open-door');
    assert.ok(openDays.every(({ inDays }) => ((inDays % 7) + 7) % 7 === 6));
  });
});

for (const [weekday, day, today, expected] of [
  [6, 0, 0, 6],
  [0, 0, 0, 0],
  [6, -365, 3, -361],
  [1, 10, 5, 10],
] as const) {
  test(`weekday ${weekday} from day ${day} on, when today is ${today}, is day ${expected}`, () => {
    assert.equal(nextOn(weekday, day, today), expected);
  });
}
