import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../tests/helpers/server-process'

/** The built shop on a fresh demo database, so that pictures show what the seed draws now. */
export async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-screens-'))
  const server = await startServer(dataDir)
  return {
    url: server.url,
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
