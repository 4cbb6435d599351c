import type { Programme } from '../../content/programmes.server';
import type { RichText as Content } from '../../content/rich-text.server';
import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Email } from '../../ui/email';
import { RichText } from '../../ui/rich-text';
import { telephone } from '../contact/telephone';

/** What one will be able to do, and how one gets there; beside it, what is done for disabled people. */
export function Presentation({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { objectives, methods, disability, disabilityContact } = programme;
  const hasNote = disability !== null || disabilityContact !== null;
  const hasText = objectives !== null || methods !== null;
  return (
    <>
      {hasText && (
        <div
          className={`grid content-start gap-y-8 ${hasNote ? 'desk:col-span-6! max-desk:mb-8 print:mb-6' : ''}`}
        >
          {objectives && <Words title={courses.objectives} content={objectives} />}
          {methods && <Words title={courses.methods} content={methods} />}
        </div>
      )}
      {hasNote && <Disability programme={programme} />}
    </>
  );
}

function Words({ title, content }: { title: string; content: Content }) {
  return (
    <div>
      <h3 className="title-card mb-3">{title}</h3>
      <RichText content={content} />
    </div>
  );
}

export function hasPresentation(programme: Programme): boolean {
  const { objectives, methods, disability, disabilityContact } = programme;
  return [objectives, methods, disability, disabilityContact].some((part) => part !== null);
}

function Disability({ programme: { disability, disabilityContact } }: { programme: Programme }) {
  const { courses } = useLabels();
  return (
    <aside className="border-t border-brass pt-3 text-s desk:col-span-3! desk:self-end">
      <h3 className="font-semibold">{courses.disability}</h3>
      {disability && <p className="mt-1">{disability}</p>}
      {disabilityContact && (
        <address className="mt-3 wrap-anywhere not-italic">
          <b className="block font-semibold">{disabilityContact.name}</b>
          {disabilityContact.email && (
            <Link
              to={`mailto:${disabilityContact.email}`}
              className="block py-2.5 text-survey hover:underline desk:py-1"
            >
              <Email address={disabilityContact.email} />
            </Link>
          )}
          {disabilityContact.phone && (
            <Link
              to={telephone(disabilityContact.phone)}
              className="block py-2.5 tabular-nums hover:text-survey desk:py-1"
            >
              {disabilityContact.phone}
            </Link>
          )}
        </address>
      )}
    </aside>
  );
}
