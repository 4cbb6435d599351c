/** What a campus editor works on, and the field by which each entry says whose it is. */
export const CAMPUS_KINDS = {
  'api::event.event': 'campus',
  'api::news.news': 'campus_infos',
  'api::work-study-offer.work-study-offer': 'campus',
} as const;

export type CampusKind = keyof typeof CAMPUS_KINDS;

export function isCampusKind(uid: string): uid is CampusKind {
  return uid in CAMPUS_KINDS;
}

const CODE = 'parvis-campus-';
export const ADMISSIONS_CODE = 'parvis-admissions';

/** A campus has a role of its own. Its code follows the campus, whatever its name or address become. */
export function campusRoleCode(documentId: string): string {
  return `${CODE}${documentId}`;
}

export function campusOfRole(code: string): string | undefined {
  return code.startsWith(CODE) ? code.slice(CODE.length) : undefined;
}

/** The campuses that someone is held to; undefined for whoever has a role that is not bound to a campus. */
export function boundCampuses(user: unknown): string[] | undefined {
  const codes = roleCodes(user);
  const campuses = codes.flatMap((code) => campusOfRole(code) ?? []);
  const unbound = codes.length - campuses.length - codes.filter(isAdmissions).length;
  return campuses.length > 0 && unbound === 0 ? campuses : undefined;
}

function isAdmissions(code: string): boolean {
  return code === ADMISSIONS_CODE;
}

function roleCodes(user: unknown): string[] {
  if (typeof user !== 'object' || user === null || !('roles' in user)) return [];
  return Array.isArray(user.roles) ? user.roles.map(({ code }) => String(code)) : [];
}

/** Whether an entry is theirs alone: one that another campus shares is the network's to change. */
export function isOwn(entryCampuses: readonly string[], own: readonly string[]): boolean {
  return entryCampuses.length > 0 && entryCampuses.every((campus) => own.includes(campus));
}
