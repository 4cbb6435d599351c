import { Icon } from './icon';

/** What is wrong with what was filled in: a mark and words, for those who do not tell its colour. */
export function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-s font-medium text-vermilion-deep">
      <Icon name="alert" size={16} className="mt-1" />
      {children}
    </p>
  );
}
