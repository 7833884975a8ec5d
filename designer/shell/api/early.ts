/**
 * Asks for what the window's first address needs while all other scripts load: who works here, and in the editor the page.
 * A script of its own, which the HTML page begins with; it imports nothing.
 */

export const ADMIN_BASE = '/api/admin'

/** ms; as of every other call. */
export const PATIENCE = 10_000

/** By path; `null` where the server refused or could not be reached: who asks again learns why. */
const answers = new Map<string, Promise<unknown>>()

async function ask(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok ? ((await answer.json()) as { data: unknown }).data : null
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** The answer to a path that was asked for early, `undefined` for others. It is returned once: later it would be outdated. */
export function takeEarly(path: string): Promise<unknown> | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}

/** In the tab's storage from when a window with unsaved edits closes until the next one opens. */
const LEAVING = 'pumian-leaving'

/** The last request of this window may reach the server after the first ones of the window that follows in its tab. */
export const leaveUnsaved = (): void => sessionStorage.setItem(LEAVING, '1')

/** @param company of the session in the window's cookie, as the HTML page names it; '' without one */
function begin(pathname: string, company: string): void {
  if (!/^\/designer(?:\/|$)/.test(pathname)) return
  answers.set('/session', ask(`${ADMIN_BASE}/session`))
  const [, page_id] = /^\/designer\/pages\/([^/]+)$/.exec(pathname) ?? []
  // what was left is on its way: an early answer would not have it yet
  const isLeaving = sessionStorage.getItem(LEAVING) !== null
  sessionStorage.removeItem(LEAVING)
  if (page_id === undefined || company === '' || isLeaving) return
  const path = `/pages/${page_id}/workspace`
  answers.set(path, ask(`${ADMIN_BASE}${path}?${new URLSearchParams({ company_id: company })}`))
}

// tests without a window have none
if (globalThis.document) begin(location.pathname, document.documentElement.dataset['company'] ?? '')
