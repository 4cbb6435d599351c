export default {
  routes: [
    { method: 'GET', path: '/pages', handler: 'page.find' },
    { method: 'GET', path: '/pages/:first', handler: 'page.findOne' },
    { method: 'GET', path: '/pages/:first/:second', handler: 'page.findOne' },
  ],
};
