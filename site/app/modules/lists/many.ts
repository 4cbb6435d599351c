/** More than this many are not read as a list: one is found by its name, and a few stand for all of them. */
export const MANY = 100;

/** The few: about as many as a school has whose pages show all. */
export const FEW = 24;
