export const MISSING_ADDRESS = 'api::missing-address.missing-address';

/** Where the admin's own calls are. */
export const DESK = '/parvis/missing-addresses';

export const PAGE_SIZE = 25;
export const DAYS_KEPT = 90;

/** A page of our site that led there, by its path, or another site, by its host. */
export type Referrer = { from: string; count: number };

export type Row = {
  address: string;
  count: number;
  /** Days at the school. */
  firstSeen: string;
  lastSeen: string;
  referrers: Referrer[];
};

/** A page of the list, how many rows the search finds, and how many there are in each list. */
export type Listing = { rows: Row[]; found: number; open: number; ignored: number };
