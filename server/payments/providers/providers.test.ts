import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAlipay, type AlipayStub } from '@tests/helpers/alipay-stub'
import { testApp } from '@tests/helpers/app'
import { buy } from '@tests/helpers/checkout'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { startWechat, type WechatStub } from '@tests/helpers/wechat-stub'
import type { PaymentStarted, TradeDetail } from '@schemas/generated/api'
import { yuanText } from '@schemas/money'
import { Rsa } from 'wechatpay-axios-plugin'
import type { OpenDatabase } from '../../db/client'
import { member_identity } from '../../db/schema'
import { allJobs } from '../../platform/jobs/scheduler'
import { smsSender } from '../../platform/sms/sender'
import { PaymentProviders } from './providers'
import { centsOf } from './provider'

const MINUTE = 60_000

describeDemoDatabase('Alipay and WeChat Pay, against stubs that sign as they do', (open) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let alipay: AlipayStub
  let wechat: WechatStub

  beforeAll(async () => {
    database = open()
    app = await testApp(database)
    ;[alipay, wechat] = await Promise.all([startAlipay(), startWechat()])
    app.payments = await PaymentProviders.open(database.db, {
      test: true,
      accounts: { '1': { alipay: alipay.account, wechat: wechat.account } },
    })
    await app.ready()
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    await Promise.all([alipay?.close(), wechat?.close()])
  })

  const begun = async (pay_type: string, more: object = {}) => {
    const member = await newMember(app)
    const { order_id, trade_id, total_fee } = await buy({ db: database.db, member }, [{ item_id: '10101' }])
    const body = { order_id, pay_type, ...more }
    const started = await member.data<PaymentStarted>('/payment', { method: 'POST', body })
    return { member, order_id, trade_id, total_fee, started, payment_id: started.payment_id }
  }
  const stateOf = async (member: SignedInMember, trade_id: string) => {
    const trade = await member.data<TradeDetail>(`/trade/detail?trade_id=${trade_id}`)
    return [trade.trade_state, trade.pay_type, trade.transaction_id]
  }
  const post = (url: string, payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url, payload, headers: { host: 'hean.localhost', ...headers } })
  const tellAlipay = (body: string) =>
    post('/api/alipay/notify', body, { 'content-type': 'application/x-www-form-urlencoded' })
  const tellWechat = ({ body, headers }: ReturnType<WechatStub['notice']>) =>
    post('/api/wechat/notify', body, { 'content-type': 'application/json', ...headers })
  const refusals = async (payment_id: string) => {
    const { rows } = await database.pool.query(
      `select accepted, refusal from payment_notice where payment_id = $1 order by created, notice_id`,
      [payment_id],
    )
    return rows
  }
  const strike = async (name: string, now: Date) => {
    const failed = (error: unknown) => {
      throw error
    }
    const job = allJobs().find((one) => one.name === name)
    return job?.run({
      db: database.db,
      providers: app.payments,
      sms: smsSender(database.db, app.config),
      company_id: '1',
      now,
      failed,
    })
  }

  it('returns a code to scan with its picture', async () => {
    const { started } = await begun('wxpaypc')
    expect(started.code_url).toBeTruthy()
    const png = Buffer.from(started.qrcodeImage?.split(',')[1] ?? '', 'base64')
    const { format, width } = await sharp(png).metadata()
    expect([started.qrcodeImage?.slice(0, 22), format, width]).toEqual(['data:image/png;base64,', 'png', 360])
  })

  it('the ways to pay depend on the platform', async () => {
    const codes = async (platform: string) => {
      const answer = await app.inject({
        url: `/api/h5app/wxapp/trade/payment/list?platform=${platform}`,
        headers: { host: 'hean.localhost' },
      })
      return answer.json().data.map(({ pay_type_code }: { pay_type_code: string }) => pay_type_code)
    }
    expect(await codes('pc')).toEqual(['wxpaypc', 'alipay', 'alipay_qr', 'test', 'offline_pay'])
    expect(await codes('h5')).toEqual(['wxpayh5', 'alipayh5', 'test', 'offline_pay'])
    expect(await codes('wxPlatform')).toEqual(['wxpayjs', 'test', 'offline_pay'])
  })

  it('Alipay’s page is a form and an address, signed, with the amount in yuan', async () => {
    const { started, total_fee, payment_id } = await begun('alipay', { return_url: '/finish?id=1' })
    expect(started.payment).toContain('<form')
    const query = new URL(started.payment_url ?? '').searchParams
    expect(JSON.parse(query.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: payment_id,
      total_amount: yuanText(total_fee),
      product_code: 'FAST_INSTANT_TRADE_PAY',
    })
    expect(query.get('return_url')).toBe('http://hean.localhost/finish?id=1')
    expect(query.get('notify_url')).toBe('https://shop.example.com/api/alipay/notify?company_id=1')
  })

  it('requests Alipay’s QR code once and reuses it', async () => {
    const { member, started, order_id } = await begun('alipay_qr')
    expect(started.code_url).toMatch(/^https:\/\/qr\.alipay\.com\//)
    const asked = alipay.calls.length
    const body = { order_id, pay_type: 'alipay_qr' }
    const again = await member.data<PaymentStarted>('/payment', { method: 'POST', body })
    expect([again.payment_id, again.code_url, alipay.calls.length]).toEqual([
      started.payment_id,
      started.code_url,
      asked,
    ])
  })

  it('Alipay’s notice pays; its repeats are answered success and change nothing', async () => {
    const { member, trade_id, total_fee, payment_id } = await begun('alipay')
    const notice = alipay.notice(payment_id, yuanText(total_fee))
    const answers = await Promise.all(Array.from({ length: 10 }, () => tellAlipay(notice)))
    expect(new Set(answers.map(({ payload }) => payload))).toEqual(new Set(['success']))
    expect(await stateOf(member, trade_id)).toEqual(['SUCCESS', 'alipay', `ali${payment_id}`])
    const { rows } = await database.pool.query(
      `select count(*)::int as paid from order_event e join orders o using (company_id, order_id)
        where o.company_id = $1 and o.trade_id = $2 and e.kind = 'paid'`,
      ['1', trade_id],
    )
    expect(rows).toEqual([{ paid: 1 }])
  })

  it('a notice with another sum or app, forged or altered, changes nothing and is stored', async () => {
    const { member, trade_id, total_fee, payment_id } = await begun('alipay')
    const other = await begun('alipay')
    const right = alipay.notice(payment_id, yuanText(total_fee))
    const stolen = await startAlipay('a forger')
    const wrong = [
      alipay.notice(payment_id, yuanText(total_fee - 1)),
      alipay.notice(payment_id, yuanText(total_fee), { app_id: '2021000000000002' }),
      stolen.notice(payment_id, yuanText(total_fee)),
      right.replace(payment_id, other.payment_id),
      right.replace('sign_type=RSA2', 'sign_type=RSA'),
    ]
    await stolen.close()
    const answers = []
    for (const body of wrong) answers.push((await tellAlipay(body)).payload)
    expect(new Set(answers)).toEqual(new Set(['failure']))
    expect(await stateOf(member, trade_id)).toEqual(['NOTPAY', '', ''])
    expect(await refusals(payment_id)).toEqual([
      { accepted: false, refusal: 'amount' },
      { accepted: false, refusal: 'app' },
      { accepted: false, refusal: 'signature' },
      { accepted: false, refusal: 'signature' },
    ])
    expect(await refusals(other.payment_id)).toEqual([{ accepted: false, refusal: 'signature' }])
    expect((await tellAlipay(right)).payload).toBe('success')
    expect(await stateOf(member, trade_id)).toEqual(['SUCCESS', 'alipay', `ali${payment_id}`])
  })

  it('one transaction of Alipay’s pays one payment', async () => {
    const [one, two] = [await begun('alipay'), await begun('alipay')]
    const trade_no = 'the-same'
    await tellAlipay(alipay.notice(one.payment_id, yuanText(one.total_fee), { trade_no }))
    const again = await tellAlipay(alipay.notice(two.payment_id, yuanText(two.total_fee), { trade_no }))
    expect(again.payload).toBe('failure')
    expect(await refusals(two.payment_id)).toEqual([{ accepted: false, refusal: 'transaction' }])
  })

  it('queries payments without a notice', async () => {
    const { member, trade_id, total_fee, payment_id } = await begun('alipay')
    await strike('query-payments', new Date(Date.now() + 1.5 * MINUTE))
    expect(await stateOf(member, trade_id)).toEqual(['NOTPAY', '', ''])
    alipay.paid(payment_id, yuanText(total_fee))
    await strike('query-payments', new Date(Date.now() + 5.5 * MINUTE))
    expect(await stateOf(member, trade_id)).toEqual(['SUCCESS', 'alipay', `ali${payment_id}`])
  })

  it('shows the state of the trade on Alipay’s return page, if Alipay signed the address', async () => {
    const { total_fee, payment_id, trade_id } = await begun('alipay')
    alipay.paid(payment_id, yuanText(total_fee))
    const back = (query: string) =>
      app.inject({
        url: `/api/h5app/wxapp/trade/payment/alipay/result?${query}`,
        headers: { host: 'hean.localhost', 'x-xsrf-token': 'visitor' },
      })
    const forged = await back(`out_trade_no=${payment_id}&sign=none&total_amount=1`)
    expect(forged.statusCode).toBe(404)
    const told = await back(`id=1&${alipay.back(payment_id, yuanText(total_fee))}`)
    expect(told.json()).toEqual({ data: { trade_id, trade_state: 'SUCCESS' } })
  })

  it('sends a refund through Alipay, repeatedly until it is done', async () => {
    const { member, order_id, trade_id, total_fee, payment_id } = await begun('alipay')
    await tellAlipay(alipay.notice(payment_id, yuanText(total_fee)))
    await database.pool.query(
      `insert into setting (company_id, name, value) values ('1', 'trade', '{"auto_cancel_paid": true}')
       on conflict (company_id, name) do update set value = excluded.value`,
    )
    const body = { order_id, cancel_reason: '买错了' }
    await member.data('/order/cancel', { method: 'POST', body })
    alipay.next({ code: '20000', msg: 'Service Currently Unavailable', sub_code: 'isp.unknow-error' })
    await expect(strike('send-refunds', new Date(Date.now() + MINUTE))).rejects.toThrow(
      '支付渠道暂时无法使用',
    )
    const refund = async () => {
      const { rows } = await database.pool.query(`select state, tries from refund where trade_id = $1`, [
        trade_id,
      ])
      return rows
    }
    expect(await refund()).toEqual([{ state: 'PROCESSING', tries: 1 }])
    await strike('send-refunds', new Date(Date.now() + 5 * MINUTE))
    expect(await refund()).toEqual([{ state: 'SUCCESS', tries: 2 }])
    const sent = alipay.calls.filter(
      ({ method, content }) => method === 'alipay.trade.refund' && content.out_trade_no === payment_id,
    )
    expect(new Set(sent.map(({ content }) => content.out_request_no)).size).toBe(1)
    expect(sent[0]?.content.refund_amount).toBe(yuanText(total_fee))
  })

  it('WeChat Pay: a QR on a desktop, an address in a mobile browser, signed keys inside WeChat', async () => {
    expect((await begun('wxpaypc')).started.code_url).toBe('weixin://wxpay/bizpayurl?pr=stub')
    expect((await begun('wxpayh5')).started.payment_url).toBe('https://wx.tenpay.com/stub')
    const back = await begun('wxpayh5', { return_url: '/h5/finish?trade_id=1' })
    const { searchParams } = new URL(back.started.payment_url ?? '')
    expect(searchParams.get('redirect_url')).toMatch(/^https?:\/\/[^/]+\/h5\/finish\?trade_id=1$/)
    const { started } = await begun('wxpayjs', { open_id: 'o-1' })
    const { appId = '', timeStamp = '', nonceStr = '', paySign = '' } = started
    const message = `${appId}\n${timeStamp}\n${nonceStr}\n${started.package}\n`
    const ours = wechat.account.private_key
    expect(paySign).toBe(Rsa.sign(message, ours))
    expect(started.package).toBe('prepay_id=wx-prepay')
    expect(wechat.calls.at(-1)?.body).toMatchObject({ payer: { openid: 'o-1' }, amount: { currency: 'CNY' } })
  })

  it('inside WeChat the member’s bound account pays; without one the payment is refused until it is bound', async () => {
    const { member, order_id } = await begun('test')
    const start = () => member.call('/payment', { method: 'POST', body: { order_id, pay_type: 'wxpayjs' } })
    const refused = await start()
    expect([refused.statusCode, refused.json().data.code, refused.json().msg]).toEqual([
      422,
      422024,
      '请先绑定微信，再用微信支付',
    ])
    const identity = {
      company_id: '1',
      provider: 'weixin',
      subject: `o-${order_id}`,
      user_id: member.user_id,
    }
    await database.db.insert(member_identity).values(identity)
    expect((await start()).statusCode).toBe(200)
    expect(wechat.calls.at(-1)?.body).toMatchObject({ payer: { openid: `o-${order_id}` } })
  })

  it('WeChat Pay’s notice pays; wrong, foreign, forged and old ones do not', async () => {
    const { member, trade_id, total_fee, payment_id } = await begun('wxpaypc')
    const right = wechat.notice({ out_trade_no: payment_id, total: total_fee })
    const stolen = await startWechat('a forger')
    const wrong = [
      wechat.notice({ out_trade_no: payment_id, total: total_fee - 1 }),
      wechat.notice({
        out_trade_no: payment_id,
        total: total_fee,
        amount: { total: total_fee, currency: 'USD' },
      }),
      wechat.notice({ out_trade_no: payment_id, total: total_fee, appid: 'wx-other' }),
      wechat.notice({ out_trade_no: payment_id, total: total_fee, mchid: '1900000002' }),
      stolen.notice({ out_trade_no: payment_id, total: total_fee }),
      wechat.notice({ out_trade_no: payment_id, total: total_fee }, new Date(Date.now() - 10 * MINUTE)),
      { ...right, body: right.body.replace('stub', 'stab') },
      wechat.notice({ out_trade_no: 'nobody', total: total_fee }),
    ]
    await stolen.close()
    const kept = async () => {
      const { rows } = await database.pool.query<{ refusal: string; count: number }>(
        `select refusal, count(*)::int as count from payment_notice where pay_type = 'wechat' and not accepted
          group by refusal order by refusal`,
      )
      return rows
    }
    expect(await kept()).toEqual([])
    for (const notice of wrong) {
      const answer = await tellWechat(notice)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'FAIL'])
    }
    // forged and old ones too, whose payment is unknown
    expect(await kept()).toEqual([
      { refusal: 'amount', count: 1 },
      { refusal: 'app', count: 2 },
      { refusal: 'currency', count: 1 },
      { refusal: 'signature', count: 3 },
      { refusal: 'unknown', count: 1 },
    ])
    expect(await stateOf(member, trade_id)).toEqual(['NOTPAY', '', ''])
    expect((await refusals(payment_id)).map(({ refusal }) => refusal)).toEqual([
      'amount',
      'currency',
      'app',
      'app',
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => tellWechat(right)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await stateOf(member, trade_id)).toEqual(['SUCCESS', 'wxpaypc', `wx${payment_id}`])
  })

  it('reports a failure of the provider as such, and nothing is paid', async () => {
    const member = await newMember(app)
    const { order_id } = await buy({ db: database.db, member }, [{ item_id: '10101' }])
    alipay.next({ code: '40004', msg: 'Business Failed', sub_code: 'ACQ.SYSTEM_ERROR', sub_msg: '系统错误' })
    const body = { order_id, pay_type: 'alipay_qr' }
    const answer = await member.call('/payment', { method: 'POST', body })
    expect([answer.statusCode, answer.json().data.code]).toEqual([502, 502001])
    const again = await member.data<PaymentStarted>('/payment', { method: 'POST', body })
    expect(again.code_url).toMatch(/^https:\/\/qr\.alipay\.com\//)
  })

  it('refuses a pay_type without provider, and notices at an unknown address', async () => {
    const member = await newMember(app)
    const { order_id } = await buy({ db: database.db, member }, [{ item_id: '10101' }])
    const answer = await member.call('/payment', { method: 'POST', body: { order_id, pay_type: 'paypal' } })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, '支付方式不可用'])
    expect((await post('/api/paypal/notify', '{}', {})).statusCode).toBe(404)
    const digest = createHash('sha256').update('').digest('hex')
    const forged = await post('/api/test/notify', '{}', { 'x-test-signature': digest })
    expect([forged.statusCode, forged.payload]).toEqual([400, 'fail'])
  })
})

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [1_999, '19.99'],
    [100_000, '1000.00'],
  ])('%i fen are %s yuan, and back', (cents, yuan) => {
    expect([yuanText(cents), centsOf(yuan)]).toEqual([yuan, cents])
  })

  it.each(['', '1.234', '1,00', '-1.00', '1e3', ' 1.00'])('%j is no amount', (text) =>
    expect(centsOf(text)).toBeNaN(),
  )
})
