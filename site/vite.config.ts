import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkFailure } from './chunk-failure.plugin.ts';
import { school } from './school.plugin.ts';

export default defineConfig({
  plugins: [school(), tailwindcss(), chunkFailure(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What a page needs before anyone does anything, in one file: it compresses best.
                { name: 'core', tags: ['$initial'], test: /^(?!.*\/app\/routes\/)/, priority: 2 },
                // What comes after that for any page, beside its own.
                {
                  name: 'shared',
                  test: /\/app\/(shell|sections|ui|modules)\/(?!taxonomy\/(fr|en|requests))/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The HTTP server is built with the application: one bundle, one configuration object, one content client.
    // All of its files are in one folder, from where they find the browser's.
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/index.ts',
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
