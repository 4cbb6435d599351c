import { z } from 'zod';
import { LANDING_TYPES } from '../landing-types';
import { block, chosen, words } from './block.server';

const landingType = z.enum(LANDING_TYPES);
const anyLandingType = landingType
  .nullish()
  .catch(null)
  .transform((found) => found ?? null);

export const programmes = {
  'programmes.list': block('programme-list', { title: words, landingType: anyLandingType }),
  'programmes.category': block('programme-category', { title: words, landingType, text: words }),
  'programmes.panorama': block('panorama', { title: words, text: words }),
  'programmes.teaching-units': block('teaching-units', { title: words, programme: chosen }),
  'programmes.skill-units': block('skill-units', { title: words, programme: chosen }),
};
