import type { EventLeaf } from 'schema-dts';
import type { CampusContact } from '../../../content/campuses.server';
import type { EventPage } from '../../../content/events.server';
import { type Dated, endOf, zoneOf } from '../../agenda';
import { timeIn } from '../../calendar';
import { originOf, partId, schoolId } from './ids';
import { type Located, whereabouts } from './place';

type Shown = Dated &
  Pick<EventPage, 'title' | 'description' | 'focusImage'> & { campus: { title: string } | null };

/** A date of the agenda. Of one that does not say where it is, nothing is told: engines ask for a place first. */
export function eventNode(
  page: string,
  event: Shown,
  campus: (Located & Pick<CampusContact, 'title'>) | null,
): EventLeaf | undefined {
  const { title, description, focusImage, start } = event;
  const place = campus ?? event.campus;
  if (!place) return undefined;
  const zone = zoneOf(event);
  const end = endOf(event);
  return {
    '@type': 'Event',
    ...partId(page, 'event'),
    name: title,
    url: page,
    startDate: timeIn(zone, start),
    ...(end && event.end && { endDate: timeIn(zone, event.end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place.title, ...(campus && whereabouts(campus)) },
    organizer: schoolId(page),
    ...(description && { description }),
    ...(focusImage && { image: new URL(focusImage.src, originOf(page)).href }),
  };
}
