import { useEffect, useState } from 'react';

/** In pixels from the top of the window: a little below where a link to a part puts it. */
const READ_FROM = 260;

/** Of the parts of a page, by their ids in order, the one being read: the last to have passed that line. None above the first, nor before scripts. */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const wanted = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = wanted.split(' ').filter((id) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top <= READ_FROM;
      });
      setCurrent(passed.at(-1));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [wanted]);
  return current;
}
