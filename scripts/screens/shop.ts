import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfBuild } from '../../tests/helpers/build'
import { startServer } from '../../tests/helpers/server-process'

/** The built shop on a new demo database, so that pictures show the current seed. */
export async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-screens-'))
  const build = await copyOfBuild()
  const server = await startServer({ build, dataDir })
  return {
    url: server.url,
    async close() {
      await server.stop()
      for (const folder of [dataDir, build]) rmSync(folder, { recursive: true })
    },
  }
}
