/** What tells that somebody is there. */
export const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  // Without any of those: what assists a visitor presses and fills in for them.
  'click',
  'input',
  'change',
  'popstate',
];

/** What a visitor does that scripts would have answered. */
const ACTIONS = ['click', 'change', 'input'];

/** What the page's script keeps for the core, until that listens itself. */
export type Early = { done: Event[]; stop: () => void };

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Run at the end of the page, with the core still to come: it is fetched a second after the page is loaded, a file at a time, since to ask for all at
 * once is a long task; and run at the first sign of a visitor, or at once where they are in the middle of something: a page that is not opened at its
 * top, a keyboard that is somewhere, an installed site that was opened. A constant, so that a content policy can name it by its hash.
 */
export const WAIT_FOR_SIGN = `{const d=document,w=window,l=new AbortController,o={capture:true,passive:true,signal:l.signal},e=w.early={done:[],stop(){l.abort()}},on=(n,f)=>n.forEach(t=>w.addEventListener(t,f,o)),bring=()=>d.querySelectorAll("link[rel=later]").forEach(k=>k.rel="modulepreload"),next=()=>{const k=d.querySelector("link[rel=later]");if(k){k.rel="modulepreload";setTimeout(next)}},run=()=>{const s=d.querySelector("script[type=later]");if(s){bring();s.type="module";s.replaceWith(s)}};on(${JSON.stringify(ACTIONS)},v=>e.done.push(v));on(${JSON.stringify(SIGNS)},run);w.addEventListener("load",()=>setTimeout(next,1e3));if(!("top"in d.documentElement.dataset)||d.activeElement!==d.body||!navigator.onLine||matchMedia("(display-mode:standalone)").matches)run()}`;
