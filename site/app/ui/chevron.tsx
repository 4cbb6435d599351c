import { Icon } from './icon';

const TURNS = { down: '', right: '-rotate-90', left: 'rotate-90' };

/** Says that something opens, or which way it leads. */
export function Chevron({ towards = 'down' }: { towards?: keyof typeof TURNS }) {
  return <Icon name="chevron" size={11} line={1.6} className={TURNS[towards]} />;
}
