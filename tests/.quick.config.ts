import base from './playwright.config.ts';
export default { ...base, globalSetup: './.quick-setup.ts' };
