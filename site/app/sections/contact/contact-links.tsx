import { Link } from '../../modules/navigation';
import { Email } from '../../ui/email';
import { telephone } from './telephone';

type Props = { phone: string | null; email: string | null };

/** A number and an address, each on a line of its own; as high as a finger needs where fingers are used. */
export function ContactLinks({ phone, email }: Props) {
  return (
    <>
      {phone && (
        <Link
          to={telephone(phone)}
          className="block min-h-touch content-center font-medium whitespace-nowrap tabular-nums hover:text-survey lg:min-h-0"
        >
          {phone}
        </Link>
      )}
      {email && (
        <Link
          to={`mailto:${email}`}
          className="block min-h-touch content-center wrap-anywhere text-survey hover:underline lg:min-h-0"
        >
          <Email address={email} />
        </Link>
      )}
    </>
  );
}
