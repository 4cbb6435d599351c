import type { Feed } from '../../modules/agenda';
import { ActionLink, useApplicationAddress } from '../../modules/application';
import { useLabels } from '../../modules/taxonomy';

type Props = { campus: string; feeds: Feed[] };

/** What is left to do when the list has been read: make an appointment, or have its dates in one's own calendar. */
export function AgendaEnd({ campus, feeds }: Props) {
  const { agenda, menus } = useLabels();
  const contact = useApplicationAddress()('contact', { campus });
  return (
    <div className="wrap pb-section">
      <div className="grid items-center gap-x-gutter gap-y-4 border-t border-ink py-8 desk:grid-cols-12">
        <p className="text-l text-pretty desk:col-span-7 desk:col-start-4 desk:pr-8">
          {agenda.contactLead}
        </p>
        <ActionLink to={contact} className="button desk:col-span-2">
          {menus.contact}
        </ActionLink>
      </div>
      <Subscription feeds={feeds} />
    </div>
  );
}

function Subscription({ feeds }: { feeds: Feed[] }) {
  const { agenda } = useLabels();
  return (
    <section
      aria-labelledby="subscribe"
      className="grid gap-x-gutter gap-y-4 border-t border-hair pt-8 desk:grid-cols-12 print:hidden"
    >
      <div className="desk:col-span-5 desk:col-start-4 desk:pr-8">
        <h2 id="subscribe" className="title-3">
          {agenda.subscribeTitle}
        </h2>
        <p className="mt-2 max-w-[34em] text-s text-pretty text-ink-soft">{agenda.subscribeLead}</p>
      </div>
      <ul className="border-hair desk:col-span-4">
        {feeds.map((feed) => (
          <li key={feed.file} className="border-hair py-2 not-first:border-t first:pt-0">
            <p className="text-s font-semibold">{feed.name}</p>
            <FeedLinks feed={feed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Outside the router: what answers is no page. */
function FeedLinks({ feed: { name, webcal, file } }: { feed: Feed }) {
  const { agenda } = useLabels();
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={webcal} className="text-link min-h-touch">
        {agenda.subscribe}
        <span className="sr-only"> : {name}</span>
      </a>
      <a href={file} className="text-link min-h-touch font-medium">
        {agenda.calendarFile}
        <span className="sr-only"> : {name}</span>
      </a>
    </p>
  );
}
