import type { BrowserContext } from 'playwright'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ccd"/></svg>'
const NOBODY_NEAR = JSON.stringify({ data: { list: [], tagList: [], count: 0, total_count: 0 } })

/**
 * Isolates a browser: documents and built files come from the server, every picture is the same picture, all other
 * requests get an empty answer.
 * @returns requested addresses outside `origin`, as they occur
 */
export async function confine(context: BrowserContext, origin: string): Promise<string[]> {
  const foreign: string[] = []
  await context.route(/.*/, (route) => {
    const request = route.request()
    const { origin: asked, pathname } = new URL(request.url())
    if (asked !== origin) foreign.push(request.url())
    else if (/^\/(?:shown|assets|gallery|favicon)/.test(pathname)) return route.continue()
    if (request.resourceType() === 'image')
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    if (pathname.startsWith('/api/'))
      return route.fulfill({ contentType: 'application/json', body: NOBODY_NEAR })
    return route.fulfill({ status: 204 })
  })
  return foreign
}
