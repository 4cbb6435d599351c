import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { usePath } from '../../modules/navigation';
import { MOST_COMPARED } from '../../modules/programmes';
import { counted, fill, useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';

/** The programmes that are ticked, and what a tick does. */
export type Choice = {
  chosen: string[];
  tick: (slug: string, isTicked: boolean) => void;
  choose: (slugs: string[]) => void;
};

/** Kept while the list changes, and while what is chosen is compared: what is compared then is what is chosen. */
export function useChoice(compared: string[]): Choice {
  const [chosen, choose] = useState(compared);
  const slugs = compared.join(' ');
  useEffect(() => {
    if (slugs) choose(slugs.split(' '));
  }, [slugs]);
  const tick: Choice['tick'] = (slug, isTicked) =>
    choose((before) => [...before.filter((other) => other !== slug), ...(isTicked ? [slug] : [])]);
  return { chosen, tick, choose };
}

type Props = {
  choice: Choice;
  /** Those that are in the list: what was chosen before the list changed is sent too. */
  shown: string[];
  children: ReactNode;
};

/** A list whose programmes can be ticked and sent to be compared: a form, which any browser sends. */
export function Choosing({ choice: { chosen, choose }, shown, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const path = usePath();
  const takeOver = useEffectEvent(() => choose(ticked(form.current)));
  // What was ticked before the scripts came, or is ticked still where the browser came back to.
  useEffect(() => takeOver(), []);
  return (
    <Form ref={form} action={path('/programmes')}>
      {children}
      {chosen
        .filter((slug) => !shown.includes(slug))
        .map((slug) => (
          <input key={slug} type="hidden" name="compare" value={slug} />
        ))}
      <CompareBar count={chosen.length} clear={() => choose([])} />
    </Form>
  );
}

function ticked(form: HTMLFormElement | null): string[] {
  const values = form ? new FormData(form).getAll('compare') : [];
  return values.filter((value) => typeof value === 'string');
}

export function CompareBox({
  slug,
  title,
  choice: { chosen, tick },
}: {
  slug: string;
  title: string;
  choice: Choice;
}) {
  const { comparison } = useLabels().courses;
  const isChosen = chosen.includes(slug);
  return (
    <Checkbox
      name="compare"
      value={slug}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= MOST_COMPARED}
      onChange={({ target }) => tick(slug, target.checked)}
      className="print:hidden"
    >
      {comparison.choose}
      <span className="sr-only"> {title}</span>
    </Checkbox>
  );
}

/** At the end of the list, and in view as soon as something is chosen. */
function CompareBar({ count, clear }: { count: number; clear: () => void }) {
  const { comparison } = useLabels().courses;
  return (
    <div
      className={`border-t border-ink bg-paper py-3 print:hidden ${count > 0 ? 'sticky bottom-(--foot-height) z-10 low:static mobile:bottom-[calc(var(--spacing-under-bar)+var(--foot-height))]' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="filled">
          {comparison.compare}
        </Button>
        <p role="status" className="text-s font-medium tabular-nums">
          {count === 0
            ? fill(comparison.hint, { most: MOST_COMPARED })
            : counted(comparison.chosen, count)}
        </p>
        {count > 0 && (
          <button type="button" onClick={clear} className="text-link min-h-touch cursor-pointer">
            {comparison.clear}
          </button>
        )}
      </div>
    </div>
  );
}
