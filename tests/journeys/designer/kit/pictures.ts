import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'

/** Lends a browser the demo's pictures, which the shop that all journeys share has drawn; uploads are the shop's own. */
export async function servePictures(context: BrowserContext, origin: string): Promise<void> {
  const media = join(inject('starts').dataDir, 'media')
  await context.route(`${origin}/media/{hean,songjian}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(media, decodeURIComponent(pathname.slice('/media/'.length))) })
  })
}
