'use strict';

// Strapi's own transfers. They compile the content service first, and would write what is compiled anew, file by file, under a service that starts at that moment.
const { createRequire } = require('node:module');

const strapi = createRequire(require.resolve('@strapi/strapi/package.json'));
strapi('@strapi/typescript-utils').compile = async () => undefined;
strapi('./bin/strapi.js');
