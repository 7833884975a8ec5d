/**
 * The one interface behind which money comes and goes. A provider signs, sends and reads messages; it never touches
 * the database, so whatever it says is judged by the same rules (rule payments-1).
 */

/** Where a shopper stands (trade/payment/list). */
const PLATFORMS = ['pc', 'h5', 'app', 'wxPlatform', 'wxMiniProgram', 'alipaymini', 'international'] as const
type Platform = (typeof PLATFORMS)[number]

/** One way to pay, as the cashier lists it. */
interface PaymentMethod {
  /** `alipay`, `wxpaypc`, … */
  pay_type: string
  pay_type_name: string
  platforms: readonly Platform[]
}

export interface PaymentToPrepare {
  company_id: string
  /** What the provider knows it by (out_trade_no). */
  payment_id: string
  trade_id: string
  pay_type: string
  /** Cents. */
  pay_fee: number
  title: string
  expires: Date
  /** Address of who pays. */
  client_ip: string
  /** Page to come back to, of our own origin; '' for none. */
  return_url: string
  /** WeChat account of who pays, which JSAPI needs; '' where none is known. */
  open_id: string
}

/** What a provider says about a payment. */
export type PaymentReport =
  | { state: 'NOTPAY' | 'CLOSED' }
  | { state: 'SUCCESS'; transaction_id: string; pay_fee: number; currency: string }

export interface RefundToSend {
  company_id: string
  payment_id: string
  pay_type: string
  /** Cents that were paid. */
  pay_fee: number
  /** The same refund is sent under the same id however often; the provider pays it out once. */
  refund_id: string
  refund_fee: number
  reason: string
}

export type RefundReport =
  | { state: 'SUCCESS' }
  | { state: 'PROCESSING' }
  /** The provider will not, ever. */
  | { state: 'FAILS'; failure: string }

/** What came in at a notify address, byte by byte as it was signed. */
export interface RawNotice {
  company_id: string
  headers: Record<string, string | string[] | undefined>
  body: string
  now: Date
}

/** A notice whose signature and addressee are right. */
export interface Notice {
  payment_id: string
  report: PaymentReport
}

/** Why a notice is not believed; kept in `payment_notice`. */
export type NoticeRefusal = 'signature' | 'app' | 'format' | 'unknown' | 'amount' | 'currency' | 'transaction'

export class RefusedNotice extends Error {
  constructor(
    readonly refusal: NoticeRefusal,
    /** What it claimed to be about, where that can be read. */
    readonly payment_id = '',
    cause?: unknown,
  ) {
    super(`notice refused: ${refusal}`, { cause })
    this.name = 'RefusedNotice'
  }
}

/** What a provider expects to hear. */
export interface NoticeAnswer {
  status: number
  type: string
  body: string
}

/** One line of a provider's daily bill; sums in cents. Not authenticated: it is a reason to ask, never to pay. */
export type BillLine =
  | { kind: 'payment'; payment_id: string; transaction_id: string; fee: number; currency: string }
  | { kind: 'refund'; payment_id: string; refund_id: string; fee: number; failed: boolean }

export type BillAnswer =
  /** `lines` throws AppError provider_failed for a file that is cut off, altered or too large. */
  | { state: 'ready'; lines: AsyncIterable<BillLine> }
  /** The provider has no bill for the day: no trades, or it is not made yet. */
  | { state: 'none' }
  | { state: 'not_ready' }

export interface PaymentProvider {
  /** `test`, `alipay`, `wechat`: the segment of its notify address. */
  readonly name: string
  /** Where it is asked; '' for one that answers here. */
  readonly gateway: string
  readonly methods: readonly PaymentMethod[]
  /** Tells the provider what is to be paid. @returns what the browser needs to pay it */
  prepare(payment: PaymentToPrepare): Promise<Record<string, unknown>>
  query(payment: Pick<PaymentToPrepare, 'company_id' | 'payment_id' | 'pay_type'>): Promise<PaymentReport>
  /** Sends money back, or asks how it stands where that was sent before. */
  refund(refund: RefundToSend): Promise<RefundReport>
  /**
   * The bill of a day of Asia/Shanghai (`2026-11-21`), available from 10:00 of the next day; absent where the provider
   * makes none.
   * @param signal ends the download
   * @throws AppError provider_failed
   */
  bill?(day: string, signal: AbortSignal): Promise<BillAnswer>
  /** @throws RefusedNotice for a wrong signature, app or merchant, or no notice at all */
  readNotice(notice: RawNotice): Promise<Notice>
  /** What it is told: `accepted`, repeats included, or else that it may try again. */
  noticeAnswer(accepted: boolean): NoticeAnswer
}
