import { herePath } from '../routing/here'
import { loginPath } from '../routing/login-path'
import { navigate } from '../router/navigate'
import { refreshPage } from '../state/refresh-page'
import { cart, user } from '../state/shop'
import { dropToken } from './token'

/**
 * Rule calls-2: the token is forgotten, the member is sent to sign in and comes back. Not after signing out: while the
 * home page is loading, what the former page still asks is refused.
 */
export function signedOut() {
  if (user.userInfo === null && 'turning' in document.documentElement.dataset) return
  forget()
  if (/^\/auth\/login(?:$|\?)/.test(herePath())) return
  // the former page is asked for again where Back leads to it
  refreshPage()
  navigate(loginPath())
}

/** Nothing of a member stays in this tab. */
export function forget() {
  dropToken()
  user.userInfo = null
  cart.cartCount = 0
  cart.cartInfo = null
}
