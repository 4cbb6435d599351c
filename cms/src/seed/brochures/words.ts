import type { ProgrammeFile } from '../files';

type Duration = ProgrammeFile['duration'];
type Price = ProgrammeFile['prices'][number];

export const RHYTHMS: Record<ProgrammeFile['rhythm'], string> = {
  fulltime: 'Initial',
  periodic: 'Alternance',
  both: 'Initial ou alternance',
};

export const MEASURES: Record<NonNullable<ProgrammeFile['outcomes']>[number]['measure'], string> = {
  pass: 'Réussite',
  'continued-study': 'Poursuite d’études',
  employment: 'En emploi',
  interruption: 'Interruption',
};

/** BLK-6. */
export const DELAYS: Record<ProgrammeFile['accessDelay'], { short: string; long: string }> = {
  rolling: {
    short: 'De 48 h à 9 mois',
    long: 'Entre le dépôt de votre dossier et l’entrée en formation, comptez entre 48 heures et 9 mois.',
  },
  'national-procedure': {
    short: 'Procédure nationale',
    long: 'L’entrée en formation suit la procédure et le calendrier nationaux.',
  },
};

export function level(years: number): string {
  return years === 0 ? 'bac' : `bac + ${years}`;
}

export function duration({ value, scale }: Duration): string {
  if (scale === 'months') return `${value} mois`;
  return value === 1 ? '1 an' : `${value} ans`;
}

/** 14500 is « 14 500 € », with the no-break space that the type has: it lacks the narrow one. */
export function euros(amount: number): string {
  return `${grouped(amount)} €`;
}

export function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
}

export function percent(value: number): string {
  return `${String(value).replace('.', ',')} %`;
}

/** « 1er septembre 2026 » */
export function longDate(day: string): string {
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day)).replace(/^1 /, '1er ').replaceAll(' ', ' ');
}

/** What a student pays who has no employer to pay it, or what comes first. */
export function headPrice(prices: Price[]): Price | undefined {
  return prices.find(({ amount }) => amount > 0) ?? prices[0];
}

/** The items of a Markdown list. */
export function items(list: string): string[] {
  return list.split('\n').map((line) => line.replace(/^- /, ''));
}

/** As French people dictate it: 01 99 00 26 26. */
export function telephone(number: string): string {
  return number.replace(/^\+33 /, '0').replaceAll(' ', ' ');
}
