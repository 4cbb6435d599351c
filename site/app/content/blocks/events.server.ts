import { z } from 'zod';
import { EVENT_TYPES } from '../../modules/agenda';
import { atMost, block, chosen, words } from './block.server';

const type = z
  .enum(EVENT_TYPES)
  .nullish()
  .catch(null)
  .transform((found) => found ?? null);

export const events = {
  'events.list': block('event-list', { title: words, limit: atMost(3), type, campus: chosen }),
  'events.agenda': block('agenda', { title: words }),
};
