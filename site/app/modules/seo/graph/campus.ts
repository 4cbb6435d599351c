import type { EducationalOrganizationLeaf, OpeningHoursSpecification } from 'schema-dts';
import type { Campus } from '../../../content/campuses.server';
import { DAYS } from '../../calendar';
import type { Span } from '../../campuses';
import { campusId, originOf, schoolId } from './ids';
import { type Located, whereabouts } from './place';

type Shown = Located & Pick<Campus, 'slug' | 'title' | 'phone' | 'email' | 'focusImage'>;

/** A school of the network, where it is and, in the spans its page shows, when someone is there. */
export function campusNode(
  page: string,
  campus: Shown,
  spans: Span[],
): EducationalOrganizationLeaf {
  const { slug, title, phone, email, focusImage } = campus;
  const hours = spans.flatMap(opening);
  return {
    '@type': 'EducationalOrganization',
    ...campusId(page, slug),
    name: title,
    url: page,
    parentOrganization: schoolId(page),
    ...whereabouts(campus),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(focusImage && { image: new URL(focusImage.src, originOf(page)).href }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

const NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function opening({ first, last, hours }: Span): OpeningHoursSpecification[] {
  const dayOfWeek = NAMES.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }));
}
