/**
 * The interface of payment providers and what their implementations share. A provider signs, sends and reads messages; it
 * never accesses the database, so the answers of all providers are validated by the same code (rule payments-1).
 */
import { AppError } from '../../core/errors'

/** Platforms of `trade/payment/list`. */
const PLATFORMS = ['pc', 'h5', 'app', 'wxPlatform', 'wxMiniProgram', 'alipaymini', 'international'] as const
type Platform = (typeof PLATFORMS)[number]

/** One way to pay in the cashier's list. */
interface PaymentMethod {
  /** `alipay`, `wxpaypc`, … */
  pay_type: string
  pay_type_name: string
  platforms: readonly Platform[]
}

export interface PaymentToPrepare {
  company_id: string
  /** Sent to the provider as out_trade_no. */
  payment_id: string
  trade_id: string
  pay_type: string
  /** Cents. */
  pay_fee: number
  title: string
  expires: Date
  /** IP address of the buyer. */
  client_ip: string
  /** Page of our own origin that the provider returns to; '' for none. */
  return_url: string
  /** WeChat account of the buyer, which JSAPI needs; '' if unknown. */
  open_id: string
}

/** The state of a payment according to its provider. */
export type PaymentReport =
  | { state: 'NOTPAY' | 'CLOSED' }
  | { state: 'SUCCESS'; transaction_id: string; pay_fee: number; currency: string }

export interface RefundToSend {
  company_id: string
  payment_id: string
  pay_type: string
  /** Cents of the whole payment. */
  pay_fee: number
  /** A refund that is sent again keeps its id; the provider pays it out once. */
  refund_id: string
  refund_fee: number
  reason: string
}

export type RefundReport =
  | { state: 'SUCCESS' }
  | { state: 'PROCESSING' }
  /** Refused for good. */
  | { state: 'FAILS'; failure: string }

/** A request to a notify address; the body is unchanged, because it is signed. */
export interface RawNotice {
  company_id: string
  headers: Record<string, string | string[] | undefined>
  body: string
  now: Date
}

/** A notice with a valid signature and addressee. */
export interface Notice {
  payment_id: string
  report: PaymentReport
}

/** Why a notice is rejected; stored in `payment_notice`. */
export type NoticeRefusal = 'signature' | 'app' | 'format' | 'unknown' | 'amount' | 'currency' | 'transaction'

export class RefusedNotice extends Error {
  constructor(
    readonly refusal: NoticeRefusal,
    /** The payment that it names; '' if that cannot be read. */
    readonly payment_id = '',
    cause?: unknown,
  ) {
    super(`notice refused: ${refusal}`, { cause })
    this.name = 'RefusedNotice'
  }
}

/** The response that a provider expects to its notice. */
export interface NoticeAnswer {
  status: number
  type: string
  body: string
}

/** One line of a provider's daily bill; sums in cents. Not authenticated: it may cause a query, but never settles a payment. */
export type BillLine =
  | { kind: 'payment'; payment_id: string; transaction_id: string; fee: number; currency: string }
  | { kind: 'refund'; payment_id: string; refund_id: string; fee: number; failed: boolean }

export type BillAnswer =
  /** `lines` throws AppError provider_failed for a file that is cut off, altered or too large. */
  | { state: 'ready'; lines: AsyncIterable<BillLine> }
  /** The provider has no bill for the day: no trades, or not yet made. */
  | { state: 'none' }
  | { state: 'not_ready' }

export interface PaymentProvider {
  /** `test`, `alipay`, `wechat`: the segment of its notify address. */
  readonly name: string
  /** Base address of its API; '' for the test provider. */
  readonly gateway: string
  readonly methods: readonly PaymentMethod[]
  /** Announces a payment to the provider. @returns what the browser needs to pay it */
  prepare(payment: PaymentToPrepare): Promise<Record<string, unknown>>
  query(payment: Pick<PaymentToPrepare, 'company_id' | 'payment_id' | 'pay_type'>): Promise<PaymentReport>
  /** Sends a refund, or returns the state of one that was sent before. */
  refund(refund: RefundToSend): Promise<RefundReport>
  /**
   * The bill of a day of Asia/Shanghai (`2026-11-21`), available from 10:00 of the next day; absent if the provider has no
   * bills.
   * @param signal aborts the download
   * @throws AppError provider_failed
   */
  bill?(day: string, signal: AbortSignal): Promise<BillAnswer>
  /** @throws RefusedNotice for a wrong signature, app or merchant, or a malformed notice */
  readNotice(notice: RawNotice): Promise<Notice>
  /** Whether the provider signed the address that the shopper returns to; absent if it signs none. */
  isReturn?(query: Record<string, unknown>): boolean
  /** Response to a notice: accepted (repeated ones too), or that the provider may try again. */
  noticeAnswer(accepted: boolean): NoticeAnswer
}

/** Currency of every amount; all amounts are in its hundredths. */
export const CURRENCY = 'CNY'

/** ms until a provider must have answered, or begun to send a file. */
export const TIMEOUT_MS = 8_000

/** Older notices are rejected: they may have been recorded and sent again. */
const NOTICE_LIFE_MS = 5 * 60_000

/** @param sent Unix ms at which the provider signed a notice */
export const isRecent = (sent: number, now: Date): boolean => Math.abs(now.getTime() - sent) <= NOTICE_LIFE_MS

/** Address of `callback-routes.ts` that a provider sends its notices to. */
export const notifyAddress = (provider: string, base: string, company_id: string): string =>
  `${base}/api/${provider}/notify?company_id=${company_id}`

/** The error of a call that failed, timed out or was answered with an error. */
export const providerFailed = (cause: unknown): AppError => new AppError('provider_failed', { cause })

/** Cents of an amount as providers write it (`12.05`), without floating point; NaN if it is not an amount. */
export function centsOf(yuan: string): number {
  const [, whole, tenths = '0', hundredths = '0'] = /^(\d{1,9})(?:\.(\d)(\d)?)?$/.exec(yuan) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(tenths) * 10 + Number(hundredths)
}
