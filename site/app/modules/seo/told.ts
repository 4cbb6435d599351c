import * as graph from './graph';

const untold = () => undefined;

/** Engines read the page that the server sends: in the browser's code, where this is a constant, nothing of the graph is left. */
const isTold = import.meta.env.SSR;

export const articleNode = isTold ? graph.articleNode : untold;
export const campusNode = isTold ? graph.campusNode : untold;
export const courseNode = isTold ? graph.courseNode : untold;
export const eventNode = isTold ? graph.eventNode : untold;
export const jobNode = isTold ? graph.jobNode : untold;
export const newsNode = isTold ? graph.newsNode : untold;
export const postNode = isTold ? graph.postNode : untold;
export const pageGraph = isTold ? graph.pageGraph : untold;
