import { useLabels } from '../modules/taxonomy';

/** BLK-4: where a list would stand. */
export function NoResult() {
  const { commons } = useLabels();
  return <p className="border-y border-ink py-6">{commons.noResult}</p>;
}
