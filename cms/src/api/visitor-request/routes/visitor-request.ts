export default {
  routes: [{ method: 'POST', path: '/visitor-requests', handler: 'visitor-request.create' }],
};
