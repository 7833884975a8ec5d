import { approveCancel, cancelOrder, writeInvoiceNumber } from '../../orders'
import {
  bankAccounts,
  decideVoucher,
  chooseTransfer,
  EMPTY_TRANSFER,
  lockTrade,
  putVoucher,
  tradeHandler,
} from '../../payments'
import { issueTicket } from '../../marketing'
import { act, dated, order, paid, received, sendParcel, shipped } from './shopper'
import { daysBefore, itemAt, ownerIn, shopIn, type Story } from './story'
import { cheapestForPoints, openForDays, pickupShop, seckillOffer } from './story-repo'

/** One order in every state that a buyer can meet, the oldest first. */
export async function liveThroughOrders(story: Story): Promise<void> {
  const item = (at: number, num = 1) => ({ item_id: itemAt(story, at), num })
  const owner = ownerIn(story)
  const cancel = (order_id: string, reason: string, days: number) =>
    dated(story, daysBefore(story, days), () =>
      cancelOrder(story.db, { ...owner, order_id, reason }, daysBefore(story, days)),
    )

  const invoice_content = {
    title: 'unit' as const,
    content: '和安贸易有限公司',
    registration_number: '91110108MA01ABCD2X',
  }
  const preferences = { not_use_coupon: true, invoice_type: 'normal' as const, invoice_content }
  const invoiced = await received(story, 20, [item(0, 2)], preferences)
  await act(story, daysBefore(story, 15), (tx) =>
    writeInvoiceNumber(tx, shopIn(story), invoiced.order_id, '26112000000010000001'),
  )
  await received(story, 12, [item(1), item(2)])
  await cancel((await order(story, 11, [item(3)])).order_id, '不想要了', 10.99)
  const refunded = await paid(story, 10, [item(4)])
  await cancel(refunded.order_id, '地址填错了', 9.9)
  await act(story, daysBefore(story, 9), (tx) =>
    approveCancel(tx, shopIn(story), refunded.order_id, daysBefore(story, 9)),
  )
  await received(story, 6, [item(5), item(6)])
  await inTwoParcels(story)
  await fromBranch(story)
  await cancel((await paid(story, 1, [item(9)])).order_id, '多拍了', 0.5)
  await paid(story, 0.6, [item(10)], { not_use_coupon: true, remark: '请放门口，谢谢' })
  await paid(story, 0, [item(11, 3), item(12, 3)], { point_use: 500 })
  await inSeckill(story)
  await forPoints(story)
  await byTransfer(story, item(13), undefined)
  await byTransfer(story, item(14), '付款金额与订单不符，请重新上传')
  await unpaid(story)
}

/** One parcel is shipped, the other is not; then an order with two shipped parcels. */
async function inTwoParcels(story: Story) {
  const lines = (at: number) => [{ item_id: itemAt(story, at) }, { item_id: itemAt(story, at + 1) }]
  const first = { corp: 'ZTO', code: '75512345678901', lines: [{ line_id: '1', num: 1 }] }
  const part = await paid(story, 2, lines(6))
  await sendParcel(story, part, first, daysBefore(story, 1))
  const both = await paid(story, 4, lines(7))
  await sendParcel(story, both, first, daysBefore(story, 3))
  await sendParcel(story, both, { corp: 'YTO', code: 'YT2233445566778' }, daysBefore(story, 2))
  await shipped(story, 3, [{ item_id: itemAt(story, 2), num: 2 }])
}

/** From a branch: one order to pick up, one to send. */
async function fromBranch(story: Story) {
  const distributor_id = await pickupShop(story)
  if (distributor_id === undefined) return
  const sent = { distributor_id, not_use_coupon: true }
  await paid(story, 0.4, [{ item_id: itemAt(story, 17), distributor_id }], sent)
  const preferences = { distributor_id, receipt_type: 'ziti' as const, not_use_coupon: true }
  await paid(story, 0.2, [{ item_id: itemAt(story, 8), distributor_id }], preferences)
}

async function inSeckill(story: Story) {
  const { db, company_id, buyer, now } = story
  const offer = await seckillOffer(story)
  if (!offer) return
  const ticket = await issueTicket(
    db,
    company_id,
    { ...buyer, mobile: null, employee: false, session_id: '' },
    { ...offer, num: 1 },
    now,
  )
  const { seckill_id } = offer
  const how = { cart_type: 'fastbuy', order_type: 'normal_seckill', seckill_id, ticket } as const
  await paid(story, 0, [{ item_id: offer.item_id, cart_type: 'fastbuy' }], how)
}

/** A product of the points mall, paid with points alone. */
async function forPoints(story: Story) {
  const item_id = await cheapestForPoints(story)
  if (item_id === undefined) return
  const how = { cart_type: 'fastbuy', order_type: 'normal_pointsmall' } as const
  await paid(story, 0.3, [{ item_id, cart_type: 'fastbuy', shop_type: 'pointsmall' }], how)
}

/** Paid by transfer, its voucher pending or refused. @param refusal the reason shown to the buyer */
async function byTransfer(story: Story, wanted: { item_id: string }, refusal: string | undefined) {
  const { company_id } = story
  const { trade_id, at } = await order(story, 0.1, [wanted])
  await act(story, at, async (tx) => {
    const open = await lockTrade(tx, company_id, trade_id)
    const [account] = await bankAccounts(tx, company_id)
    if (!open || !account) throw new Error(`Expected trade ${trade_id} and a bank account of ${company_id}`)
    await chooseTransfer(tx, company_id, open, at)
    const paidBy = {
      pay_account_name: '小禾',
      pay_account_bank: '演示银行',
      pay_account_no: '6200 0000 0000 1234',
    }
    const { bank_account_id } = account
    const proof = { ...EMPTY_TRANSFER, ...paidBy, bank_account_id, voucher_pic: [], transfer_remark: '货款' }
    await putVoucher(tx, { company_id, trade_id, pay_fee: open.total_fee, ...proof }, at)
    await tradeHandler(open).transfer?.(tx, open, 0, at)
    if (refusal === undefined) return
    const decision = { trade_id, approve: false, remark: refusal, operator_name: '店主' }
    await decideVoucher(tx, company_id, decision, at)
  })
  await openForDays(story, trade_id)
}

async function unpaid(story: Story) {
  const { trade_id } = await order(story, 0, [{ item_id: itemAt(story, 15) }, { item_id: itemAt(story, 16) }])
  await openForDays(story, trade_id)
}
