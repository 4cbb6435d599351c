export { campusNode } from './campus';
export { courseNode } from './course';
export { eventNode } from './event';
export { pageGraph, type Topic } from './graph';
export { jobNode } from './job';
export type { School } from './school';
export { articleNode, newsNode, postNode } from './story';
