import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Props = {
  to: string;
  /** Where on the page the answer stands, for browsers that load it anew. */
  at?: string;
  className?: string;
  children: ReactNode;
};

const PAUSE_MS = 300;

/**
 * A form that writes the query of a page's address, which any browser sends. With scripts the page follows each change,
 * words after a pause, and the visitor stays where they are: what is not asked for is not in the address.
 */
export function QueryForm({ to, at, className, children }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last that was asked for, until its answer is there: the form is ahead of the address. */
  const asked = useRef<object>(undefined);
  useEffect(() => {
    const drop = () => {
      clearTimeout(timer.current);
      asked.current = undefined;
    };
    // Whoever follows a link, or goes back, is done with the form: it must not call them back.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) drop();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', drop);
    return () => {
      drop();
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', drop);
    };
  }, []);
  const shown = useRef(search);
  useEffect(() => {
    // What the server drew is what was asked for; what was changed since, before this script came, is the visitor's.
    if (shown.current === search) return;
    shown.current = search;
    // Nor does the answer to a choice take the next one back, made while it was drawn.
    if (!asked.current) show(form.current, new URLSearchParams(search));
  }, [search]);

  const follow = (sent: HTMLFormElement, pause: number, replace: boolean) => {
    clearTimeout(timer.current);
    const ask = { address: addressOf(to, new FormData(sent)) };
    asked.current = ask;
    timer.current = setTimeout(async () => {
      await navigate(ask.address, { replace, preventScrollReset: true });
      if (asked.current === ask) asked.current = undefined;
    }, pause);
  };
  return (
    <form
      ref={form}
      method="get"
      action={at ? `${to}#${at}` : to}
      {...(className && { className })}
      onSubmit={(event) => {
        event.preventDefault();
        follow(event.currentTarget, 0, false);
      }}
      onChange={({ currentTarget, target }) => {
        const isTyped = target instanceof HTMLInputElement && target.type === 'search';
        follow(currentTarget, isTyped ? PAUSE_MS : 0, isTyped);
      }}
    >
      {children}
    </form>
  );
}

/** A link, or the way back, may change what is asked for, which a field may say otherwise than the address. What is being typed is not taken from under the hand. */
function show(form: HTMLFormElement | null, query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      field.checked = query.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
      field.value = field.dataset.said ?? query.get(field.name) ?? '';
  }
}

export function addressOf(to: string, data: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return query.size > 0 ? `${to}?${query}` : to;
}
