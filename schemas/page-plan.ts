/** What the storefront asks of the server for one address: said by its route table, done before a page is drawn. */
import type { Endpoints } from './generated/api'

export type ShopEndpoint = keyof Endpoints
export type ReadEndpoint = Extract<ShopEndpoint, `GET ${string}`>

/** A call whose answer the page's own section needs to be drawn; made in the name of whoever asked for the page. */
export interface Ask<K extends ReadEndpoint = ReadEndpoint> {
  key: K
  params?: Record<string, string>
  query?: Record<string, string>
  /** Without an answer there is no such page: what is not found is the 404 page. */
  needed?: boolean
}

export interface AskError {
  /** HTTP status */
  status: number
  /** Number of the error catalogue. */
  code: number
  message: string
}

export type Answered<T = unknown> = { data: T; error?: undefined } | { data?: undefined; error: AskError }

/** Which document fills the body. */
export type BodyOf =
  | { type: 'home' }
  | { type: 'custom'; public_id: string }
  /** A custom page or a section's page, by its alias. */
  | { type: 'custom' | 'section'; alias: string }

/** Who may see a page (rule pages-6). */
const GUARDS = ['authenticated', 'staff', 'operator'] as const
export type Guard = (typeof GUARDS)[number]

export interface PagePlan {
  body: BodyOf
  /** Absent: the desktop's documents. */
  platform?: 'h5'
  guard?: Guard
  /** Where visitors who do not pass the guard are redirected, instead of to login. */
  publicPath?: string
  /** A page to sign in on: who passes this guard already is led on. */
  signIn?: { guard: Guard; to: string }
  layout: Layout
  /** Of the browser's tab, instead of the page's and the shop's name. */
  title?: string
  /** Values of the path's parameters. */
  params: Record<string, string>
  asks: Record<string, Ask>
  /** Path that search engines should know this page by; absent: they should not know it. */
  canonical?: string
  /** Stays as it was left when the shopper comes back to it (rule pages-5). */
  keptAlive?: boolean
}

/** `auth` has a header of its own; `plain` nothing around its body: what is printed. */
export type Layout = 'default' | 'auth' | 'plain'

/** Whether a call that the page cannot do without failed with one of these HTTP statuses. */
export const hasNeededError = (
  plan: Pick<PagePlan, 'asks'> | undefined,
  answers: Record<string, Answered>,
  ...statuses: number[]
): boolean =>
  Object.entries(plan?.asks ?? {}).some(
    ([name, { needed }]) => needed && statuses.includes(answers[name]?.error?.status ?? 0),
  )

/** What an address leads to: a page, or another address. `undefined` is the 404 page. */
export type Destination = PagePlan | { redirect: string }

/** What stands in the head of a page's document, as far as it follows from what the page shows. */
export interface Head {
  title: string
  description: string
  keywords: string
  /** Path that search engines should know this page by. */
  canonical?: string
  /** schema.org data. */
  jsonLd?: object[]
  /** Not for search engines. */
  noindex?: boolean
}
