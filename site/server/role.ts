/** What a process that only makes pages is started with. */
export const MAKER = 'maker';
