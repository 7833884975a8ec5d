import { onSite } from '../routing/here'

/** The way to the router, whose file no page needs before it answers. */
type Router = (typeof import('./router'))['router']

let loaded: Router | undefined
let fetchRouter = () => {}

/** Resolves once the router's file is there, whatever asked for it. */
export const routerLoaded = new Promise<Router>((resolve) => {
  fetchRouter = () => {
    fetchRouter = () => {}
    resolve(import('./router').then(({ router }) => (loaded = router)))
  }
})

export function loadRouter(): Promise<Router> {
  fetchRouter()
  return routerLoaded
}

/**
 * Goes to an address of the shop; with `replace` in place of the current entry of the history. What is called before the
 * router is there follows as soon as it is. If its file cannot be fetched, the browser loads the address.
 */
export function navigate(to: string, { replace = false } = {}): void {
  const address = onSite(to)
  const follow = (router: Router) => void router.navigate(address, { replace })
  if (loaded) return follow(loaded)
  void loadRouter().then(follow, () => (replace ? location.replace(address) : location.assign(address)))
}
