export const VISITOR_REQUEST = 'api::visitor-request.visitor-request';

/** The rights of the page « Demandes », which are given to roles like any other. */
export const SEE_FIGURES = 'api::visitor-requests.figures';
export const EXPORT_REQUESTS = 'api::visitor-requests.export';
export const ERASE_REQUESTS = 'api::visitor-requests.erase';
