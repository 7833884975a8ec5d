import { reached } from '../state/offline'
import { onSite } from '../routing/here'

/** The way to the router, whose file no page needs before it answers. */
type Router = (typeof import('./router'))['router']

let loaded: Router | undefined
let isThere = (_router: Router) => {}

/** Resolves once the router's file is there, whatever asked for it. */
export const routerLoaded = new Promise<Router>((resolve) => (isThere = resolve))

export async function loadRouter(): Promise<Router> {
  loaded ??= (await import('./router')).router
  isThere(loaded)
  return loaded
}

/**
 * Goes to an address of the shop; with `replace` in place of the current entry of the history. What is called before the
 * router is there follows as soon as it is. If its file cannot be fetched although there is a network, the browser loads
 * the address.
 */
export function navigate(to: string, { replace = false } = {}): void {
  const address = onSite(to)
  const follow = (router: Router) => void router.navigate(address, { replace })
  if (loaded) return follow(loaded)
  void reached(loadRouter).then(follow, () =>
    replace ? location.replace(address) : location.assign(address),
  )
}
