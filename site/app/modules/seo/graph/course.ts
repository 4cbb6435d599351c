import type { CourseInstance, CourseLeaf, EducationalOccupationalCredential } from 'schema-dts';
import type { Offering } from '../../../content/offerings.server';
import type { Programme } from '../../../content/programmes.server';
import { nextIntake, rncp } from '../../programmes';
import { type Language, labels, term } from '../../taxonomy';
import { originOf, partId, schoolId } from './ids';
import { wordsOf } from './words';

type Shown = Pick<
  Programme,
  'title' | 'summary' | 'duration' | 'certification' | 'prerequisites' | 'focusImage' | 'prices'
>;

type Offered = {
  programme: Shown;
  /** On the campuses its page shows. */
  offerings: Offering[];
  today: string;
  language: Language;
};

const SCALES = new Map([
  ['years', 'P{n}Y'],
  ['months', 'P{n}M'],
  ['days', 'P{n}D'],
  ['hours', 'PT{n}H'],
]);

/** A programme, and where and when it is taught. */
export function courseNode(page: string, offered: Offered): CourseLeaf {
  const { programme, offerings } = offered;
  const { title, summary, duration, certification, prerequisites, focusImage, prices } = programme;
  return {
    '@type': 'Course',
    ...partId(page, 'course'),
    name: title,
    url: page,
    description: summary ?? title,
    provider: schoolId(page),
    ...(duration && lasting(duration)),
    ...(certification && { educationalCredentialAwarded: credential(certification) }),
    ...(prerequisites && { coursePrerequisites: wordsOf(prerequisites.html) }),
    ...(focusImage && { image: new URL(focusImage.src, originOf(page)).href }),
    ...(prices.length > 0 && {
      offers: prices.map(({ label, amount }) => ({
        '@type': 'Offer',
        name: label,
        category: amount > 0 ? 'Paid' : 'Free',
        price: amount,
        priceCurrency: 'EUR',
      })),
    }),
    ...(offerings.length > 0 && {
      hasCourseInstance: offerings.map((offering) => instance(offering, offered)),
    }),
  };
}

/** Of a scale that is none of the standard's, engines are told nothing. */
function lasting({ value, scale }: NonNullable<Programme['duration']>): { timeRequired?: string } {
  const written = SCALES.get(scale);
  return written ? { timeRequired: written.replace('{n}', `${value}`) } : {};
}

function credential({
  title,
  rncpCode,
  certifier,
}: NonNullable<Programme['certification']>): EducationalOccupationalCredential {
  const registered = rncp(rncpCode);
  return {
    '@type': 'EducationalOccupationalCredential',
    name: title,
    ...(registered && { url: registered.url }),
    ...(certifier && { recognizedBy: { '@type': 'Organization', name: certifier } }),
  };
}

function instance(offering: Offering, { today, language }: Offered): CourseInstance {
  const { rhythm, campus } = offering;
  const starts = nextIntake(offering, today);
  const { rhythms } = labels(language).courses;
  return {
    '@type': 'CourseInstance',
    courseMode: rhythm ? ['Onsite', term(rhythms, rhythm)] : 'Onsite',
    location: { '@type': 'Place', name: campus.name },
    ...(starts && { startDate: starts }),
  };
}
