import { redirect } from 'react-router';
import { config } from '../../config.server';
import { pictureOrNull } from '../../content/picture.server';
import { POLICIES } from '../../modules/caching';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { askedCard, CARD, type Card, cardAddress } from '../../modules/share';
import { Gallery, type Made } from '../../modules/share/gallery.server';
import { render } from '../../modules/share/render.server';
import { versionOf } from '../../modules/share/version.server';
import type { Route } from './+types/picture';
import { cardOf } from './cards.server';

const gallery = new Gallery({ maxBytes: 48 * 1024 * 1024, atOnce: 2, waiting: 40 });

/** SEO-1: the picture of a page, drawn from what the page says. An earlier version leads to the one there is. */
export async function loader({ url }: Route.LoaderArgs) {
  const asked = askedCard(url);
  if (!asked || !config.locales.includes(asked.page.language)) throw notFound();
  const card = await orFail(cardOf(asked.page));
  const version = versionOf(card);
  if (asked.version !== version) {
    const headers = POLICIES.moment;
    throw redirect(cardAddress(asked.page, version), { status: 302, headers });
  }
  const drawn = await gallery.get(version, () => draw(card));
  if (!drawn) throw busy();
  return new Response(new Uint8Array(drawn.png), {
    headers: {
      'content-type': CARD.type,
      'content-length': String(drawn.png.length),
      ...POLICIES[drawn.isWhole ? 'forever' : 'moment'],
      'x-content-type-options': 'nosniff',
    },
  });
}

/** One that did not come may come yet; one that cannot be opened never will. */
async function draw(card: Card): Promise<Made> {
  const { motif } = card;
  if (motif.kind !== 'picture') return { png: await render(card, null), isWhole: true };
  const picture = await pictureOrNull(motif.src);
  return { png: await render(card, picture), isWhole: picture !== null };
}

function busy(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...POLICIES.never, 'retry-after': '10' },
  });
}
