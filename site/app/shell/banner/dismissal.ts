import { useLayoutEffect } from 'react';

const KEY = 'banner';

/**
 * Run in the head, before anything is painted: the banner that was dismissed last time, which the server cannot know of,
 * is hidden by the style sheet from the first frame. A constant, so that a content policy can name it by its hash.
 */
export const HIDE_DISMISSED_BANNER = `try{const{dataset:d}=document.documentElement;if(d.banner&&d.banner===localStorage.getItem("${KEY}"))d.bannerDismissed=d.banner}catch{}`;

/** Hides a banner, now and on the pages to come. */
export function dismiss(slug: string): void {
  document.documentElement.dataset.bannerDismissed = slug;
  try {
    localStorage.setItem(KEY, slug);
  } catch {
    // Storage is full or blocked: the banner is gone until the next load.
  }
}

/** Keeps the mark of the head's script true when another banner comes in while the visitor is here. */
export function useDismissal(slug: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.bannerDismissed === slug) return;
    if (dismissedBefore() === slug) dataset.bannerDismissed = slug;
    else delete dataset.bannerDismissed;
  }, [slug]);
}

function dismissedBefore(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
