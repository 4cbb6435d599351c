import type { Core } from '@strapi/strapi';
import type { Group, Words } from './report';

/** One thing that may be wrong with what is published. */
export type Check = Words & { find(strapi: Core.Strapi): Promise<Group[]> };
