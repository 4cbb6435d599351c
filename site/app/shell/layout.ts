import type { Layout } from '../content/layout.server';
import { usePageData } from './page-data';

/** NAV-1: the layout that the page asks for; most ask for none. */
export function useLayout(): Layout {
  const asked = usePageData('layout');
  return asked === 'dynamic' || asked === 'empty' ? asked : 'default';
}
