import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Dialog, Page } from 'playwright'

/** A new browser context with one page, to be returned when its test has ended. */
export interface Taken {
  page: Page
  context: BrowserContext
  /** Of the page, for what Playwright has no method for: nothing that lasts. */
  session: CDPSession
  /** Closes the page, or leaves it to the next test: only if the test passed and nothing of it lasts. */
  giveBack(passed: boolean): Promise<void>
}

interface Pooled extends Pick<Taken, 'page' | 'context' | 'session'> {
  options: BrowserContextOptions
  /** Origins whose documents were opened: their storage is cleared. */
  origins: Set<string>
}

/** Without motion no test looks at a page in the middle of an animation, and browsers draw less. */
const USUAL: BrowserContextOptions = { locale: 'zh-CN', reducedMotion: 'reduce' }

/** Playwright's own. */
const PATIENCE_MS = 30_000

/** Methods whose effect outlasts a test: the page is not used again. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'clearPermissions',
  'close',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setStorageState',
]
/** How the effect of others is taken back. A window is given its size when it is taken. */
const UNDONE: Record<string, (used: Pooled) => Promise<unknown>> = {
  emulateMedia: ({ page, options }) =>
    page.emulateMedia({ media: null, reducedMotion: options.reducedMotion ?? null }),
  grantPermissions: ({ context }) => context.clearPermissions(),
  route: ({ page, context }) => Promise.all([page.unrouteAll(), context.unrouteAll()]),
  setOffline: ({ context }) => context.setOffline(false),
}
const LISTENING = ['on', 'once', 'addListener', 'prependListener']

/** Clean pages by the options of their contexts, their windows' size excepted. */
const pool = new Map<string, Pooled[]>()

/**
 * A page without cookies, storage and history. One that an earlier test of this worker has left is preferred to a new
 * one: its HTTP cache holds the scripts, compiled, which saves two thirds of the work of opening a page of the shop.
 * @param wanted options of its context besides the usual ones
 * @param patience ms after which an action counts as failed
 */
export async function takePage(
  browser: Browser,
  wanted: BrowserContextOptions,
  patience = PATIENCE_MS,
): Promise<Taken> {
  const options = { ...USUAL, ...wanted }
  const key = JSON.stringify({ ...options, viewport: undefined })
  const left = pool.get(key)?.pop()
  const taken = left ?? (await newPage(browser, options))
  if (left && options.viewport) await left.page.setViewportSize(options.viewport)
  taken.context.setDefaultTimeout(patience)
  const use = observe(taken)
  return {
    page: taken.page,
    context: taken.context,
    session: taken.session,
    async giveBack(passed) {
      use.end()
      const isReusable =
        passed && !use.lasts() && options.javaScriptEnabled !== false && !options.storageState
      if (isReusable && (await clean(taken, use.undone))) pool.set(key, [...(pool.get(key) ?? []), taken])
      else await taken.context.close()
    },
  }
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Pooled> {
  const context = await browser.newContext(options)
  const origins = new Set<string>()
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin)
  })
  const page = await context.newPage()
  return { page, context, origins, options, session: await context.newCDPSession(page) }
}

/** Notes what a test does to a page and its context that outlasts it, and takes back its listeners. */
function observe({ page, context }: Pooled) {
  let lasts = false
  const undone = new Set<string>()
  const restore: (() => void)[] = []
  const replace = (target: object, name: string, note: (args: unknown[]) => void) => {
    const original: unknown = Reflect.get(target, name)
    if (typeof original !== 'function') return
    Reflect.set(target, name, (...args: unknown[]): unknown => {
      note(args)
      return Reflect.apply(original, target, args)
    })
    restore.push(() => Reflect.deleteProperty(target, name))
  }
  for (const target of [page, context]) {
    for (const name of LASTING) replace(target, name, () => (lasts = true))
    for (const name of Object.keys(UNDONE)) replace(target, name, () => undone.add(name))
    // a clock replaces the page's timers by a script of its own
    replace(target.clock, 'install', () => (lasts = true))
    for (const name of LISTENING)
      replace(target, name, ([event, listener]) => {
        restore.push(() => Reflect.apply(target.removeListener, target, [event, listener]))
      })
  }
  return {
    lasts: () => lasts,
    undone,
    end: () => {
      for (const undo of restore.splice(0)) undo()
    },
  }
}

/** @returns false if the page cannot be cleaned: its shop is closed, it was opened nowhere, or on several origins */
async function clean(used: Pooled, undone: ReadonlySet<string>): Promise<boolean> {
  const { page, context, session, origins, options } = used
  const [origin, ...others] = origins
  if (origin === undefined || others.length > 0 || page.isClosed()) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  // permissions of the context's own are not given again
  if (options.permissions && undone.has('grantPermissions')) return false
  for (const name of undone) await UNDONE[name]?.(used)
  // a form with unsaved values asks before it is left
  page.on('dialog', accept)
  const left = await session.send('Page.navigate', { url: `${origin}/robots.txt` })
  if (left.errorText) return false
  await page.waitForURL(`${origin}/robots.txt`)
  page.off('dialog', accept)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await page.mouse.move(0, 0)
  origins.clear()
  return true
}

const accept = (dialog: Dialog) => dialog.accept()
