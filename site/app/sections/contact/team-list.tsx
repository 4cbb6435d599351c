import type { TeamMember } from '../../content/teams.server';
import { term, useLabels } from '../../modules/taxonomy';
import { Tag } from '../../ui/tag';
import { ContactLinks } from './contact-links';

/** Who answers what on a campus. Under a heading of the second level. */
export function TeamList({ members }: { members: TeamMember[] }) {
  const { departments } = useLabels().teams;
  return (
    <ul className="border-b border-ink">
      {members.map(({ documentId, name, role, note, department, email, phone }) => (
        <li
          key={documentId}
          className="grid gap-x-gutter gap-y-1 border-t border-ink py-5 text-s lg:grid-cols-[7rem_1fr_auto]"
        >
          <Tag className="lg:pt-1">{department ? term(departments, department) : ''}</Tag>
          <div>
            <h3 className="title-card">{name}</h3>
            {role && <p className="font-medium">{role}</p>}
            {note && <p className="mt-1 max-w-[52ch] text-ink-soft">{note}</p>}
          </div>
          <p className="lg:text-right">
            <ContactLinks phone={phone} email={email} />
          </p>
        </li>
      ))}
    </ul>
  );
}
