/** Places of other pages as part of an address, `/#w-{uuid}` (rule links-2). */
import { linkTargets } from './generated/link-targets'

const MARK = linkTargets['anchor']?.path ?? ''
const CUSTOM = linkTargets['customer']?.path ?? ''
const HOME = '/'

/** Address of a page and the widget on it; '' for its top. */
export function splitPlace(url: string): { path: string; uuid: string } {
  const [path = '', uuid = ''] = url.split(MARK)
  return { path, uuid }
}

export const withPlace = (path: string, uuid: string): string => (uuid === '' ? path : path + MARK + uuid)

/**
 * The page with widgets at an address: its number in the shop, '' for the home page. `null`: a page without places, such as
 * the cart.
 */
export function placedPageAt(path: string): string | null {
  if (path === HOME) return ''
  const number = path.startsWith(CUSTOM) ? path.slice(CUSTOM.length) : ''
  return /^[\w-]+$/.test(number) ? number : null
}

export const addressOfCustom = (number: string): string => CUSTOM + number
