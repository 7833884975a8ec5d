import { yuanText } from '@schemas/money'
import { parse } from 'node:querystring'
import { AlipaySdk } from 'alipay-sdk'
import { timeInShanghai } from '../../core/shanghai'
import type { AlipayAccount } from '../../config/payment-accounts'
import { alipayLines } from './alipay-bill'
import {
  CURRENCY,
  notifyAddress,
  providerFailed,
  TIMEOUT_MS,
  RefusedNotice,
  type BillAnswer,
  type Notice,
  type NoticeAnswer,
  type PaymentProvider,
  type PaymentReport,
  type PaymentToPrepare,
  type RawNotice,
  type RefundReport,
  type RefundToSend,
  centsOf,
} from './provider'

const SUCCESS_CODE = '10000'
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])
/** Parameters that Alipay adds to the return address and signs. */
const RETURN_FIELDS = new Set([
  'app_id',
  'auth_app_id',
  'charset',
  'method',
  'out_trade_no',
  'seller_id',
  'sign',
  'sign_type',
  'timestamp',
  'total_amount',
  'trade_no',
  'version',
])
/** Alipay's own payment pages by pay_type: desktop and mobile. */
const PAGES: Record<string, { method: string; product_code: string }> = {
  alipay: { method: 'alipay.trade.page.pay', product_code: 'FAST_INSTANT_TRADE_PAY' },
  alipayh5: { method: 'alipay.trade.wap.pay', product_code: 'QUICK_WAP_WAY' },
}

/** Alipay through its own SDK, which signs requests and verifies answers. */
export class AlipayProvider implements PaymentProvider {
  readonly name = 'alipay'
  readonly gateway: string
  readonly methods = [
    { pay_type: 'alipay', pay_type_name: '支付宝', platforms: ['pc'] },
    { pay_type: 'alipay_qr', pay_type_name: '支付宝扫码', platforms: ['pc'] },
    { pay_type: 'alipayh5', pay_type_name: '支付宝', platforms: ['h5'] },
  ] as const
  readonly #sdk: AlipaySdk

