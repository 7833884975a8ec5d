/** Events for the analytics provider (rule pages-7). Off without one; it never breaks a page. */
import type { PageData, Viewer } from '@schemas/page-data'

export interface Events {
  search: { keyword: string }
  addToCart: { item_id: string; num: number }
  removeFromCart: { cart_id: string }
  buyNow: { item_id: string; num: number }
  favourite: { item_id: string; wanted: boolean }
  claimCoupon: { card_id: string }
  login: { way: string }
  register: Record<string, never>
  order: { trade_id: string; total_fee: number }
  pay: { trade_id: string; way: string }
}

/** What a script must give to be told: `window.pumianAnalytics`. */
export interface Analytics {
  pageReady(page: VisitedPage, visitor: Viewer | null): void
  event(type: keyof Events, payload: object): void
  errorPage(code: number): void
}

export type VisitedPage = Pick<PageData, 'path' | 'title' | 'status'>

const KNOWN: Record<keyof Events, true> = {
  search: true,
  addToCart: true,
  removeFromCart: true,
  buyNow: true,
  favourite: true,
  claimCoupon: true,
  login: true,
  register: true,
  order: true,
  pay: true,
}

type Told = (analytics: Analytics) => void

/** What happened before the script came. */
let waiting: Told[] = []
let counting: Analytics | undefined
let isOn = false

/** Remembers events until the provider is loaded. */
export function expectAnalytics() {
  isOn = true
}

export function startAnalytics(analytics: Analytics) {
  counting = analytics
  for (const told of waiting) tell(told)
  waiting = []
}

/** There is no provider: nothing is remembered. */
export function stopAnalytics() {
  counting = undefined
  waiting = []
  isOn = false
}

function tell(told: Told) {
  if (!isOn) return
  if (!counting) {
    waiting.push(told)
    return
  }
  try {
    told(counting)
  } catch (error) {
    console.warn('Analytics failed:', error)
  }
}

/** A page was drawn; the 404 and error pages send their code as well. */
export function pageReady({ path, title, status, viewer }: PageData) {
  tell((analytics) => analytics.pageReady({ path, title, status }, viewer))
  if (status !== 200) tell((analytics) => analytics.errorPage(status))
}

export function track<T extends keyof Events>(type: T, payload: Events[T]) {
  if (!Object.hasOwn(KNOWN, type)) {
    console.warn(`no such events: ${type}`)
    return
  }
  tell((analytics) => analytics.event(type, payload))
}
