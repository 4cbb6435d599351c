import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Further, FurtherItem } from './further';
import { NewsCard } from './news-card';

type Props = { others: NewsSummary[]; network: Network; sameCategory: boolean };

/** Other news, after a news item, and the way back to all of them. */
export function NewsFurther({ others, network, sameCategory }: Props) {
  const { news } = useLabels();
  return (
    <Further title={sameCategory ? news.sameCategory : news.others} to="/actualites" all={news.all}>
      {others.map((item) => (
        <FurtherItem key={item.slug}>
          <NewsCard news={item} network={network} />
        </FurtherItem>
      ))}
    </Further>
  );
}
