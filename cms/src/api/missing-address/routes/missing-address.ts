export default {
  routes: [{ method: 'POST', path: '/missing-addresses', handler: 'missing-address.report' }],
};
