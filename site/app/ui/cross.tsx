import { Icon } from './icon';

/** Says that something closes. */
export function Cross({ size = 14 }: { size?: number }) {
  return <Icon name="cross" size={size} line={1.6} />;
}
