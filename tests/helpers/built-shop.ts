import { once } from 'node:events'
import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '@server/db/client'
import { builtDesigner } from '@server/designer/plugin'
import { storefrontOf } from '@server/ssr/storefront'
import { mediaFolder } from '@server/storage/open'
import { testApp } from './app'
import { openDemoMemory } from './memory-database'
import { openDemoScratch, POSTGRES_URL } from './postgres'

export interface BuiltShop {
  url: string
  app: FastifyInstance
  database: OpenDatabase
  close(): Promise<void>
}

/**
 * Port of this worker's shops, one after the other: a browser caches scripts by their address, and a page of the designer
 * with its scripts in the cache costs half.
 */
let usual = 0

/** The usual port; 0, which means any, if another shop of this worker or another process listens there. */
async function usualPort(): Promise<number> {
  const probe = createServer().listen(usual, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 0
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return usual
}

interface BuiltShopParts {
  /** Folder of the build, see `copyOfBuild`. */
  build: string
  /** Data directory of a seeded shop, whose pictures are used. */
  dataDir: string
  /** Overrides the environment of the tests. */
  env?: Record<string, string>
}

/**
 * The demo companies behind the built storefront and designer, in this process: for journeys that change the database
 * while the shop runs.
 */
export async function openBuiltShop({ build, dataDir, env }: BuiltShopParts): Promise<BuiltShop> {
  const clientFolder = join(build, 'client')
  const entryFile = pathToFileURL(join(build, 'server/entry-server.js')).href
  // the read-only shop uses PGlite; copying a PostgreSQL database costs a third
  const database = await (POSTGRES_URL ? openDemoScratch(POSTGRES_URL) : openDemoMemory())
  const app = await testApp(
    database,
    {
      storefront: await storefrontOf(entryFile, clientFolder),
      clientFolder,
      designer: await builtDesigner(join(build, 'designer')),
    },
    env,
  )
  linkFiles(mediaFolder(dataDir), mediaFolder(app.config.dataDir))
  await app.listen({ host: '127.0.0.1', port: await usualPort() })
  const { port } = app.server.address() as AddressInfo
  usual = port
  return {
    url: `http://localhost:${port}`,
    app,
    database,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/**
 * Hard links the files of a folder into another: nothing is copied, and removing a file in one keeps it in the other.
 */
function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else linkSync(source, target)
  }
}
