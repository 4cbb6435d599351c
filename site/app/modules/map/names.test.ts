import { describe, expect, it } from 'vitest';
import { COUNTRY, insets, largeName, namesOf, type Station } from './index';
import { network } from './network.server';

const station = (slug: string, x: number, y: number, name = slug): Station => ({
  slug,
  name,
  latitude: 0,
  longitude: 0,
  x,
  y,
});

describe('names', () => {
  it('stand where they were put by hand, whoever else is on the map', () => {
    const names = namesOf({ stations: [station('lille', 548, 93), station('roubaix', 550, 90)] });
    expect(names.get('lille')).toMatchObject({ tier: 1, anchor: 'start' });
  });

  it('of other campuses are at the right, or where there is room', () => {
    const names = namesOf({ stations: [station('a', 300, 300), station('b', 330, 300)] });
    expect(names.get('a')?.anchor).toBe('end');
    expect(names.get('b')?.anchor).toBe('start');
  });

  it('are left out where there is none', () => {
    const around = [
      ...[-30, -15, 0, 15, 30].flatMap((dx) => [-25, 0, 25].map((dy) => [dx, dy] as const)),
    ];
    const crowd = around.map(([dx, dy], index) =>
      station(`s${index}`, 500 + dx, 500 + dy, 'Long nom'),
    );
    expect(namesOf({ stations: crowd }).size).toBeLessThan(crowd.length);
  });

  it('of five hundred campuses are only those placed by hand', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      station(`campus-${index}`, (index % 25) * 40, Math.floor(index / 25) * 40),
    );
    expect([...namesOf({ stations: [...many, station('paris', 501, 279)] }).keys()]).toEqual([
      'paris',
    ]);
  });
});

describe('the name of a chosen campus', () => {
  const lyon = station('lyon', 690, 600, 'Lyon');
  const place = (chosen: Station, ...others: Station[]) =>
    largeName([chosen, ...others], chosen.slug, COUNTRY);
  const montpellier = station('montpellier', 576, 752, 'Montpellier');

  it('stands where it always does, a little further out', () => {
    expect(place(lyon)).toMatchObject({
      roomy: { dx: 15.95, dy: 0, anchor: 'start' },
      small: { dx: 15.95, dy: 0, anchor: 'start' },
    });
  });

  it('gives way to a name it would cover', () => {
    const neighbour = station('neighbour', 720, 600, 'Voisin');
    expect(place(station('x', 690, 600, 'Ailleurs'), neighbour)?.roomy.anchor).toBe('end');
    expect(place(station('toulouse', 414, 752, 'Toulouse'), montpellier)?.roomy.anchor).toBe('end');
  });

  it.each([
    ['at the left of a point at the right', station('m', 870, 420, 'Mulhouse'), 'end'],
    ['at the right of a point at the left', station('d', 235, 780, 'Mont-de-Marsan'), 'start'],
    ['above, too long for either', station('c', 660, 190, 'Charleville-Mézières'), 'middle'],
    ['at the right, without a place of its own', station('x', 300, 300, 'Ici'), 'start'],
  ] as const)('stays on the smallest map %s', (_name, chosen, anchor) => {
    expect(place(chosen)?.small.anchor).toBe(anchor);
  });

  it('of a campus that is off the map is not on it', () => {
    expect(largeName([lyon], 'la-reunion', COUNTRY)).toBeUndefined();
  });
});

describe('insets', () => {
  const far = [
    { slug: 'la-reunion', name: 'La Réunion', latitude: -20.8789, longitude: 55.4481 },
    { slug: 'ouagadougou', name: 'Ouagadougou', latitude: 12.3714, longitude: -1.5197 },
    { slug: 'atlantide', name: 'Atlantide', latitude: 31, longitude: -28 },
    { slug: 'nulle-part', name: 'Nulle part', latitude: null, longitude: null },
  ];

  it('are the campuses of the territories that have an outline, as far from Paris as they are', () => {
    expect(insets(network(far)).map(({ slug, km, isIsland }) => [slug, km, isIsland])).toEqual([
      ['la-reunion', 9360, true],
      ['ouagadougou', 4070, false],
    ]);
  });

  it('have their point on the land that is drawn', () => {
    const [reunion, burkina] = insets(network(far));
    // Saint-Denis is on the north coast of its island; Ouagadougou in the middle of its country.
    expect(reunion?.y).toBeLessThan(6);
    expect(burkina?.x).toBeGreaterThan(35);
    expect(burkina?.x).toBeLessThan(60);
  });
});
