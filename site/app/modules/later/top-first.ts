import { SIGNS } from './waiting';

const MAP = '.map-box > svg';

/** What is laid out by itself, after the first frame; the style sheet has the same list (theme.css). */
export const PIECES = [
  MAP,
  'main section',
  'main .rows > li',
  'footer',
  'footer section',
  'footer nav',
];

/** Run in the head. A page that is loaded again, come back to or opened at a part of it is put where it was by the browser, which must know how high it is. */
export const MARK_OPENED_AT_TOP = `if(!location.hash&&!/^(back|reload)/.test(performance.getEntriesByType("navigation")[0]?.type))document.documentElement.dataset.top=""`;

/** How long the rest is laid out at a stretch: a slow telephone, for which it is too short for one piece, does one at a time. */
const STRETCH_MS = 4;

/** After the page is loaded: while its first frames are drawn, the rest would wait for the processor. */
const QUIET_MS = 500;

/** A slow network leaves the processor time enough before. */
const LATEST_MS = 2000;

/**
 * Run before the last element of a page that is opened at its top: what is seen first is laid out at once, and the first frame only paints it. A map of
 * which half is seen follows; the rest, once the page is quiet or somebody is there. That is done piece by piece, and whoever scrolls or types meanwhile is
 * answered in between: by messages, since between timers a browser draws frames, each of which costs more than a piece. What is pressed before the end
 * stays under the finger: all that is left is laid out at once, lest the browser do it, a frame at a time, before the release. A constant, so that a
 * content policy can name it by its hash.
 */
export const LAY_OUT_REST = `{const d=document,w=window,t=d.documentElement.dataset;if("top"in t){
const p=[...d.querySelectorAll("${PIECES.join()}")],{port1:a,port2:b}=new MessageChannel,l=new AbortController;
const on=(n,f)=>n.forEach(n=>w.addEventListener(n,f,{capture:true,passive:true,signal:l.signal}));
const isHalfSeen=s=>{if(!s.checkVisibility?.({contentVisibilityAuto:true}))return false;const r=s.getBoundingClientRect();return r.top+r.bottom<2*innerHeight};
const map=()=>{if("top"in t)for(const s of p)if(s.matches("${MAP}")&&isHalfSeen(s))s.dataset.laid=""};
const finish=()=>{l.abort();delete t.top;for(const s of p)delete s.dataset.laid};
let i=0,isOn;const next=()=>a.postMessage(0),go=()=>{if(!isOn){isOn=true;next()}};
b.onmessage=()=>{if(l.signal.aborted)return;const end=performance.now()+${STRETCH_MS};do{const s=p[i++];if(!s)return finish();s.dataset.laid="";s.getBoundingClientRect()}while(performance.now()<end);next()};
d.body.getBoundingClientRect();
requestAnimationFrame(()=>setTimeout(map));
on(["pointerdown"],({target:e})=>{const top=()=>e.getBoundingClientRect().top,was=top();finish();w.scrollBy({top:top()-was,behavior:"instant"})});
on(${JSON.stringify(SIGNS)},go);
on(["load"],()=>setTimeout(go,${QUIET_MS}));setTimeout(go,${LATEST_MS})}}`;
