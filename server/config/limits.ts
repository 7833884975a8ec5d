import { OperatorError } from '../core/operator-error'

/** Times within a number of seconds from the first, or within a day, which ends at midnight in Shanghai. */
export interface Limit {
  most: number
  seconds: number | 'day'
}

/** How often something may be done (decisions 29; figures of commerce-rules §1 and §3), whatever server is asked. */
export const DEFAULT_LIMITS = {
  /** Requests of the APIs from one address; counted by each server for itself. */
  global: { most: 100, seconds: 1 },
  /** Sign-ins of members at one account from one address. */
  login: { most: 5, seconds: 60 },
  /** Sign-ins of members from one address, whatever the accounts: an office may share one. */
  login_address: { most: 60, seconds: 60 },
  /** Sign-ins at one account without a picture to be read. */
  login_plain: { most: 3, seconds: 3600 },
  /** Codes to sign in by a phone, from one address. */
  login_scan: { most: 30, seconds: 60 },
  /** The same for operators. */
  operator: { most: 10, seconds: 300 },
  operator_address: { most: 100, seconds: 300 },
  /** Failed sign-ins of an operator's account from all addresses: before a captcha is required, and before it is locked for the hour. */
  operator_plain: { most: 3, seconds: 3600 },
  operator_account: { most: 30, seconds: 3600 },
  /** Codes of the second factor at one account, wherever they come from. */
  operator_code: { most: 10, seconds: 3600 },
  /** Wrong passwords that a signed-in operator gives to change his own account. */
  operator_proof: { most: 10, seconds: 3600 },
  captcha: { most: 60, seconds: 60 },
  /** Codes to one number, until it may be sent the next one. */
  sms: { most: 1, seconds: 60 },
  sms_number: { most: 10, seconds: 'day' },
  sms_address: { most: 20, seconds: 3600 },
  /** Orders of one member. */
  order: { most: 10, seconds: 60 },
  /** Changes of mobile or e-mail address, and exports of personal data, per member. */
  mobile_change: { most: 3, seconds: 'day' },
  email_change: { most: 3, seconds: 'day' },
  export: { most: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>

/**
 * How much there may be of something, how long it lasts and how often a clock looks: what is no rate, and no setting of
 * a company (schemas/settings/trade). Figures of commerce-rules §1 and rules 3–5 and 14.
 */
export const DEFAULT_FIGURES = {
  /** Bytes of an imported file. */
  sheet_bytes: 5 * 1024 * 1024,
  /** Rows of an imported file, without the headings. */
  sheet_rows: 10_000,
  /** Items or orders of an exported one. */
  sheet_exported: 100_000,
  /** Days after which an import's report goes, and with it the memory that the file was there. */
  sheet_import_days: 90,
  /** The same of exports, which may hold addresses. */
  sheet_export_days: 7,
  /** Hours for which a key of an order or a payment is remembered. */
  idempotency_hours: 72,
  /** Minutes for which a quote holds. */
  quote_minutes: 15,
  /** Quotes of one member that are kept at a time: one for each page that is open. */
  quotes_kept: 10,
  /** Minutes for which a seckill ticket holds. */
  seckill_ticket_minutes: 5,
  /** Lines of a visitor's cart, and days for which it lasts. */
  guest_cart_lines: 50,
  guest_cart_days: 30,
  /** Minutes for which 立即购买 keeps its line. */
  fast_buy_minutes: 10,
  /** Addresses that a member may keep, and goods that a member's footprints hold. */
  addresses: 50,
  footprints: 200,
  /** Replies of one member to one review. */
  review_replies: 10,
  /** Bytes and pixels of a picture that a member sends. */
  member_picture_bytes: 5 * 1024 * 1024,
  member_picture_pixels: 40_000_000,
  /** Hours for which a picture is kept that no row names (yet). */
  unused_picture_hours: 24,
  /** Minutes for which a link to a private picture holds that a client with a bearer token is given. */
  picture_link_minutes: 30,
  /** Years for which the voucher of a payment is kept after its member has left (电子商务法 31). */
  voucher_years: 3,
  /** Days for which rejected payment notifications are kept. */
  refused_notice_days: 14,
  /** The same of all others: three years (E-Commerce Law, article 31) and a month. */
  payment_notice_days: 1_127,
  /** Days for which members are kept what they were told. */
  message_days: 180,
  /** Minutes within which an operator's upload must come that was asked for. */
  upload_grant_minutes: 10,
  /** Seconds for which counts and facets of a large shop are shown before they are read anew. */
  goods_figures_seconds: 5,
  /** Wrong guesses that a code by SMS survives, and seconds for which it holds. */
  sms_tries: 5,
  sms_seconds: 300,
  /** Minutes for which who proved himself may change his number. */
  identity_proof_minutes: 10,
  /** Seconds for which a code to sign in by a phone holds. */
  login_scan_seconds: 180,
  /** Days for which a session lasts from signing in, and since the last request. */
  session_days: 30,
  session_idle_days: 7,
  /** Minutes until a provider is queried about a payment without a notification, and between two queries. */
  payment_query_first_minutes: 1,
  payment_query_second_minutes: 5,
  payment_query_third_minutes: 15,
  payment_query_every_minutes: 15,
  /** Days after a trade's expiry for which an unanswered query is repeated. */
  payment_query_days: 3,
  /** Most bytes of a provider's daily bill, unpacked; seconds that are spent on it at a time, then it is continued later. */
  bill_bytes: 500_000_000,
  bill_seconds: 200,
  /** Days for which a bill is asked for again that the provider does not deliver. */
  bill_days: 7,
  /** Differences of one bill that are stored. */
  bill_differences: 1_000,
  /** Least seconds between two runs of a job, and between two checks of files and publications. */
  clock_seconds: 5,
  sheet_clock_seconds: 2,
  publication_clock_seconds: 5,
  /** Seconds without progress after which a job counts as hanging and `/readyz` answers 503. */
  clock_late_seconds: 300,
  /** Milliseconds that a job may spend on one company before it turns to the next. */
  job_turn_ms: 2_000,
  /** Concurrent database operations of all jobs of a server; its pool has twenty connections. */
  jobs_at_once: 6,
  /** Seconds by which a server's clock may differ from the database's before its jobs are paused. */
  clock_offset_seconds: 2,
  /** Consecutive unanswered calls that open the circuit breaker of an outside service, and seconds until a trial call. */
  provider_timeouts: 3,
  provider_retry_seconds: 30,
} as const satisfies Record<string, number>

export type FigureName = keyof typeof DEFAULT_FIGURES

export type LimitName = keyof typeof DEFAULT_LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>

/**
 * `PUMIAN_LIMITS`: `order=1000,global=100000` raises these two.
 * @throws OperatorError naming what was expected and what came
 */
export function readLimits(text: string | undefined): Limits {
  const limits: Record<LimitName, Limit> = { ...DEFAULT_LIMITS }
  for (const { part, name, value } of partsOf(text)) {
    if (isLimit(name)) limits[name] = { ...limits[name], most: value }
    else if (!isFigure(name))
      throw new OperatorError(
        `PUMIAN_LIMITS: expected name=number with one of ${[...Object.keys(DEFAULT_LIMITS), ...Object.keys(DEFAULT_FIGURES)].join(', ')}, got ${JSON.stringify(part)}.`,
      )
  }
  return limits
}

/** The figures that `PUMIAN_LIMITS` names beside the rates, over the default ones; what is wrong `readLimits` refuses. */
export function readFigures(text: string | undefined): Readonly<Record<FigureName, number>> {
  const figures: Record<FigureName, number> = { ...DEFAULT_FIGURES }
  for (const { name, value } of partsOf(text)) if (isFigure(name)) figures[name] = value
  return figures
}

function partsOf(text = ''): { part: string; name: string; value: number }[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, name = '', value] = /^(\w+)=([1-9]\d{0,8})$/.exec(part.trim()) ?? []
      return { part, name, value: Number(value) }
    })
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(DEFAULT_FIGURES, name)
const isLimit = (name: string): name is LimitName => Object.hasOwn(DEFAULT_LIMITS, name)

/** Those of this process; below what reads them. */
export const FIGURES = readFigures(process.env.PUMIAN_LIMITS)
