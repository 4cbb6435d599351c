import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useLanguage } from '../taxonomy';

type Props = Omit<ComponentProps<'input'>, 'list' | 'onChange' | 'value' | 'type'> & {
  /** Who answers with the names that begin so. */
  source?: string;
  onType?: (text: string) => void;
};

const PAUSE_MS = 150;
/** Longer than any name. */
const LONGEST = 80;

/**
 * A campus by its name: the server knows which is meant. With scripts the browser suggests some as one types; only a name that
 * was picked, or taken away, is a change that a form follows.
 */
export function CampusInput({ source = '/api/campuses', onType, ...attributes }: Props) {
  const list = useId();
  const locale = useLanguage();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<{ slug: string; name: string }[]>([]);

  useEffect(() => {
    if (typed === '') return;
    const asking = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ q: typed, locale });
      const response = await fetch(`${source}?${query}`, { signal: asking.signal });
      const answer = response.ok ? await response.json() : [];
      if (!asking.signal.aborted) setKnown(answer.found ?? answer);
    };
    // Without suggestions a name can still be typed in full.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, locale, source]);

  return (
    <>
      <input
        {...attributes}
        type="text"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        data-said={attributes.defaultValue ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const isPicked = text === '' || known.some(({ name }) => name === text);
          if (!isPicked) event.stopPropagation();
          onType?.(text);
          setTyped(text.trim());
        }}
      />
      <datalist id={list}>
        {known.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  );
}
