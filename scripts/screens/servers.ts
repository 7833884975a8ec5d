import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfBuild } from '../../tests/helpers/build'
import { startServer } from '../../tests/helpers/server-process'
import { createServer } from 'vite'
import { ROOT } from '../launch/run.mjs'

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

export const PREVIEW = '/scripts/screens/preview.html'

/** Serves `preview.html` from the sources, with the shop's pictures under `/media`. */
export async function openPreview(shop: string) {
  const vite = await createServer({
    root: ROOT,
    appType: 'mpa',
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: 0,
      hmr: false,
      watch: null,
      proxy: { '/media': shop },
    },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('Expected the preview to listen on a port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => vite.close() }
}
