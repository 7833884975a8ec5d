const HERE = 'http://shop.invalid'
/** Most addresses contain none of these; this test is cheaper than parsing. */
const SUSPECT = /api|%|\/\.|\\/i

/**
 * Whether an address leads to the API. Links, pictures and return addresses must not, since a call may change something.
 * Parsed as browsers and the router do, including dot segments and `%61pi`. The host is ignored: the shop may be served
 * under any name.
 */
export function leadsToApi(address: string): boolean {
  if (!SUSPECT.test(address) || !URL.canParse(address, HERE)) return false
  const { origin, pathname } = new URL(address, HERE)
  const path = pathname.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
  return (origin === HERE ? /^\/+api(?:\/|$)/ : /^\/+api\/(?:h5app|admin)\//).test(path)
}

/** Base path of members' private pictures. */
export const MEMBER_PICTURES = '/api/h5app/wxapp/espier/pictures'

const MEMBER_PICTURE = new RegExp(
  `^(?:https?://[^/?#@\\\\\\s]+)?${MEMBER_PICTURES}/[\\da-f-]{69}\\.webp(?:\\?company_id=[\\w-]+(?:&expires=\\d+&link=[\\da-f]+)?)?$`,
)

/** Whether an address is that of a member's private picture: the only API call that an `<img>` may make. */
export const isMemberPicture = (address: string): boolean => MEMBER_PICTURE.test(address)
