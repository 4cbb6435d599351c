import ICAL from 'ical.js';

/** What a calendar program reads in a file. It refuses one that is badly formed. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: component.hasProperty('dtend') ? event.endDate.toJSDate().toISOString() : null,
      location: event.location,
      url: text('url'),
      stamp: text('dtstamp'),
      categories: text('categories'),
      geo: component.getFirstProperty('geo')?.getValues() ?? [],
    };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}
