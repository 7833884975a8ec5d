import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import {
  CURRENCY,
  isRecent,
  RefusedNotice,
  type Notice,
  type NoticeAnswer,
  type PaymentProvider,
  type PaymentReport,
  type PaymentToPrepare,
  type RawNotice,
  type RefundReport,
} from './provider'

const APP_ID = 'pumian-test'
const TEST_SIGNATURE = 'x-test-signature'

/** Body of the test provider's notices. */
interface TestNotice {
  app_id: string
  payment_id: string
  transaction_id: string
  pay_fee: number
  currency: string
  /** Unix ms. */
  sent: number
}

/**
 * Payments without money. It signs and sends notices like the others, so that the code behind the interface is the same; a
 * click of the buyer replaces the bank (`POST /payment/test`).
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test'
  readonly gateway = ''
  readonly methods = [
    { pay_type: 'test', pay_type_name: '测试支付', platforms: ['pc', 'h5', 'app', 'wxPlatform'] },
  ] as const

  /** @param secretOf a company's key for signing notices */
  constructor(private readonly secretOf: (company_id: string) => Promise<Buffer>) {}

  async prepare({ payment_id }: PaymentToPrepare): Promise<Record<string, unknown>> {
    return { payment_id }
  }

  /** Always unpaid: it stores nothing, and its notices are sent at once. */
  async query(): Promise<PaymentReport> {
    return { state: 'NOTPAY' }
  }

  async refund(): Promise<RefundReport> {
    return { state: 'SUCCESS' }
  }

  /** The notice of a payment; tests override fields. */
  async sign(
    company_id: string,
    paid: { payment_id: string; pay_fee: number } & Partial<TestNotice>,
    now: Date,
  ): Promise<Pick<RawNotice, 'body' | 'headers'>> {
    const body = JSON.stringify({
      app_id: APP_ID,
      transaction_id: randomUUID(),
      currency: CURRENCY,
      sent: now.getTime(),
      ...paid,
    } satisfies TestNotice)
    return { body, headers: { [TEST_SIGNATURE]: await this.#signature(company_id, body) } }
  }

  async readNotice({ company_id, headers, body, now }: RawNotice): Promise<Notice> {
    const given = Buffer.from(String(headers[TEST_SIGNATURE] ?? ''))
    const right = Buffer.from(await this.#signature(company_id, body))
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new RefusedNotice('signature')
    // the signature proves that `sign` wrote it
    const { app_id, payment_id, sent, ...paid } = JSON.parse(body) as TestNotice
    if (app_id !== APP_ID) throw new RefusedNotice('app', payment_id)
    if (!isRecent(sent, now)) throw new RefusedNotice('signature', payment_id)
    return { payment_id, report: { state: 'SUCCESS', ...paid } }
  }

  noticeAnswer(accepted: boolean): NoticeAnswer {
    return { status: accepted ? 200 : 400, type: 'text/plain', body: accepted ? 'success' : 'fail' }
  }

  async #signature(company_id: string, body: string): Promise<string> {
    return createHmac('sha256', await this.secretOf(company_id))
      .update(body)
      .digest('hex')
  }
}
