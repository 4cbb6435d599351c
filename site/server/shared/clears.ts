/**
 * What a process hears and says of clears. The generation names what is live since the last of them, the same in every process that
 * has heard of it; it is undefined where none is shared, or while it is not sure that this process has the latest.
 */
export type Clears = {
  announce: () => void;
  generation: () => string | undefined;
  /** Called after each clear that others announce, with `true`, and when the generation alone is another. */
  onChange: (listener: (isClear: boolean) => void) => void;
  close: () => Promise<void>;
};

/** Nobody to tell. */
export const noClears: Clears = {
  announce: () => undefined,
  generation: () => undefined,
  onChange: () => undefined,
  close: async () => undefined,
};
