import type { ReactNode } from 'react';
import { Link, usePath } from '../../modules/navigation';
import { useRequestWords } from '../../modules/requests';
import { useLabels } from '../../modules/taxonomy';
import { Disclosure } from '../../ui/disclosure';
import { Outward } from '../../ui/outward';

type Props = { controller: string; email: string | null };

/** What becomes of what is written here: the point of it at once, and each of article 13 RGPD's unfolded. */
export function PrivacyNotice({ controller, email }: Props) {
  const requests = useRequestWords();
  const { commons } = useLabels();
  const { privacy } = requests;
  const { points } = privacy;
  const path = usePath();
  return (
    <section aria-labelledby="vos-donnees" className="mb-6">
      <h2 id="vos-donnees" className="title-3">
        {privacy.title}
      </h2>
      <p className="mt-4 max-w-[44em] text-s">{privacy.short}</p>
      <Disclosure look="words" title={privacy.details}>
        <dl className="mt-2 mb-3 max-w-[52em] border-t border-hair text-s">
          <Point name={points.controller}>{controller}</Point>
          {email && (
            <Point name={points.contact}>
              {points.contactIs}
              <Link to={`mailto:${email}`} className="reach text-survey underline">
                {email}
              </Link>
            </Point>
          )}
          <Point name={points.purpose}>{points.purposeIs}</Point>
          <Point name={points.basis}>{points.basisIs}</Point>
          <Point name={points.recipients}>{points.recipientsAre}</Point>
          <Point name={points.transfers}>{points.transfersAre}</Point>
          <Point name={points.retention}>{points.retentionIs}</Point>
          <Point name={points.needed}>{points.neededIs}</Point>
          <Point name={points.rights}>{points.rightsAre}</Point>
          <Point name={points.complaint}>{points.complaintIs}</Point>
          <Point name={points.minors}>{points.minorsAre}</Point>
        </dl>
      </Disclosure>
      <p>
        {/* In another window: a page that is being filled in is not left. */}
        <a
          href={path(privacy.charterPath)}
          target="_blank"
          rel="noopener"
          className="text-link min-h-touch gap-1.5"
        >
          {privacy.charter} <Outward />
          <span className="sr-only"> ({commons.newWindow})</span>
        </a>
      </p>
    </section>
  );
}

function Point({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-hair py-3 sm:grid sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
