/** What the storefront needs from the server for one address: declared by its route table, fetched before rendering. */
import type { Endpoints } from './generated/api'

export type ShopEndpoint = keyof Endpoints
export type ReadEndpoint = Extract<ShopEndpoint, `GET ${string}`>

/** A call for the page's own section, made in the session of the page's request. */
export interface Ask<K extends ReadEndpoint = ReadEndpoint> {
  key: K
  params?: Record<string, string>
  query?: Record<string, string>
  /** Without an answer the page is the 404 page. */
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

/** The document of the body. */
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
  guard?: Guard
  /** Where visitors who do not pass the guard are redirected, instead of to login. */
  publicPath?: string
  /** A sign-in page: requests that pass this guard are redirected. */
  signIn?: { guard: Guard; to: string }
  layout: Layout
  /** Title of the browser tab instead of page and shop name. */
  title?: string
  /** Values of the path's parameters. */
  params: Record<string, string>
  asks: Record<string, Ask>
  /** Canonical path for search engines; absent: not indexed. */
  canonical?: string
  /** Stays as it was left when the shopper comes back to it (rule pages-5). */
  keptAlive?: boolean
}

/**
 * `auth` has its own header; `checkout` has the steps of a purchase instead of the shop's header; `plain` renders only the
 * body, for printing.
 */
export type Layout = 'default' | 'auth' | 'checkout' | 'plain'

/** Whether a call that the page cannot do without failed with one of these HTTP statuses. */
export const hasNeededError = (
  plan: Pick<PagePlan, 'asks'> | undefined,
  answers: Record<string, Answered>,
  ...statuses: number[]
): boolean =>
  Object.entries(plan?.asks ?? {}).some(
    ([name, { needed }]) => needed && statuses.includes(answers[name]?.error?.status ?? 0),
  )

/** Destination of an address: a page, or another address. `undefined` is the 404 page. */
export type Destination = PagePlan | { redirect: string }

/** The parts of the HTML head that depend on the page. */
export interface Head {
  title: string
  description: string
  keywords: string
  /** Canonical path for search engines. */
  canonical?: string
  /** schema.org data. */
  jsonLd?: object[]
  /** Excluded from search engines. */
  noindex?: boolean
}
