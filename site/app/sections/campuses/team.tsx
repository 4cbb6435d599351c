import type { TeamMember } from '../../content/teams.server';
import { Link } from '../../modules/navigation';
import { term, useLabels } from '../../modules/taxonomy';
import { Email } from '../../ui/email';
import { Tag } from '../../ui/tag';
import { telephone } from '../contact/telephone';
import { Plate } from '../plate';

/** Whom one can talk to. */
export function CampusTeam({ members }: { members: TeamMember[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {members.map((member) => (
        <Member key={member.documentId} member={member} />
      ))}
    </ul>
  );
}

const CONTACT =
  'inline-flex min-h-touch items-center text-s font-medium underline-offset-4 hover:underline';

function Member({ member }: { member: TeamMember }) {
  const { departments } = useLabels().teams;
  const { name, role, note, department, email, phone, photo } = member;
  return (
    <li className="flex flex-col border-t border-ink pt-4 wrap-anywhere print:break-inside-avoid">
      {photo && (
        <Plate image={photo} sizes="128px" decorative className="mb-4 aspect-square w-32" />
      )}
      {department && <Tag>{term(departments, department)}</Tag>}
      <h3 className="title-card mt-1">{name}</h3>
      {role && <p className="mt-1 text-s font-medium">{role}</p>}
      {note && <p className="mt-2 text-s text-pretty text-ink-soft">{note}</p>}
      <p className="mt-auto flex flex-col items-start pt-2">
        {phone && (
          <Link to={telephone(phone)} className={CONTACT}>
            {phone}
          </Link>
        )}
        {email && (
          <Link to={`mailto:${email}`} className={`${CONTACT} text-survey`}>
            <Email address={email} />
          </Link>
        )}
      </p>
    </li>
  );
}
