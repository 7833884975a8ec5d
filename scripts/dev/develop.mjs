import { createServer as createHttpServer } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { withFailedTiles } from './failed-tiles.mjs'

/** Serves the shop from its sources until a signal ends it. */
export async function develop() {
  const http = createHttpServer()
  const vite = await createServer({
    appType: 'custom',
    // a package that Vite discovers only on request triggers another bundling, and the page fails with 504
    optimizeDeps: {
      entries: [
        '{schemas,engine,widgets,designer,storefront}/**/*.{ts,tsx}',
        '!**/*.test.{ts,tsx}',
        '!storefront/entry-server.tsx',
      ],
    },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/.pumian/**', '**/dist/**', '**/.cache/**'] },
    },
  })
  const load = loaderOf(vite)
  try {
    const database = await start(http, vite, load)
    const { stopOnSignal } = await load('/server/app/server-process.ts')
    stopOnSignal(async () => {
      http.closeAllConnections()
      await vite.close()
      await database.close()
    })
  } catch (error) {
    console.error(error instanceof Error && error.name === 'OperatorError' ? error.message : error)
    process.exit(1)
  }
}

/**
 * @param {import('node:http').Server} http
 * @param {import('vite').ViteDevServer} vite
 * @param {ReturnType<typeof loaderOf>} load
 */
async function start(http, vite, load) {
  const { expectStatedEnvironment, readConfig } = await load('/server/config/read-config.ts')
  const { openDatabase } = await load('/server/db/client.ts')
  const { seedIfEmpty, startMessage } = await load('/server/app/start-up.ts')
  const { listen } = await load('/server/app/server-process.ts')
  const config = readConfig(process.env)
  expectStatedEnvironment(process.env, config)
  const database = await openDatabase(config)
  await seedIfEmpty(database.db, config)
  const currentApp = reloadingApp(load, {
    config,
    db: database.db,
    storefront: storefrontOf(load),
    designer,
    hotReload: true,
  })

  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      currentApp().then(
        (app) => app.routing(request, response),
        (/** @type {Error} */ error) => {
          vite.ssrFixStacktrace(error)
          console.error(error)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
        },
      )
    })
  })
  const address = await listen(http, config)
  console.log(await startMessage(database.db, config, address))
  return database
}

/**
 * Loads the server's modules through Vite, which reloads edited ones.
 * @param {import('vite').ViteDevServer} vite
 */
function loaderOf(vite) {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Expected Vite to have a runnable ssr environment.')
  return (/** @type {string} */ file) => ssr.runner.import(file)
}

/**
 * The app of the sources as they are now: built again when Vite hands out another module than before.
 * @param {ReturnType<typeof loaderOf>} load
 * @param {import('../../server/app/build-app').AppParts} parts
 * @returns {() => Promise<import('fastify').FastifyInstance>}
 */
function reloadingApp(load, parts) {
  /** @type {object | undefined} */
  let source
  /** @type {Promise<import('fastify').FastifyInstance>} */
  let app
  return async () => {
    const module = await load('/server/app/build-app.ts')
    if (module !== source) {
      source = module
      app = module.buildApp(parts).then(async (/** @type {import('fastify').FastifyInstance} */ built) => {
        await built.ready()
        return built
      })
    }
    return app
  }
}

const preamble = react.preambleCode.replace('__BASE__', '/')
const devHead = `<script type="module" src="/@vite/client"></script><script type="module">${preamble}</script>`

/** @type {import('../../server/designer/plugin').DesignerFiles} */
const designer = {
  assets: {
    early: '/designer/shell/api/early.ts',
    entry: '/designer/entry.tsx',
    styles: [],
    modules: [],
    devHead,
  },
}

/**
 * @param {ReturnType<typeof loaderOf>} load
 * @returns {import('../../server/ssr/storefront').Storefront}
 */
function storefrontOf(load) {
  return {
    cached: false,
    entry: async () => {
      const { default: entry } = await load('/storefront/entry-server.tsx')
      const { catalogue } = await load('/schemas/generated/catalogue.ts')
      const { joinParts } = await load('/schemas/storefront-entry.ts')
      const titleOf = (/** @type {string} */ type) => catalogue[type]?.title
      /**
       * @param {import('../../schemas/storefront-entry').PreparedPage} page
       * @returns {import('../../schemas/storefront-entry').PreparedPage}
       */
      const withTiles = (page) => ({
        data: page.data,
        json: (own) => page.json(own),
        html(own) {
          const { parts, failures } = page.html(own)
          return { parts: [withFailedTiles(joinParts(parts), failures, titleOf)], failures }
        },
      })
      return {
        ...entry,
        prepare: (/** @type {unknown[]} */ ...args) => withTiles(entry.prepare(...args)),
        prepareData: (/** @type {unknown[]} */ ...args) => withTiles(entry.prepareData(...args)),
      }
    },
    assets: () => ({
      entry: '/storefront/entry-client.tsx',
      afterPaint: '/storefront/after-paint.ts',
      styles: [],
      modules: [],
      files: {},
      devHead,
    }),
  }
}
