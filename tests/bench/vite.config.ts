/**
 * Builds the bench for production: its Node side, and its page for the browser. Compared packages share the shop's
 * React.
 */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true, dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '.cache/bench/browser',
        rolldownOptions: {
          input: {
            browser: 'tests/bench/browser/index.html',
            editor: 'tests/bench/editor/index.html',
            hand: 'tests/bench/editor/hand-page.html',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name].[ext]',
          },
        },
      },
    },
    ssr: {
      // React stays external: Node finds the shop's copy, for Puck's code too
      resolve: { noExternal: ['@puckeditor/core'] },
      build: {
        outDir: '.cache/bench/node',
        emitAssets: false,
        minify: false,
        rolldownOptions: {
          input: {
            run: 'tests/bench/run.ts',
            server: 'tests/bench/shop/server.ts',
            sender: 'tests/bench/measure/sender.ts',
            'first-validation': 'tests/bench/measure/first-validation.ts',
            'ssr-size': 'tests/bench/page/ssr-size.tsx',
            'goods-server': 'tests/bench/shop/goods-server.ts',
            'member-server': 'tests/bench/shop/member-server.ts',
            'entry-server': 'storefront/entry-server.tsx',
            'pglite-worker': 'server/db/embedded/worker.mjs',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})
