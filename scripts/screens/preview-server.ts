import { createServer } from 'vite'
import { ROOT } from '../launch/run.mjs'

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
