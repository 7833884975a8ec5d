const HERE = 'http://shop.invalid'
/** Most addresses hold none of these; looking is cheaper than parsing. */
const SUSPECT = /api|%|\/\.|\\/i

/**
 * Whether a browser that follows an address would call the API: no link, picture or way back may, for a call may
 * change something. Read as browsers and the router do: dot segments and `%61pi` included. Of other origins only what
 * has our API's own paths counts, since no parser knows under which names the shop is served.
 */
export function leadsToApi(address: string): boolean {
  if (!SUSPECT.test(address) || !URL.canParse(address, HERE)) return false
  const { origin, pathname } = new URL(address, HERE)
  const path = pathname.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
  return (origin === HERE ? /^\/+api(?:\/|$)/ : /^\/+api\/(?:h5app|admin)\//).test(path)
}
