import type { CampusContact } from '../../content/campuses.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { OpeningHours } from '../opening-hours';
import { ContactLinks } from './contact-links';

/** How to reach each campus, one to a row. Under a heading of the second level. */
export function ContactList({ contacts }: { contacts: CampusContact[] }) {
  return (
    <ul className="border-b border-ink">
      {contacts.map((contact) => (
        <ContactRow key={contact.slug} contact={contact} />
      ))}
    </ul>
  );
}

function ContactRow({ contact }: { contact: CampusContact }) {
  const path = usePath();
  const { slug, name, address, phone, email } = contact;
  return (
    <li className="grid gap-x-gutter gap-y-2 border-t border-ink py-5 text-s sm:grid-cols-2 lg:grid-cols-[1fr_1.2fr_1.4fr_1.4fr]">
      <h3 className="title-card max-lg:col-span-full">
        <Link
          to={path(`/campus/${slug}`)}
          className="inline-flex min-h-touch min-w-touch items-center hover:text-survey lg:min-h-0"
        >
          {name}
        </Link>
      </h3>
      <address className="not-italic">
        {address && (
          <>
            {address.street}
            <br />
            {[address.postcode, address.city].filter(Boolean).join(' ')}
          </>
        )}
      </address>
      <div>
        <ContactLinks phone={phone} email={email} />
      </div>
      <Hours contact={contact} />
    </li>
  );
}

function Hours({ contact: { openingHours, openingNote } }: { contact: CampusContact }) {
  const labels = useLabels().campuses;
  if (openingHours.length === 0 && !openingNote) return <div />;
  return (
    <div className="text-ink-soft">
      <p className="sr-only">{labels.hours}</p>
      <OpeningHours hours={openingHours} />
      {openingNote && <p>{openingNote}</p>}
    </div>
  );
}
