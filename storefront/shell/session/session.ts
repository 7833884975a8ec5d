/** After signing in or out: what this tab knew of the former member is dropped. */
import { herePath } from '../routing/here'
import { navigate } from '../router/navigate'
import { call } from '../api/call'
import { forget } from '../api/signed-out'
import { cachedPages } from '../navigation/cached-pages'
import { dropAhead } from '../navigation/load-page'
import { refreshPage } from '../state/refresh-page'
import { succeeds } from '../api/succeeds'

/**
 * Goes on as the member that the server knows now: its answer to the next page names the member and the cart, which
 * the server has merged.
 * @param target a path that `returnTarget` has let through
 */
export function goOn(target: string) {
  cachedPages.dropAll()
  dropAhead()
  if (target === herePath()) refreshPage()
  else navigate(target, { replace: true })
}

/** The session ends on the server and in this tab, then it is the home page. */
export async function logOut(): Promise<void> {
  if (await succeeds(call('POST /logout', {}))) becomeVisitor()
}

/** The session is over on the server already. */
export function becomeVisitor() {
  forget()
  // choices at checkout: another person may use this tab next
  sessionStorage.clear()
  cachedPages.dropAll()
  dropAhead()
  // Back while the home page is loading must not show the former page
  refreshPage()
  if (herePath() !== '/') navigate('/')
}
