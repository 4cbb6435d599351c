import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Island } from '../later';
import type { Network } from '../map';
import { type Asked, askedIn, presetsAt, withoutPopin } from './address';
import { LazyPopin, load, prepare } from './load';
import type { Popin } from './machine';
import { Opening } from './opening';

/** What it opens on: what a link asks for, or what the server already found. */
type Start = { number: number; from: Asked | Popin };

type Props = {
  /** POP-2: what the home's address opens, with its lists: the home's loader had them. */
  found: Popin | null;
  network: Network;
  children: ReactNode;
};

/** POP-1: the one pop-in, over any page. */
export function ApplicationProvider({ found, network, children }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const [start, setStart] = useState<Start | null>(found && { number: 0, from: found });

  // POP-6: of what was chosen on another page nothing is left. The home's address may open it anew.
  const { key, pathname } = location;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (found)
      load().then(
        () => setStart(anew(found)),
        () => window.location.reload(),
      );
    else if (before.pathname !== pathname) setStart(null);
  });

  const opens = useMemo(() => {
    const presets = presetsAt(pathname);
    return {
      open: (asked: Asked, to: string) => {
        const chosen = asked.course || asked.campus ? asked : { ...asked, ...presets };
        load().then(
          () => setStart(anew(chosen)),
          () => window.location.assign(to),
        );
      },
      prepare,
    };
  }, [pathname]);

  const close = () => {
    setStart(null);
    const query = new URLSearchParams(location.search);
    if (!askedIn(query)) return;
    const rest = { pathname, search: withoutPopin(query) };
    void navigate(rest, { replace: true, preventScrollReset: true });
  };

  return (
    <Opening value={opens}>
      {start && (
        <Island>
          <LazyPopin key={start.number} from={start.from} network={network} onClose={close} />
        </Island>
      )}
      {children}
    </Opening>
  );
}

/** POP-6: each time as if for the first. */
function anew(from: Asked | Popin): (before: Start | null) => Start {
  return (before) => ({ number: (before?.number ?? 0) + 1, from });
}
