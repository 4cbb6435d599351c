/** Which way the arrows go. Types may be looked up from anywhere, as they are gone at run time, but not in a circle. */
const app = 'site/app';
/** @type {(name: string) => string} */
const layer = (name) => `^${app}/${name}/`;

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from,
  to: { dependencyTypesNot: ['type-only'], ...to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'A cycle has no direction, even one of types.',
      from: {},
      to: { circular: true },
    },
    forbid(
      'ui-knows-react-alone',
      'Primitives know nothing of the school: React, and the drawings of the icons.',
      { path: layer('ui'), pathNot: '\\.test\\.tsx?$' },
      { pathNot: [layer('ui'), 'node_modules/react(-dom)?/', '@tabler/icons/'] },
    ),
    forbid(
      'sections-take-props',
      'Sections draw what they are given: they use modules and ui.',
      { path: layer('sections') },
      { path: `^${app}/(routes|content|shell|root|config|request)` },
    ),
    forbid(
      'shell-takes-props',
      'The frame draws what it is given: it uses modules and ui.',
      { path: layer('shell') },
      { path: `^${app}/(routes|content|sections|root|config|request)` },
    ),
    forbid(
      'modules-stand-alone',
      'A module uses ui and other modules, nothing above it.',
      { path: layer('modules') },
      { path: `^${app}/(routes|content|sections|shell|root|request)` },
    ),
    forbid(
      'content-is-the-border',
      'The contract with the content service knows no page.',
      { path: layer('content') },
      { path: `^${app}/(routes|sections|shell|ui|root|request)` },
    ),
    forbid(
      'nothing-imports-routes',
      'Routes are where the arrows start.',
      { pathNot: [layer('routes'), `^${app}/routes\\.ts$`] },
      { path: layer('routes') },
    ),
    forbid(
      'modules-have-one-door',
      'A module is entered by its index, or by what it keeps for the server.',
      { path: `^${app}/(?!modules/)|^site/(server|styleguide)/` },
      { path: `^${app}/modules/[^/]+/`, pathNot: ['/index\\.ts$', '\\.server\\.tsx?$'] },
    ),
    forbid(
      'siblings-come-in-by-the-door',
      'Modules too.',
      { path: `^${app}/modules/([^/]+)/` },
      {
        path: `^${app}/modules/[^/]+/`,
        pathNot: [`^${app}/modules/$1/`, '/index\\.ts$', '\\.server\\.tsx?$'],
      },
    ),
    forbid(
      'server-stays-out-of-pages',
      'The HTTP entry and the styleguide use the application, never the other way.',
      { path: `^${app}/` },
      { path: '^site/(server|styleguide)/' },
    ),
    forbid(
      'schools-have-one-door',
      'The application knows the school it is built for, by its index, its style sheets, its table of redirects and what it keeps for the server.',
      { path: '^site/(app|server|worker)/' },
      {
        path: '^site/schools/',
        pathNot: ['/index\\.ts$', '\\.css$', '/redirects\\.txt$', '\\.server\\.ts$'],
      },
    ),
    forbid(
      'schools-stand-alone',
      'A school uses nothing of the application, nor of another school.',
      { path: '^site/schools/([^/]+)/' },
      { path: '^site/', pathNot: ['^site/schools/$1/', 'node_modules'] },
    ),
    forbid(
      'apps-are-apart',
      'The site, the content service, the scripts and the tests share no source.',
      { path: '^(site|cms|scripts|tests|bench)/' },
      { path: '^(site|cms|scripts|tests|bench)/', pathNot: ['^$1/', 'node_modules'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['(^|/)(dist|builds|\\.react-router|types/generated)/', '\\+types/', '/data/'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'] },
  },
};
