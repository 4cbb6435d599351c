import {
  Briefcase,
  Calendar,
  Earth,
  Images,
  Link as LinkIcon,
  PaperPlane,
  Search,
} from '@strapi/icons';
import type { ElementType } from 'react';
import { type CheckId, type Gravity, SEE_HEALTH } from '../../health/report';

export const TITLE = 'Santé des publications';

export const PERMISSIONS = [{ action: SEE_HEALTH, subject: null }];

export const GRAVITIES = ['broken', 'poor', 'untranslated'] as const satisfies readonly Gravity[];

/** How each gravity is called and coloured. */
export const LOOKS = {
  broken: { label: 'À corriger', hint: 'Ce qui arrête un visiteur', variant: 'danger' },
  poor: { label: 'À compléter', hint: 'Ce qui le sert mal', variant: 'warning' },
  untranslated: { label: 'À traduire', hint: 'Ce qui manque en anglais', variant: 'secondary' },
} as const satisfies Record<Gravity, object>;

export const ICONS: Record<CheckId, ElementType> = {
  offerings: PaperPlane,
  redirects: LinkIcon,
  'endless-events': Calendar,
  images: Images,
  descriptions: Search,
  'expired-offers': Briefcase,
  translations: Earth,
};
