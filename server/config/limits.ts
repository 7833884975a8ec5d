import { OperatorError } from './operator-error'

/**
 * At most `most` times within a number of seconds from the first, or within a day, which ends at midnight in
 * Shanghai.
 */
export interface Limit {
  most: number
  seconds: number | 'day'
}

/** Rate limits, shared by all servers unless stated otherwise. */
export const DEFAULT_LIMITS = {
  /** Requests to the APIs from one address; each server counts its own. */
  global: { most: 100, seconds: 1 },
  /** Sign-ins of members to one account from one address. */
  login: { most: 5, seconds: 60 },
  /** Sign-ins of members from one address, for all accounts; an office may share one address. */
  login_address: { most: 60, seconds: 60 },
  /** Sign-ins to one account before a captcha is required. */
  login_plain: { most: 3, seconds: 3600 },
  /** QR codes for signing in by phone, from one address. */
  login_scan: { most: 30, seconds: 60 },
  /** The same limits for operators. */
  operator: { most: 10, seconds: 300 },
  operator_address: { most: 100, seconds: 300 },
  /** Failed sign-ins of an operator's account from all addresses: before a captcha is required, and before it is locked for the hour. */
  operator_plain: { most: 3, seconds: 3600 },
  operator_account: { most: 30, seconds: 3600 },
  /** Codes of the second factor for one account, from all addresses. */
  operator_code: { most: 10, seconds: 3600 },
  /** Wrong passwords when signed-in operators change their own account. */
  operator_proof: { most: 10, seconds: 3600 },
  /** Calls of tools over HTTP by the programs of one operator. */
  agent: { most: 300, seconds: 60 },
  captcha: { most: 60, seconds: 60 },
  /** Codes to one number before the next one may be sent. */
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

/** Sizes, lifetimes and intervals that are neither rate limits nor settings of a company (schemas/settings/trade). */
export const DEFAULT_FIGURES = {
  /** Bytes of an imported file. */
  sheet_bytes: 10 * 1024 * 1024,
  /** Bytes of an imported workbook, unpacked. */
  workbook_bytes: 200 * 1024 * 1024,
  /** Rows of an imported file, without the header line. */
  sheet_rows: 20_000,
  /** Views that an operator saves of one list. */
  saved_views: 50,
  /** Access tokens of one operator that have not ended, and days for which ended ones are shown. */
  operator_tokens: 20,
  operator_token_days: 30,
  /** Connections of agents with one access token, saves that one can undo, and hours after the last request until it ends. */
  agent_sessions: 20,
  agent_steps: 50,
  agent_session_hours: 24,
  /** Seconds for a picture of a draft, for which one waits for those before it, and after which an unused browser ends. */
  picture_seconds: 30,
  picture_wait_seconds: 20,
  picture_idle_seconds: 60,
  /** Pictures that wait, at each server, and of each company. */
  pictures_waiting: 5,
  pictures_waiting_company: 2,
  /** Rows that one batch of operators changes, in one transaction. */
  batch_rows: 2_000,
  /** Items or orders of an exported file. */
  sheet_exported: 100_000,
  /** Days after which an import's report is deleted, and with it the record that the file was imported. */
  sheet_import_days: 90,
  /** The same for exports, which may contain addresses. */
  sheet_export_days: 7,
  /** Hours for which the idempotency key of an order or a payment is stored. */
  idempotency_hours: 72,
  /** Minutes for which a quote is valid. */
  quote_minutes: 15,
  /** Quotes stored per member: one for each open page. */
  quotes_kept: 10,
  /** Minutes for which a seckill ticket is valid. */
  seckill_ticket_minutes: 5,
  /** Lines of a visitor's cart, and its lifetime in days. */
  guest_cart_lines: 50,
  guest_cart_days: 30,
  /** Minutes for which the line of 立即购买 is stored. */
  fast_buy_minutes: 10,
  /** Addresses per member, and products in a member's footprints. */
  addresses: 50,
  footprints: 200,
  /** Replies of one member to one review. */
  review_replies: 10,
  /** Bytes and pixels of a picture uploaded by a member. */
  member_picture_bytes: 5 * 1024 * 1024,
  member_picture_pixels: 40_000_000,
  /** Hours for which an unreferenced picture is kept. */
  unused_picture_hours: 24,
  /** Minutes for which a link to a private picture is valid, for clients with a bearer token. */
  picture_link_minutes: 30,
  /** Years for which payment vouchers are kept after the member's account was closed (电子商务法 31). */
  voucher_years: 3,
  /** Days for which rejected payment notifications are kept. */
  refused_notice_days: 14,
  /** The same for all others: three years (E-Commerce Law, article 31) and a month. */
  payment_notice_days: 1_127,
  /** Days for which members' messages are kept. */
  message_days: 180,
  /** The same for operators' messages. */
  operator_message_days: 90,
  /** Open notes of a page, and replies to one. */
  review_notes: 200,
  note_replies: 100,
  /** Minutes within which an operator must start an upload that was granted. */
  upload_grant_minutes: 10,
  /** Seconds for which counts and facets of a large shop are cached. */
  goods_figures_seconds: 5,
  /** Wrong guesses before an SMS code is void, and its lifetime in seconds. */
  sms_tries: 5,
  sms_seconds: 300,
  /** Minutes after proving their identity during which a member may change the mobile number. */
  identity_proof_minutes: 10,
  /** Lifetime in seconds of a QR code for signing in by phone. */
  login_scan_seconds: 180,
  /** Days for which a session lasts after sign-in, and after the last request. */
  session_days: 30,
  session_idle_days: 7,
  /** Minutes until a provider is queried about a payment without a notification, and between two queries. */
  payment_query_first_minutes: 1,
  payment_query_second_minutes: 5,
  payment_query_third_minutes: 15,
  payment_query_every_minutes: 15,
  /** Days after a trade's expiry during which an unanswered query is repeated. */
  payment_query_days: 3,
  /** Most bytes of a provider's daily bill, unpacked; seconds spent on it before it is continued later. */
  bill_bytes: 500_000_000,
  bill_seconds: 200,
  /** Days for which a bill that the provider does not deliver is requested again. */
  bill_days: 7,
  /** Stored differences per bill. */
  bill_differences: 1_000,
  /** Minimum seconds between two runs of a job, and between two checks of files and publications. */
  clock_seconds: 5,
  sheet_clock_seconds: 2,
  publication_clock_seconds: 5,
  /** Seconds for which a publication can be withdrawn. */
  publication_withdraw_seconds: 60,
  /** Seconds without progress after which a job counts as hanging and `/readyz` answers 503. */
  clock_late_seconds: 300,
  /** Seconds by which a replica may be late; above, reads go to the primary. */
  replica_late_seconds: 3,
  /** Milliseconds that a job may spend on one company before it continues with the next. */
  job_turn_ms: 2_000,
  /** Concurrent database operations of all jobs of a server; its pool has twenty connections. */
  jobs_at_once: 6,
  /** Most seconds by which a server's clock may differ from the database's; beyond that its jobs are paused. */
  clock_offset_seconds: 2,
  /** Consecutive unanswered calls that open the circuit breaker of an outside service, and seconds until a trial call. */
  provider_timeouts: 3,
  provider_retry_seconds: 30,
} as const satisfies Record<string, number>

export type FigureName = keyof typeof DEFAULT_FIGURES

export type LimitName = keyof typeof DEFAULT_LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>

/**
 * Reads `PUMIAN_LIMITS`, for example `order=1000,global=100000`, over the defaults.
 * @throws OperatorError naming the expected and the actual value
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

/** Values of `DEFAULT_FIGURES` with those of `PUMIAN_LIMITS`; `readLimits` refuses wrong ones. */
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

/** The figures of this process; declared after the functions that compute them. */
export const FIGURES = readFigures(process.env.PUMIAN_LIMITS)
