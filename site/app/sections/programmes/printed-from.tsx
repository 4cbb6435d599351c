import { fill, useLabels } from '../../modules/taxonomy';

/** On paper: where what is printed is kept up to date. */
export function PrintedFrom({ address }: { address: string }) {
  const { sheet } = useLabels().courses;
  return (
    <p className="wrap hidden pt-4 text-xs text-ink-soft print:block">
      {fill(sheet.printed, { address })}
    </p>
  );
}
