const LONGEST = 200;

/** TRK-3: what the site keeps of an arrival, by the names of its cookies. */
const LABEL = 'origine-tracking';
const MEDIUM = 'utm_medium';

/** Where a visitor came from, in words: what lists, filters, figures and exports show of the origin. */
export function originLabel(origin: unknown): string | null {
  const label = read(origin, LABEL);
  if (!label) return null;
  const [, way, name] = /^(SEARCH|ORGANIC|REFERRAL)_(.+)$/.exec(label) ?? [];
  return cut(name ? WAYS[way ?? '']?.(name) : said(label, read(origin, MEDIUM)));
}

const WAYS: Record<string, (name: string) => string> = {
  SEARCH: (engine) => `${capital(engine)} (annonce)`,
  ORGANIC: (engine) => `${capital(engine)} (recherche)`,
  REFERRAL: (host) => `Lien sur ${host}`,
};

function said(label: string, medium: string): string {
  if (label === 'direct') return 'Accès direct';
  return medium ? `Campagne ${label} (${medium})` : `Campagne ${label}`;
}

function read(origin: unknown, name: string): string {
  if (typeof origin !== 'object' || origin === null) return '';
  const value: unknown = Reflect.get(origin, name);
  return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : '';
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function cut(text: string | undefined): string | null {
  return text?.slice(0, LONGEST) ?? null;
}
