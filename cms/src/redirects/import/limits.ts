export const MOST_BYTES = 2_000_000;
export const MOST_LINES = 20_000;
