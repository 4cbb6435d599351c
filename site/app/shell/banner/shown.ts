import type { Banner } from '../../content/banners.server';
import { usePageData } from '../page-data';

/** The announcement of the moment, or the one that the page shows before it is published. */
export function useBanner(current: Banner | null): Banner | null {
  const written = usePageData('banner');
  return isBanner(written) ? written : current;
}

function isBanner(value: unknown): value is Banner {
  return typeof value === 'object' && value !== null && 'message' in value && 'slug' in value;
}
