import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The panel and the login page: two client-only entries that visitors never download. */
export default defineConfig({
  root: 'src',
  base: '/assets/panel/',
  plugins: [react()],
  cacheDir: '../.cache/vite-panel',
  build: {
    outDir: '../build/panel',
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: '.',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { login: 'src/login/index.html', admin: 'src/admin/index.html' } },
  },
});
