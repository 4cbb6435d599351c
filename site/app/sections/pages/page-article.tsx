import type { ReactNode } from 'react';
import type { Chapter, FilledBlock } from '../../content/blocks/filled';
import type { Via } from '../../modules/trail';
import { Block, Blocks } from '../blocks/blocks';
import { hasGround } from '../blocks/header-block';
import { PageColumns } from '../page-columns';
import { PageTop } from './page-top';
import { runsOf, type WideBlock } from './runs';
import { SummaryNav } from './summary-nav';

type Props = {
  title: string;
  via?: Via;
  body: FilledBlock[];
  chapters: Chapter[];
  /** What the page shows of its own, after what its editor wrote. */
  children?: ReactNode;
};

/** A page of this many parts is not read at one go. */
const LONG = 5;

/** RTE-13, RTE-16, RTE-18, RTE-19: a page that is only its blocks. */
export function PageArticle({ title, via = [], body, chapters, children }: Props) {
  const [first, ...others] = body;
  const header = first?.kind === 'header' ? first : null;
  const rest = header ? others : body;
  const summary = rest.find((block) => block.kind === 'summary');
  const named = chapters.filter(({ id }) => id !== header?.part?.id);
  const nav = (summary || named.length >= LONG) && named.length > 0 && (
    <SummaryNav title={summary?.title ?? null} chapters={named} />
  );
  const runs = runsOf(rest.filter((block) => block !== summary));
  return (
    <article>
      <PageTop title={title} via={via} header={header} />
      {runs.map((run, index) =>
        run.wide ? (
          <Wide key={run.wide.key} block={run.wide} />
        ) : (
          <div key={run.blocks[0]?.key} className={index > 0 ? 'pt-section' : ''}>
            <PageColumns aside={index === 0 && nav}>
              <div
                className={`${header?.text ? '' : WITH_LEAD} ${named.length >= MANY ? LOWER : ''}`}
              >
                <Blocks blocks={run.blocks} />
              </div>
            </PageColumns>
          </div>
        ),
      )}
      {children}
    </article>
  );
}

/** Of so many headings, none shouts. */
const MANY = 8;
const LOWER = '[&_h2]:text-xl';

/** The first words of a page lead into it. */
const WITH_LEAD = '[&>div>.rich-text:first-child>p:first-child]:text-l';

function Wide({ block }: { block: WideBlock }) {
  const drawn = Block(block);
  if (block.kind === 'panorama') {
    return (
      <div className="bg-mist">
        <div className="wrap py-section wrap-anywhere">{drawn}</div>
      </div>
    );
  }
  const isInset = block.kind === 'header' && !hasGround(block);
  return isInset ? <div className="wrap pb-section">{drawn}</div> : drawn;
}
