import { describe, expect, it } from 'vitest'
import { isTest, sourceFiles } from '../../scripts/check/sources'

/** The client layers, and the calls with a reason of their own. */
const CLIENTS = [
  'storefront/shell/api/',
  'designer/shell/api/',
  // the last save of a page that is being closed: keepalive, with the measured bytes
  'designer/editor/saving/draft-server.ts',
  // page data is sent by the server that draws the page, without company_id and sign
  'storefront/shell/navigation/load-page.ts',
]
const DIRECT = /(?<![\w.])(?:window\.|globalThis\.)?fetch\(|\bXMLHttpRequest\b|\bsendBeacon\(/

const browserFiles = sourceFiles().filter(
  ({ path }) => /^(?:storefront|designer|widgets|engine)\//.test(path) && !isTest(path),
)

describe('every request goes through the client layer', () => {
  it('adds company_id and sign: no other file sends requests', () => {
    const direct = browserFiles.filter(({ text }) => DIRECT.test(text)).map(({ path }) => path)
    expect(direct.filter((path) => !CLIENTS.some((client) => path.startsWith(client)))).toEqual([])
  })

  it('widgets and engine send no requests themselves', () => {
    const asking = browserFiles.filter(
      ({ path, text }) =>
        /^(?:widgets|engine)\//.test(path) && (DIRECT.test(text) || /@storefront\/api/.test(text)),
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})
