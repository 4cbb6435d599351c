import { Icon } from './icon';

/** Says that a link leaves the site. */
export function Outward() {
  return <Icon name="outward" size={10} line={1.4} />;
}
