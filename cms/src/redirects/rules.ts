/** An old address and the new one. `from` is a path, or a path ending in /* for all that lies below it. */
export type Rule = { from: string; to: string };
export type Saved = Rule & { documentId: string };

const PATH = /^\/(?!\/)[^\s?#*\\]*(\/\*)?$/;
const TARGET = /^(\/(?!\/)[^\s*\\]*(\/\*)?|https?:\/\/[^\s*\\]+)$/;

/** The form in which rules are kept and compared: small letters, no slash at the end. */
export function tidy({ from, to }: Rule): Rule {
  return { from: tidyPath(from), to: to.trim() };
}

function tidyPath(path: string): string {
  const small = path.trim().toLowerCase();
  return small.length > 1 ? small.replace(/\/+$/, '') : small;
}

/** Why a rule cannot stand beside the others, in words for whoever wrote it; undefined when it can. */
export function refusal(rule: Rule, others: Rule[]): string | undefined {
  const { from, to } = rule;
  if (!PATH.test(from))
    return `« ${from} » n’est pas un chemin du site, comme /ancienne-page ou /anciennes-pages/*.`;
  if (!TARGET.test(to)) return `« ${to} » n’est ni un chemin du site, ni une adresse http(s).`;
  if (to.endsWith('/*') && !from.endsWith('/*')) {
    return `« ${to} » finit par /*, ce que « ${from} » ne fait pas.`;
  }
  if (others.some((other) => other.from === from)) return `« ${from} » est déjà redirigé.`;
  if (matches(from, to)) return `« ${from} » se renverrait à lui-même.`;
  const next = others.find((other) => matches(other.from, to));
  if (next) return `« ${to} » est lui-même redirigé vers « ${next.to} » : visez cette adresse.`;
  const previous = others.find((other) => matches(from, other.to));
  if (previous)
    return `« ${previous.from} » mène à « ${from} » : modifiez d’abord cette redirection.`;
  return undefined;
}

/** By whole segments: /blog/* is for what lies below /blog, not for /blogueurs. */
function matches(from: string, to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  const target = tidyPath(path);
  if (!from.endsWith('/*')) return target === from;
  return target.startsWith(from.slice(0, -1));
}

export type Move = { remove: string[]; retarget: string[]; add: Rule };

/**
 * What a page's move asks of the rules: those that led to the old address lead to the new one, and one that led away
 * from the new address is gone, so that a page may move, and move back, without a chain or a loop.
 */
export function afterMove(rules: Saved[], from: string, to: string): Move {
  return {
    remove: rules.filter((rule) => rule.from === to || rule.from === from).map(idOf),
    retarget: rules.filter((rule) => rule.to === from && rule.from !== to).map(idOf),
    add: { from, to },
  };
}

function idOf({ documentId }: Saved): string {
  return documentId;
}
