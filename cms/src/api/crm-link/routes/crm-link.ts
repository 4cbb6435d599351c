export default {
  routes: [
    { method: 'GET', path: '/crm-links', handler: 'crm-link.everything' },
    { method: 'GET', path: '/crm-links/actions', handler: 'crm-link.actions' },
    {
      method: 'GET',
      path: '/crm-links/:action/:course/campuses',
      handler: 'crm-link.campuses',
    },
    { method: 'GET', path: '/crm-links/:action/:course/:campus', handler: 'crm-link.link' },
  ],
};
