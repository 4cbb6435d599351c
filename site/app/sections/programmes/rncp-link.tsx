import { Link } from '../../modules/navigation';
import { rncp } from '../../modules/programmes';
import { Outward } from '../../ui/outward';

/** A code of the national register, to where the register describes it; a code it would not know is nothing. */
export function RncpLink({ code }: { code: string | null }) {
  const title = rncp(code);
  if (!title) return null;
  return (
    <Link
      to={title.url}
      className="reach inline-flex items-center gap-1.5 text-survey tabular-nums hover:underline"
    >
      {title.name} <Outward />
    </Link>
  );
}
