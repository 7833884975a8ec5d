import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { mergeStyles } from './scripts/build/merge-styles.ts'
import { moduleList, widgetChunks } from './scripts/build/client-manifest.ts'
import { designerChunks } from './scripts/build/designer-chunks.ts'
import { handbook } from './scripts/build/handbook.ts'
import { pageChunks } from './scripts/build/page-chunks.ts'
import { FOLDERS } from './scripts/check/sources.ts'
import { precompress } from './scripts/build/precompress.ts'
import { domFiles } from './tests/helpers/dom-files.ts'
import { fewerRuns } from './tests/helpers/fewer-runs.ts'
import { LongestFirst } from './tests/helpers/longest-first.ts'
import { spiedCalls } from './tests/helpers/spied-calls.ts'

/** Journeys and races are projects of their own. */
const everywhere = [...FOLDERS.filter((folder) => folder !== 'tests'), 'tests/contract', 'tests/bench']
const within = (ending: string) => everywhere.map((folder) => `${folder}/**/*${ending}`)
const dom = domFiles(within('.dom.test.tsx'))
const DRAWING = ['tests/helpers/drawing.ts']

/** Vitest leaves one processor alone, which is half of a machine of two. */
const WORKERS = { maxWorkers: Math.max(2, availableParallelism() - 1) }

/** MiB of space for what is short-lived: collecting it costs less, the more of it is dead by then. */
const ROOMY = { execArgv: ['--max-semi-space-size=64'] }

/** ms; a busy machine of two cores takes ten times as long as an idle one, and no test judges time. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Vitest caches a transformed module by its own text, which stays the same when a file is added to what it lists. */
const uncachedLists = (): Plugin => ({
  name: 'uncached-lists',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
})

export default defineConfig({
  plugins: [
    react(),
    moduleList(),
    widgetChunks(),
    mergeStyles(),
    handbook(),
    precompress(),
    uncachedLists(),
    fewerRuns(),
  ],
  resolve: {
    tsconfigPaths: true,
    // React has it itself: the shim for React 17 is a part of every page
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  publicDir: 'storefront/public',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // operators' antd; what shoppers load is judged by npm run check
    chunkSizeWarningLimit: 1_500,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['storefront/entry-client.tsx', 'storefront/after-paint.ts'],
          // a page takes from the door of a feature only what it names, styles included
          treeshake: {
            moduleSideEffects: [{ test: /\/storefront\/features\/.*\.tsx?$/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: pageChunks(),
            },
          },
        },
      },
    },
    // a build of its own: sharing chunks with operators would cost shoppers what only the designer uses of them
    designer: {
      consumer: 'client',
      build: {
        outDir: 'dist/designer',
        assetsDir: 'designer-assets',
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: {
          input: ['designer/entry.tsx', 'designer/shell/api/early.ts'],
          output: { codeSplitting: { groups: designerChunks() } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            commands: 'server/commands/index.ts',
            'entry-server': 'storefront/entry-server.tsx',
            'pglite-worker': 'server/db/embedded/worker.mjs',
          },
          // one flat folder: the parts find each other by import.meta.url
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // generated code is more than the server itself: apart, so that main.js stays the server's own
            codeSplitting: {
              groups: [
                { name: 'validators', test: /\/schemas\/generated\/validators\// },
                { name: 'schemas', test: /\/schemas\// },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    ...ROOMY,
    sequence: { sequencer: LongestFirst },
    // the projects share what is transformed: server and schemas are a part of four of them
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...PATIENCE,
          ...WORKERS,
          // the server is loaded once a worker instead of once a file: a third of the time of all of them
          isolate: false,
          include: within('.test.{ts,tsx}'),
          exclude: [...within('.dom.test.tsx'), '**/node_modules/**'],
        },
      },
      {
        extends: true,
        plugins: [spiedCalls()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          ...PATIENCE,
          ...WORKERS,
          isolate: false,
          setupFiles: DRAWING,
          include: dom.sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-mocks',
          environment: 'jsdom',
          ...PATIENCE,
          ...WORKERS,
          setupFiles: DRAWING,
          include: dom.mocking,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          // a browser on two busy cores; what needed another try is reported as such
          retry: 2,
          include: ['tests/journeys/**/*.test.ts'],
          // minutes each: npm run soak
          exclude: ['**/*.soak.test.ts'],
          globalSetup: ['tests/journeys/kit/global-setup.ts'],
          ...PATIENCE,
          // the longest take a minute on a slow machine of two cores
          testTimeout: 180_000,
          // as long as clicks may take (kit): the default of 1 s is less than a save takes on a busy machine
          expect: { poll: { timeout: 20_000 } },
          isolate: false,
          // each file has a shop of its own; a browser waits for timers so often that three keep two processors busy
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          environment: 'node',
          include: ['tests/races/**/*.test.ts'],
          exclude: ['**/*.soak.test.ts'],
          ...PATIENCE,
          isolate: false,
          // each file has a database of its own, and processors of its own: some count what a second brings
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
