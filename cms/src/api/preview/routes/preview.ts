export default {
  routes: [{ method: 'GET', path: '/previews/:token', handler: 'preview.show' }],
};
