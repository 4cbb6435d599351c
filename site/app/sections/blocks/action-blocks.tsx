import type { Chapter, FilledOf } from '../../content/blocks/filled';
import { ActionLink, useApplicationAddress } from '../../modules/application';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';

const GROUNDS = {
  brochure: { band: 'bg-survey text-paper', lead: 'text-paper', button: 'button-paper' },
  contact: { band: 'bg-mist text-ink', lead: 'text-ink-soft', button: 'button-filled' },
  registration: { band: 'bg-ink text-paper', lead: 'text-paper-soft', button: 'button-apply' },
};

/** What there is to do next, on a ground of its own; vermilion is for the candidature alone. */
export function CallToAction({ block }: { block: FilledOf<'call-to-action'> }) {
  const { calls } = useLabels().menus;
  const address = useApplicationAddress();
  const { part, text, action, label } = block;
  const { band, lead, button } = GROUNDS[action];
  return (
    <section aria-labelledby={part.id} className={`${band} print:hidden`}>
      <div className="wrap grid items-end gap-x-gutter gap-y-6 py-10 desk:grid-cols-12 desk:py-16">
        <div className="desk:col-span-8">
          <h2 id={part.id} className="title-2 max-w-[16em]">
            {part.title}
          </h2>
          {text && <p className={`mt-4 max-w-[34em] text-l ${lead}`}>{text}</p>}
        </div>
        <p className="desk:col-span-4 desk:justify-self-end">
          <ActionLink to={address(action)} className={`button ${button}`}>
            {label ?? calls[action].label} <Arrow />
          </ActionLink>
        </p>
      </div>
    </section>
  );
}

export function Summary({ block: { title, chapters } }: { block: FilledOf<'summary'> }) {
  const { commons } = useLabels();
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={title ?? commons.summary} className="print:hidden">
      <p aria-hidden="true" className="mb-2 text-xs text-ink-soft">
        {title ?? commons.summary}
      </p>
      <ChapterLinks chapters={chapters} />
    </nav>
  );
}

/** The parts of a page as graduations of a rule. */
export function ChapterLinks({ chapters, current }: { chapters: Chapter[]; current?: string }) {
  return (
    <ol className="border-l border-ink">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            {...(id === current && { 'aria-current': 'true' as const })}
            className="relative flex min-h-touch items-center py-1 pl-6 text-s leading-snug text-ink-soft before:absolute before:top-1/2 before:left-0 before:h-px before:w-[9px] before:bg-ink hover:text-survey aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:-mt-px aria-[current]:before:h-[3px] aria-[current]:before:w-4 aria-[current]:before:bg-vermilion"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
