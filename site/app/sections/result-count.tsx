import { counted, type Plural, useLabels } from '../modules/taxonomy';

type Props = {
  count: number;
  words: Plural;
  /** BLK-4: in place of « Aucun résultat ». */
  none?: string;
};

/** How many a list has, said aloud when its filters change that; of none, it stands where the list would. */
export function ResultCount({ count, words, none }: Props) {
  const { commons } = useLabels();
  if (count === 0)
    return (
      <p role="status" className="border-y border-ink py-6">
        {none ?? commons.noResult}
      </p>
    );
  return (
    <p role="status" className="mb-4 text-s font-medium text-ink-soft tabular-nums">
      {counted(words, count)}
    </p>
  );
}
