import { addressOf } from '../redirects/addresses';

/** What has no page of its own is seen on the page of what it belongs to. */
const OWNERS: Record<string, { name: string; uid: string }> = {
  'api::offering.offering': { name: 'programme', uid: 'api::programme.programme' },
  'api::team-member.team-member': { name: 'campus', uid: 'api::campus.campus' },
};

/** The relation to read with an entry, to know where it is seen. */
export function ownerOf(uid: string): string[] {
  const owner = OWNERS[uid];
  return owner ? [owner.name] : [];
}

/** Where the site shows an entry of any kind: its own page, its owner's, or for an announcement the home. */
export function placeOf(uid: string, entry: object, locale: string): string | undefined {
  if (uid === 'api::banner.banner') return locale === 'fr' ? '/' : `/${locale}`;
  const owner = OWNERS[uid];
  if (!owner) return addressOf(uid, entry, locale);
  const found: unknown = Object.getOwnPropertyDescriptor(entry, owner.name)?.value;
  return typeof found === 'object' && found !== null
    ? addressOf(owner.uid, found, locale)
    : undefined;
}
