import alert from '@tabler/icons/outline/alert-triangle.svg?raw';
import up from '@tabler/icons/outline/arrow-up.svg?raw';
import outward from '@tabler/icons/outline/arrow-up-right.svg?raw';
import discord from '@tabler/icons/outline/brand-discord.svg?raw';
import facebook from '@tabler/icons/outline/brand-facebook.svg?raw';
import instagram from '@tabler/icons/outline/brand-instagram.svg?raw';
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw';
import tiktok from '@tabler/icons/outline/brand-tiktok.svg?raw';
import twitter from '@tabler/icons/outline/brand-twitter.svg?raw';
import youtube from '@tabler/icons/outline/brand-youtube.svg?raw';
import agenda from '@tabler/icons/outline/calendar-event.svg?raw';
import chevron from '@tabler/icons/outline/chevron-down.svg?raw';
import contact from '@tabler/icons/outline/message.svg?raw';
import minus from '@tabler/icons/outline/minus.svg?raw';
import brochure from '@tabler/icons/outline/notebook.svg?raw';
import play from '@tabler/icons/outline/player-play.svg?raw';
import plus from '@tabler/icons/outline/plus.svg?raw';
import search from '@tabler/icons/outline/search.svg?raw';
import cross from '@tabler/icons/outline/x.svg?raw';

/** The square that the set draws on. */
const SQUARE = 24;

/** The lines of each drawing, after the first, which is the empty square; and how much of it is empty on each side. */
const ICONS = {
  agenda: of(agenda),
  alert: of(alert),
  brochure: of(brochure),
  chevron: of(chevron, 5),
  contact: of(contact),
  cross: of(cross, 5),
  discord: of(discord),
  facebook: of(facebook),
  instagram: of(instagram),
  linkedin: of(linkedin),
  minus: of(minus, 4),
  outward: of(outward, 6),
  play: of(play, 3),
  plus: of(plus, 4),
  search: of(search, 2),
  tiktok: of(tiktok),
  twitter: of(twitter),
  up: of(up, 4),
  youtube: of(youtube),
};

function of(source: string, empty = 0) {
  const [, ...paths] = source.match(/<path[^>]*>/g) ?? [];
  return { drawing: paths.join(''), empty };
}

type IconName = keyof typeof ICONS;

type Props = {
  name: IconName;
  /** In pixels, and how thick its lines are. */
  size: number;
  line?: number;
  className?: string;
};

/** A sign of Tabler's set, in the colour of the words beside it, which say what it means. */
export function Icon({ name, size, line = 1.5, className = '' }: Props) {
  const { drawing, empty } = ICONS[name];
  const side = SQUARE - 2 * empty;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${empty} ${empty} ${side} ${side}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={(line * side) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`flex-none ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of a package, read when the site is built
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
