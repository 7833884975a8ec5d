import type { PaymentStarted } from '@schemas/generated/api'
import { yuanText } from '@schemas/money'
import { bank_account } from '@server/db/schema'
import { PaymentProviders } from '@server/payments/providers/providers'
import { startAlipay } from '@tests/helpers/alipay-stub'
import { buy, startPay } from '@tests/helpers/checkout'
import { png } from '@tests/helpers/pictures'
import { uploadAsMember } from '@tests/helpers/upload'
import type { SampleContext, Samples } from './sample'

const ordered = ({ database, member }: SampleContext) =>
  buy({ db: database.db, member }, [{ item_id: '10101' }])

const ACCOUNT = {
  company_id: '1',
  bank_account_id: 'main',
  bank_account_name: '和安优选有限公司',
  bank_account_no: '1100 0000 0000 0001',
  bank_name: '招商银行北京分行',
}

async function transfer(context: SampleContext) {
  await context.database.db.insert(bank_account).values(ACCOUNT).onConflictDoNothing()
  const { order_id } = await ordered(context)
  const { url } = await uploadAsMember(context.app, context.member, await png(30, 20))
  return { order_id, bank_account_id: 'main', voucher_pic: [url], pay_sn: '20261121' }
}

async function uploaded({ member, ...context }: SampleContext) {
  const body = await transfer({ member, ...context })
  const path = '/order/offline/upload/voucher'
  return { body, voucher: await member.data<{ id: string }>(path, { method: 'POST', body }) }
}

export const samples: Samples = {
  'POST /payment': [
    async (context) => {
      const { order_id } = await ordered(context)
      return { body: { order_id, pay_type: 'test', order_type: 'normal', return_url: '/finish' } }
    },
    async (context) => ({ body: { order_id: (await transfer(context)).order_id, pay_type: 'offline_pay' } }),
  ],
  'POST /trade.payment.create': [async (context) => ({ body: { tid: (await ordered(context)).order_id } })],
  'POST /payment/query': [
    async (context) => {
      const { trade_id } = await ordered(context)
      await startPay(context.member, trade_id)
      return { body: { trade_id } }
    },
  ],
  'POST /trade.payment.finish': [
    async (context) => {
      const { trade_id } = await ordered(context)
      return { body: { payment_id: (await startPay(context.member, trade_id)).payment_id } }
    },
  ],
  'GET /trade/payment/alipay/result': [
    async (context) => {
      const { app, database, member } = context
      const alipay = await startAlipay()
      app.payments = await PaymentProviders.open(database.db, {
        test: true,
        accounts: { '1': { alipay: alipay.account } },
      })
      const { order_id, total_fee } = await ordered(context)
      const body = { order_id, pay_type: 'alipay' }
      const { payment_id } = await member.data<PaymentStarted>('/payment', { method: 'POST', body })
      return { query: `?${alipay.back(payment_id, yuanText(total_fee))}` }
    },
  ],
  'POST /payment/test': [
    async (context) => {
      const { trade_id } = await ordered(context)
      return { body: { payment_id: (await startPay(context.member, trade_id)).payment_id } }
    },
    async (context) => {
      const { trade_id } = await ordered(context)
      const { payment_id } = await startPay(context.member, trade_id)
      return { body: { payment_id, success: false } }
    },
  ],
  'GET /order/offline/backaccount': [
    async (context) => {
      await transfer(context)
      return {}
    },
  ],
  'POST /order/offline/upload/voucher': [async (context) => ({ body: await transfer(context) })],
  'POST /order/offline/update/voucher': [
    async (context) => {
      const { body, voucher } = await uploaded(context)
      return { body: { ...body, id: voucher.id, transfer_remark: '尾号 0001' } }
    },
  ],
  'GET /order/offline/get/voucher': [
    async (context) => ({ query: { order_id: (await uploaded(context)).body.order_id } }),
    async (context) => ({ query: { order_id: (await ordered(context)).order_id } }),
  ],
}
