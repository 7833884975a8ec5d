import { leadsToApi } from '@schemas/api-address'
import { useShop } from '@engine'
import type { LoginPageAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'

/** The address to return to after signing in (rule pages-6). */

const HERE = 'http://shop.invalid'

/**
 * The safe part of a `redirectUrl`: path, query and hash of a page of this shop. Anything else becomes the home page.
 */
export function returnTarget(redirectUrl: string | null | undefined): string {
  if (!redirectUrl?.startsWith('/') || !URL.canParse(redirectUrl, HERE)) return '/'
  // reads it as browsers do: `/\evil`, tabs and line ends included
  const { origin, pathname, search, hash } = new URL(redirectUrl, HERE)
  // `/.//evil` loses its dot
  return origin === HERE && !pathname.startsWith('//') && !leadsToApi(pathname)
    ? pathname + search + hash
    : '/'
}

/** Pages on the way to signing in: they are no return targets. */
const ON_THE_WAY = /^\/(?:auth|staff)\//

/**
 * A page to sign in or register on, which leads back to the page of its link; from one to another of these pages the
 * way back stays the same.
 * @param path with query
 */
export function signInPath(to: string, path: string): string {
  const { pathname, searchParams } = new URL(path, HERE)
  const back = ON_THE_WAY.test(pathname) ? returnTarget(searchParams.get('redirectUrl')) : path
  return back === '/' ? to : `${to}?redirectUrl=${encodeURIComponent(back)}`
}

/** The key of the auth layout's pictures in a page's answers. */
export const LOGIN_PAGE = 'loginPage'

/** Logo and background as the company has chosen them; '' where it has chosen none, or none could be asked for. */
export function useLoginPage(): LoginPageAnswer {
  const answer = useShop().answers[LOGIN_PAGE] as Answered<LoginPageAnswer> | undefined
  return answer?.data ?? { logo: '', background: '' }
}
