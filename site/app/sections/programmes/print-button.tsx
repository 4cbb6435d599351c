import { useSyncExternalStore } from 'react';
import { useLabels } from '../../modules/taxonomy';

const never = () => () => {};

/** Only scripts can print: without them, it is the browser's menu that does. */
export function PrintButton() {
  const { sheet } = useLabels().courses;
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!canPrint) return null;
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="text-link mt-4 hidden min-h-touch cursor-pointer desk:inline-flex"
    >
      {sheet.print}
    </button>
  );
}
