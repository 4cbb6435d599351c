export default {
  routes: [
    { method: 'POST', path: '/login', handler: 'site.login', config: { auth: false } },
    { method: 'GET', path: '/users/me', handler: 'site.settings' },
    { method: 'GET', path: '/:school/news', handler: 'site.news' },
    { method: 'GET', path: '/:school/articles/:rubrique', handler: 'site.articles' },
  ],
};
