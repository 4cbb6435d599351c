export default {
  routes: [
    { method: 'GET', path: '/campuses', handler: 'campus.find' },
    { method: 'GET', path: '/campuses/:slug', handler: 'campus.findOne' },
  ],
};
