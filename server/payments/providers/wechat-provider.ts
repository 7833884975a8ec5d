import { isAxiosError, type AxiosInstance } from 'axios'
import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { AppError } from '../../core/errors'
import type { WechatAccount } from '../../config/payment-accounts'
import {
  CURRENCY,
  isRecent,
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
} from './provider'
import { wechatBill } from './wechat-bill'

interface Transaction {
  appid?: string
  mchid?: string
  out_trade_no?: string
  transaction_id?: string
  trade_state?: string
  amount?: { total?: number; currency?: string }
}

/** WeChat Pay's API v3: QR on a desktop, H5 in a mobile browser, JSAPI inside WeChat. */
export class WechatProvider implements PaymentProvider {
  readonly name = 'wechat'
  readonly gateway: string
  readonly methods = [
    { pay_type: 'wxpaypc', pay_type_name: '微信支付', platforms: ['pc'] },
    { pay_type: 'wxpayh5', pay_type_name: '微信支付', platforms: ['h5'] },
    { pay_type: 'wxpayjs', pay_type_name: '微信支付', platforms: ['wxPlatform'] },
  ] as const
  readonly #client: AxiosInstance

  constructor(
    private readonly company_id: string,
    private readonly account: WechatAccount,
  ) {
    const { mchid, serial, private_key: privateKey, platform_serial, platform_public_key, base_url } = account
    this.gateway = base_url
    const certs = { [platform_serial]: platform_public_key }
    this.#client = new Decorator({
      mchid,
      serial,
      privateKey,
      certs,
      baseURL: base_url,
      timeout: TIMEOUT_MS,
    }).v3
  }

  async prepare(payment: PaymentToPrepare): Promise<Record<string, unknown>> {
    const { payment_id, pay_type, pay_fee, title, expires, client_ip, return_url, open_id } = payment
    const { app_id: appid, mchid, notify_base } = this.account
    const common = {
      appid,
      mchid,
      description: title,
      out_trade_no: payment_id,
      time_expire: `${expires.toISOString().slice(0, 19)}Z`,
      notify_url: notifyAddress(this.name, notify_base, this.company_id),
      amount: { total: pay_fee, currency: CURRENCY },
    }
    if (pay_type === 'wxpaypc') {
      const { code_url } = await this.#post('v3/pay/transactions/native', common)
      return { code_url }
    }
    if (pay_type === 'wxpayh5') {
      const scene_info = { payer_client_ip: client_ip, h5_info: { type: 'Wap' } }
      const { h5_url } = await this.#post('v3/pay/transactions/h5', { ...common, scene_info })
      return { payment_url: withReturn(String(h5_url), return_url) }
    }
    if (open_id === '') throw new AppError('payer_unknown')
    const { prepay_id } = await this.#post('v3/pay/transactions/jsapi', {
      ...common,
      payer: { openid: open_id },
    })
    return this.#jsapi(`prepay_id=${String(prepay_id)}`)
  }

  async query({ payment_id }: Pick<PaymentToPrepare, 'payment_id'>): Promise<PaymentReport> {
    const { mchid } = this.account
    const path = `v3/pay/transactions/out-trade-no/${payment_id}?mchid=${mchid}`
    const answer = await this.#client.get<Transaction>(path).catch((error: unknown) => {
      // WeChat does not know it before it was opened
      if (isAxiosError(error) && error.response?.status === 404) return undefined
      throw providerFailed(error)
    })
    return answer ? reportOf(answer.data) : { state: 'NOTPAY' }
  }

  async refund({ payment_id, refund_id, refund_fee, pay_fee, reason }: RefundToSend): Promise<RefundReport> {
    const { status } = await this.#post('v3/refund/domestic/refunds', {
      out_trade_no: payment_id,
      out_refund_no: refund_id,
      reason,
      amount: { refund: refund_fee, total: pay_fee, currency: CURRENCY },
    })
    if (status === 'SUCCESS' || status === 'PROCESSING') return { state: status }
    return { state: 'FAILS', failure: `WeChat: ${String(status)}` }
  }

  bill(day: string, signal: AbortSignal): Promise<BillAnswer> {
    return wechatBill(this.#client, this.account.app_id, day, signal)
  }

  async readNotice({ headers, body, now }: RawNotice): Promise<Notice> {
    const header = (name: string) => String(headers[name] ?? '')
    const { platform_serial, platform_public_key, api_v3_key, app_id, mchid } = this.account
    const sent = header('wechatpay-timestamp')
    const message = Formatter.response(sent, header('wechatpay-nonce'), body)
    const trusted =
      header('wechatpay-serial') === platform_serial &&
      isRecent(Number(sent) * 1_000, now) &&
      Rsa.verify(message, header('wechatpay-signature'), platform_public_key)
    if (!trusted) throw new RefusedNotice('signature')
    const paid = decrypted(body, api_v3_key)
    const { out_trade_no: payment_id = '' } = paid
    if (paid.appid !== app_id || paid.mchid !== mchid) throw new RefusedNotice('app', payment_id)
    return { payment_id, report: reportOf(paid) }
  }

  noticeAnswer(accepted: boolean): NoticeAnswer {
    return {
      status: accepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify(accepted ? { code: 'SUCCESS' } : { code: 'FAIL', message: '验证失败' }),
    }
  }

  /** Arguments of WeixinJSBridge. */
  #jsapi(prepaid: string): Record<string, string> {
    const { app_id: appId, private_key } = this.account
    const [timeStamp, nonceStr] = [String(Formatter.timestamp()), Formatter.nonce()]
    const paySign = Rsa.sign(Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, prepaid), private_key)
    return { appId, timeStamp, nonceStr, package: prepaid, signType: 'RSA', paySign }
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const { data } = await this.#client.post<Record<string, unknown>>(path, body).catch((error: unknown) => {
      throw providerFailed(error)
    })
    return data
  }
}

/** WeChat leads back to a page of ours, or to where the shopper came from. */
function withReturn(h5_url: string, return_url: string): string {
  if (return_url === '') return h5_url
  const url = new URL(h5_url)
  url.searchParams.set('redirect_url', return_url)
  return url.href
}

/** @throws RefusedNotice for a body that is not encrypted with our key */
function decrypted(body: string, key: string): Transaction {
  try {
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data: string }
    }
    const { ciphertext, nonce, associated_data } = resource
    return JSON.parse(Aes.AesGcm.decrypt(ciphertext, key, nonce, associated_data)) as Transaction
  } catch (cause) {
    throw new RefusedNotice('format', '', cause)
  }
}

function reportOf({ trade_state, transaction_id = '', amount = {} }: Transaction): PaymentReport {
  // a refunded payment was paid before
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND')
    return {
      state: 'SUCCESS',
      transaction_id,
      pay_fee: amount.total ?? Number.NaN,
      currency: amount.currency ?? '',
    }
  return { state: trade_state === 'CLOSED' || trade_state === 'REVOKED' ? 'CLOSED' : 'NOTPAY' }
}
