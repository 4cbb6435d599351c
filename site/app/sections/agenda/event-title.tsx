import { Link, usePath } from '../../modules/navigation';

type Props = { event: { slug: string; title: string }; className: string };

/** Its name, which leads to its page: an item of a list, under a heading of the second level. */
export function EventTitle({ event: { slug, title }, className }: Props) {
  const path = usePath();
  return (
    <h3 className={`wrap-anywhere ${className}`}>
      <Link to={path(`/agenda/${slug}`)} className="hover:text-survey">
        {title}
      </Link>
    </h3>
  );
}
