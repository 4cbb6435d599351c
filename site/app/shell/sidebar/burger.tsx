import { useLabels } from '../../modules/taxonomy';

export function Burger({ onOpen, className = '' }: { onOpen: () => void; className?: string }) {
  const { menus } = useLabels();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={menus.open}
      className={`flex w-16 cursor-pointer items-center justify-center ${className}`}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 6h20M2 12h20M2 18h20" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
