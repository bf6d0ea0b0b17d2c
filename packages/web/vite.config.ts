import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  resolve: {
    // The package's main file lists five thousand icons; in development the browser would fetch all of them.
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
  },
  server: {
    proxy: { '/api': server, '/files': server, '/healthz': server },
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
  },
});
