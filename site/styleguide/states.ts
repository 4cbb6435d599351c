export type State = 'hover' | 'focus' | 'active';

const MADE_BY_HAND: [State, RegExp][] = [
  ['hover', /(?<!\\):hover(?![\w-])/g],
  ['focus', /(?<!\\):focus-visible(?![\w-])/g],
  ['active', /(?<!\\):active(?![\w-])/g],
];

/** A selector that also finds what is marked as being in a state, with the same weight. */
export function alsoShown(selector: string): string {
  return MADE_BY_HAND.reduce(
    (text, [state, pattern]) => text.replace(pattern, (found) => `:is(${found}, ${mark(state)})`),
    selector,
  );
}

/** What makes `alsoShown` selectors match. */
export const SHOWN = 'data-shown';
const mark = (state: State) => `[${SHOWN}~="${state}"]`;

/** Lets states that only a pointer or a key can bring about be seen side by side: by the site's own rules, not by copies of them. */
export function showStates(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(SHOWN)) {
      const selector = alsoShown(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) showStates(rule.cssRules);
  }
}
