import { Icon } from './icon';

/** Says that something is looked for. */
export function Magnifier({ size = 16 }: { size?: number }) {
  return <Icon name="search" size={size} />;
}
