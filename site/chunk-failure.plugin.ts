import path from 'node:path';
import type { Plugin } from 'vite';

const ROUTER_FILE = 'react-router/dist/production/lib/dom/ssr/routeModules.js';
const ANSWER = path.join(import.meta.dirname, 'app/modules/navigation/missing-code.ts');

/** As React Router 8.4.0 has it: two lines in the console, and a reload that nothing stops from happening again. */
const RELOAD = `console.error(\`Error loading route module \\\`\${route.module}\\\`, reloading page...\`);
		console.error(error);
		if (window.__reactRouterContext && window.__reactRouterContext.isSpaMode && import.meta.hot) throw error;
		window.location.reload();
		return new Promise(() => {});`;

/** The source of React Router with our answer (APP-3) in place of its own. */
export function withOurAnswer(source: string): string {
  const [before, after, ...more] = source.split(RELOAD);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `${ROUTER_FILE} no longer reloads where it did: read it, then chunk-failure.plugin.ts (decision 0031).`,
    );
  }
  return `import { codeIsMissing } from ${JSON.stringify(ANSWER)};\n${before}return codeIsMissing(route.id, error);${after}`;
}

/** Has the browser's build answer itself when the code of a page cannot be had. */
export function chunkFailure(): Plugin {
  let found = false;
  return {
    name: 'parvis:chunk-failure',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: `**/${ROUTER_FILE}` },
      handler(source) {
        found = true;
        return { code: withOurAnswer(source), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error(`The build has no ${ROUTER_FILE} (decision 0031).`);
    },
  };
}
