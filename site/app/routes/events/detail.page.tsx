import { EventArticle } from '../../sections/agenda/event-article';
import { OtherDates } from '../../sections/agenda/other-dates';
import type { Route } from './+types/detail';

export function EventRoute({ loaderData }: Route.ComponentProps) {
  const { event, campus, network, calendar, canonical, others, now } = loaderData;
  return (
    <>
      <EventArticle {...{ event, campus, network, calendar, now }} address={canonical} />
      <OtherDates events={others} now={now} />
    </>
  );
}
