import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconImports } from './icon-imports.ts';
import { modelCard } from './model-card.ts';
import { preloadApp } from './preload-app.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [iconImports(), react(), preloadApp(), modelCard()],
  // Served as they are, file by file: see icon-imports.ts.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    proxy: { '/api': server, '/files': server, '/content': server, '/healthz': server },
  },
  build: {
    outDir: 'dist',
    // WeChat's webview on Android stays near Chromium 86 on old phones, and Safari 14 is the oldest iPhone we serve.
    target: ['chrome86', 'safari14'],
    // All these browsers know modulepreload or do well without it; the polyfill would be an extra script.
    modulePreload: { polyfill: false },
    // A font inside the style sheet could be neither preloaded nor cached on its own.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // The start names every file that may come after it, and a hash does not compress: 42 bits tell two builds apart too.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Chromium compiles a page's functions when its file arrives, and not one by one while the learner waits for it.
        postBanner: ({ isDynamicEntry }) => (isDynamicEntry ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // Without this every shared control becomes a file of its own: thirty requests for ten kilobytes.
            { name: 'kit', test: isKit, priority: 1 },
            { name: 'forms', test: isForm },
            // Else whoever draws a tick downloads every form for it.
            { name: 'signs', test: isSign, priority: 1 },
            // The entry needs these before it may even open the app, so they do not wait for the kit.
            {
              name: 'entry-needs',
              test: /i18n\/language\.ts|platform\/safe-storage\.ts|navigation\/(after-paint|navigation-state)\.ts|preload-helper/,
              priority: 2,
            },
            // Small things that home and its neighbours share: a dozen files of 200 bytes weigh twice their content.
            { name: 'small-parts', test: isSmallPart, priority: 2 },
          ],
        },
      },
    },
  },
});

/** What nearly every page uses. The parts in ui/on-demand/ stay apart: they are downloaded when they are opened. */
function isKit(file: string): boolean {
  const isShared = /\/packages\/web\/src\/(ui\/|navigation\/.*\.tsx)|\/@tabler\/icons-react\/dist\/esm\/create/;
  return isShared.test(file) && !isForm(file) && !/\/ui\/on-demand\/|\.(zh|en)\.ts/.test(file);
}

/** Downloaded with the first page that has a form, home has none. The language switch is in the bar above every page. */
function isForm(file: string): boolean {
  return /\/packages\/web\/src\/ui\/forms\/(?!SegmentedSwitch)/.test(file);
}

/** Icons that forms and other pages share. */
function isSign(file: string): boolean {
  return /@tabler\/icons-react\/dist\/esm\/icons\/Icon(AlertCircle|Calendar|Check|ChevronDown|Eye|EyeOff)\.mjs/.test(
    file,
  );
}

function isSmallPart(file: string): boolean {
  return /\/(bare|organisation|courses|landing|types|plan)\.messages\.ts$|\/(duration|seconds)\.ts$|\/react-query\/build\/modern\/(queryOptions|infiniteQueryOptions|useQuery)\.js$/.test(
    file,
  );
}
