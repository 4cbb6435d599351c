/**
 * What is made of something that is remembered, made once and forgotten with it: a request costs the same however much there is.
 * It may follow from one thing more, a day or a language: only what the last one gave is kept.
 */
/*@__NO_SIDE_EFFECTS__*/
export function derived<Of extends object, Key extends [] | [unknown], Made>(
  make: (of: Of, ...key: Key) => Made,
): (of: Of, ...key: Key) => Made {
  const kept = new WeakMap<Of, { key: unknown; made: Made }>();
  return (of, ...key) => {
    const held = kept.get(of);
    if (held && Object.is(held.key, key[0])) return held.made;
    const made = make(of, ...key);
    kept.set(of, { key: key[0], made });
    return made;
  };
}
