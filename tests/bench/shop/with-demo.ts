import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@tests/helpers/server-process'

/** The built shop with its demo and pictures, as served by `npm start`. */
export async function withDemo<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-pages-'))
  const server = await startServer({ build: join(process.cwd(), 'dist'), dataDir })
  try {
    return await use(server.url)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}
