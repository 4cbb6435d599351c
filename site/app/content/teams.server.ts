import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { enveloped, optional, optionalProse, prose, text } from './fields';
import { image } from './media.server';
import { select } from './select';
import { client } from './service.server';
import { keyOf } from './terms.server';

const teamMember = z.object({
  documentId: text,
  name: prose,
  role: optionalProse,
  note: optionalProse,
  department: keyOf(({ teams }) => teams.departments),
  email: optional(z.email()).catch(null),
  phone: optional(z.string()),
  photo: image,
});

export type TeamMember = z.output<typeof teamMember>;

export const TEAM_MEMBER = { uid: 'api::team-member.team-member', item: teamMember } as const;

const FIELDS = ['name', 'role', 'note', 'department', 'email', 'phone'];

/** Whom one can talk to on a campus, in the order the campus gives. */
export function teamOrNull(locale: Locale, campusSlug: string): Promise<TeamMember[] | null> {
  return client.getSilently({
    path: '/team-members',
    locale,
    schema: enveloped(z.array(teamMember)),
    query: {
      ...select(FIELDS, { photo: '*' }),
      'filters[campus][slug][$eq]': campusSlug,
      sort: 'order:asc,id:asc',
      'pagination[limit]': '100',
    },
  });
}
