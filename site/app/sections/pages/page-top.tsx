import type { FilledOf } from '../../content/blocks/filled';
import type { Via } from '../../modules/trail';
import { HeaderLook, hasGround } from '../blocks/header-block';
import { Breadcrumb } from '../breadcrumb';

type Props = { title: string; via: Via; header: FilledOf<'header'> | null };

/** The head of a page: its title, in the look of the header that its editor began it with. */
export function PageTop({ title, via, header }: Props) {
  const heading = <h1 className="title-page max-w-[14em]">{header?.title ?? title}</h1>;
  const crumbs = <Breadcrumb via={via} here={title} />;
  if (header && hasGround(header)) {
    return (
      <header className="mb-10 desk:mb-14">
        <div className="wrap py-6">{crumbs}</div>
        <HeaderLook header={header} heading={heading} first />
      </header>
    );
  }
  return (
    <header className="wrap pt-6 pb-10 desk:pb-14">
      {crumbs}
      <div className="mt-10 desk:mt-16">
        {header ? <HeaderLook header={header} heading={heading} first /> : heading}
      </div>
    </header>
  );
}
