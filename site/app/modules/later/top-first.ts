/** What is laid out by itself, after the first frame; the style sheet has the same list (theme.css). */
export const PIECES = [
  '.map-box > svg',
  'main section',
  'main .rows > li',
  'footer',
  'footer section',
  'footer nav',
];

/** Run in the head. A page that is loaded again, come back to or opened at a part of it is put where it was by the browser, which must know how high it is. */
export const MARK_OPENED_AT_TOP = `if(!location.hash&&!/^(back|reload)/.test(performance.getEntriesByType("navigation")[0]?.type))document.documentElement.dataset.top=""`;

/** How long the rest is laid out at a stretch: a slow telephone, for which it is too short for one piece, does one at a time. */
const STRETCH_MS = 10;

/**
 * Run before the last element of a page that is opened at its top: what is seen first is laid out at once, and the first frame only paints it; once
 * it is seen, the rest is laid out piece by piece, and whoever presses meanwhile is answered in between. Constants, so that a content policy can name
 * them by their hashes.
 */
export const LAY_OUT_REST = `{const d=document,t=d.documentElement.dataset,p=[...d.querySelectorAll("${PIECES.join()}")],lay=i=>{const end=performance.now()+${STRETCH_MS};do{const s=p[i++];if(!s){delete t.top;for(const s of p)delete s.dataset.laid;return}s.dataset.laid="";s.getBoundingClientRect()}while(performance.now()<end);setTimeout(lay,0,i)};if("top"in t){d.body.getBoundingClientRect();requestAnimationFrame(()=>setTimeout(lay,0,0))}}`;
