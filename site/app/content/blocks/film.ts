/** How a film is shown: by the browser, by a player of another site that keeps no trace of who looks, or by going there. */
export type Film =
  | { by: 'browser'; url: string }
  | { by: 'player'; url: string; player: string; host: string }
  | { by: 'link'; url: string; host: string };

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';
const VIMEO_PLAYER = 'https://player.vimeo.com';

/** Whose players a page may show. */
export const PLAYERS = [YOUTUBE_PLAYER, VIMEO_PLAYER];

/** A film by its address, whichever of a site's addresses an editor copied. */
export function film(url: string): Film {
  if (url.startsWith('/') || /\.(mp4|webm|mov|m4v)(\?|$)/i.test(url)) return { by: 'browser', url };
  const address = new URL(url);
  const host = address.hostname.replace(/^www\./, '');
  const player = youtube(host, address) ?? vimeo(host, address);
  return player ? { by: 'player', url, player, host: new URL(player).hostname } : link(url, host);
}

const link = (url: string, host: string): Film => ({ by: 'link', url, host });

const YOUTUBE = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;

function youtube(host: string, { pathname, searchParams }: URL): string | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
  const id = host === 'youtu.be' ? first : YOUTUBE.has(host) ? named : null;
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  return `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1&rel=0`;
}

const VIMEO = /^(?:\/video)?\/(\d+)(?:\/([0-9a-f]+))?$/;

function vimeo(host: string, { pathname, searchParams }: URL): string | undefined {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const [, id, inPath] = VIMEO.exec(pathname) ?? [];
  if (!id) return undefined;
  const hash = inPath ?? searchParams.get('h');
  const query = new URLSearchParams({ dnt: '1', autoplay: '1', ...(hash && { h: hash }) });
  return `${VIMEO_PLAYER}/video/${id}?${query}`;
}
