import type { JobPostingLeaf } from 'schema-dts';
import type { Offer } from '../../../content/offers.server';
import { schoolDay } from '../../calendar';
import { partId } from './ids';
import { wordsOf } from './words';

type Shown = Pick<
  Offer,
  'title' | 'company' | 'posted' | 'expiry' | 'start' | 'description' | 'place' | 'campus'
>;

/**
 * A work-study contract: what engines call OTHER, and no salary, since none is published. Without a day it was posted on or a
 * place, engines take none of it.
 */
export function jobNode(page: string, offer: Shown): JobPostingLeaf | undefined {
  const { title, company, posted, expiry, start, description } = offer;
  const place = offer.place ?? offer.campus?.name;
  if (!posted || !place) return undefined;
  return {
    '@type': 'JobPosting',
    ...partId(page, 'offer'),
    title,
    url: page,
    description: description ? wordsOf(description.html) : [title, company, place].join(' · '),
    datePosted: schoolDay(new Date(posted)),
    validThrough: expiry,
    ...(start && { jobStartDate: start }),
    employmentType: 'OTHER',
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place },
    },
  };
}
