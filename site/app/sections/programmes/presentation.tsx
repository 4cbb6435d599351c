import type { Programme } from '../../content/programmes.server';
import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';

/** What one will be able to do, and how one gets there; beside it, what is done for disabled people. */
export function Presentation({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { objectives, methods, disability, disabilityContact } = programme;
  const hasNote = disability !== null || disabilityContact !== null;
  return (
    <>
      <div className={`grid content-start gap-y-8 ${hasNote ? 'desk:col-span-6!' : ''}`}>
        {objectives && (
          <div>
            <h3 className="title-card mb-3">{courses.objectives}</h3>
            <RichText content={objectives} />
          </div>
        )}
        {methods && (
          <div>
            <h3 className="title-card mb-3">{courses.methods}</h3>
            <RichText content={methods} />
          </div>
        )}
      </div>
      {hasNote && <Disability programme={programme} />}
    </>
  );
}

export function hasPresentation(programme: Programme): boolean {
  const { objectives, methods, disability, disabilityContact } = programme;
  return [objectives, methods, disability, disabilityContact].some((part) => part !== null);
}

function Disability({ programme: { disability, disabilityContact } }: { programme: Programme }) {
  const { courses } = useLabels();
  return (
    <aside className="mt-8 border-t border-brass pt-3 text-s desk:col-span-3! desk:mt-0 desk:self-end print:mt-6">
      <h3 className="font-semibold">{courses.disability}</h3>
      {disability && <p className="mt-1">{disability}</p>}
      {disabilityContact && (
        <address className="mt-3 wrap-break-word not-italic">
          <b className="block font-semibold">{disabilityContact.name}</b>
          {disabilityContact.email && (
            <Link
              to={`mailto:${disabilityContact.email}`}
              className="block py-1 text-survey hover:underline"
            >
              {disabilityContact.email}
            </Link>
          )}
          {disabilityContact.phone && (
            <Link
              to={`tel:${disabilityContact.phone.replaceAll(/[^+\d]/g, '')}`}
              className="block py-1 tabular-nums hover:text-survey"
            >
              {disabilityContact.phone}
            </Link>
          )}
        </address>
      )}
    </aside>
  );
}