  constructor(
    private readonly company_id: string,
    private readonly account: AlipayAccount,
  ) {
    this.gateway = account.gateway
    this.#sdk = new AlipaySdk({
      appId: account.app_id,
      privateKey: account.private_key,
      alipayPublicKey: account.alipay_public_key,
      gateway: account.gateway,
      keyType: account.private_key.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8',
      timeout: TIMEOUT_MS,
    })
  }

  async prepare(payment: PaymentToPrepare): Promise<Record<string, unknown>> {
    const { payment_id, pay_type, pay_fee, title, expires, return_url: returnUrl } = payment
    const bizContent = {
      out_trade_no: payment_id,
      total_amount: yuanText(pay_fee),
      subject: title,
      time_expire: timeInShanghai(expires),
    }
    const notifyUrl = notifyAddress(this.name, this.account.notify_base, this.company_id)
    const page = PAGES[pay_type]
    if (page) {
      const { method, product_code } = page
      const params = {
        bizContent: { ...bizContent, product_code },
        notifyUrl,
        ...(returnUrl && { returnUrl }),
      }
      return {
        payment: this.#sdk.pageExecute(method, 'POST', params),
        payment_url: this.#sdk.pageExecute(method, 'GET', params),
      }
    }
    const answer = await this.#ask('alipay.trade.precreate', { bizContent, notifyUrl })
    if (answer.code !== SUCCESS_CODE) throw this.#failure(answer)
    return { code_url: answer.qrCode }
  }

  async query({ payment_id }: Pick<PaymentToPrepare, 'payment_id'>): Promise<PaymentReport> {
    const answer = await this.#ask('alipay.trade.query', { bizContent: { out_trade_no: payment_id } })
    // the trade exists at Alipay only after its page was opened
    if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return { state: 'NOTPAY' }
    if (answer.code !== SUCCESS_CODE) throw this.#failure(answer)
    const { tradeStatus, tradeNo, totalAmount } = answer
    return reportOf(tradeStatus, tradeNo, totalAmount)
  }

  async refund({ payment_id, refund_id, refund_fee, reason }: RefundToSend): Promise<RefundReport> {
    const answer = await this.#ask('alipay.trade.refund', {
      bizContent: {
        out_trade_no: payment_id,
        out_request_no: refund_id,
        refund_amount: yuanText(refund_fee),
        refund_reason: reason,
      },
    })
    if (answer.code === SUCCESS_CODE && answer.fundChange === 'Y') return { state: 'SUCCESS' }
    if (answer.code === SUCCESS_CODE) return this.#askRefund(payment_id, refund_id)
    if (answer.subCode === 'ACQ.SYSTEM_ERROR' || answer.code === '20000') throw this.#failure(answer)
    return { state: 'FAILS', failure: `${answer.subCode} ${answer.subMsg}` }
  }

  async bill(bill_date: string, signal: AbortSignal): Promise<BillAnswer> {
    const answer = await this.#ask('alipay.data.dataservice.bill.downloadurl.query', {
      bizContent: { bill_type: 'trade', bill_date },
    })
    if (answer.subCode === 'isp.bill_not_exist') return { state: 'none' }
    if (answer.code !== SUCCESS_CODE || !answer.billDownloadUrl) throw this.#failure(answer)
    return { state: 'ready', lines: await alipayLines(answer.billDownloadUrl, signal) }
  }

  async readNotice({ body }: RawNotice): Promise<Notice> {
    const fields = parse(body)
    const payment_id = String(fields.out_trade_no ?? '')
    if (fields.sign_type !== 'RSA2' || !this.#sdk.checkNotifySignV2(fields))
      throw new RefusedNotice('signature', payment_id)
    if (fields.app_id !== this.account.app_id) throw new RefusedNotice('app', payment_id)
    const { trade_status, trade_no, total_amount } = fields
    return { payment_id, report: reportOf(trade_status, trade_no, total_amount) }
  }

  /** Parameters of the shop itself are not signed. */
  isReturn(query: Record<string, unknown>): boolean {
    const own = Object.entries(query).filter(([name]) => RETURN_FIELDS.has(name))
    return this.#sdk.checkNotifySignV2(Object.fromEntries(own))
  }

  noticeAnswer(accepted: boolean): NoticeAnswer {
    return { status: 200, type: 'text/plain', body: accepted ? 'success' : 'failure' }
  }

  /** The state of a refund that was sent before. */
  async #askRefund(out_trade_no: string, out_request_no: string): Promise<RefundReport> {
    const answer = await this.#ask('alipay.trade.fastpay.refund.query', {
      bizContent: { out_trade_no, out_request_no },
    })
    return { state: answer.refundStatus === 'REFUND_SUCCESS' ? 'SUCCESS' : 'PROCESSING' }
  }

  async #ask(method: string, params: { bizContent: Record<string, string>; notifyUrl?: string }) {
    const answer: Record<string, unknown> = await this.#sdk
      .exec(method, params, { validateSign: true })
      .catch((cause: unknown) => {
        throw providerFailed(cause)
      })
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, String(value)]))
  }

  #failure({ code, subCode, subMsg }: Record<string, string | undefined>): Error {
    return providerFailed(new Error(`Alipay: ${code} ${subCode} ${subMsg}`))
  }
}

function reportOf(status: unknown, transaction: unknown, amount: unknown): PaymentReport {
  if (!PAID.has(String(status))) return { state: status === 'TRADE_CLOSED' ? 'CLOSED' : 'NOTPAY' }
  // Alipay's domestic amounts are yuan; it sends no currency
  const pay_fee = centsOf(String(amount))
  return { state: 'SUCCESS', transaction_id: String(transaction), pay_fee, currency: CURRENCY }
}
