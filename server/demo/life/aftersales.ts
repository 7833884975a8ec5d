import type { Transaction } from '../../db/client'
import {
  type Application,
  apply,
  approve,
  exchange,
  reject,
  sendBack,
  takeIn,
  withdraw,
} from '../../aftersales'
import { act, shipped } from './shopper'
import { daysBefore, itemAt, ownerIn, shopIn, type Story } from './story'

const BACK = { corp_code: 'SF', logi_no: 'SF1390267799001' }
const ADDRESS = { contact: '售后组', mobile: '021-62300309', address: '上海市静安区愚园路 309 弄 8 号' }

/** One application in every state, the oldest first; approved refunds are completed soon after. */
export async function liveThroughAftersales(story: Story): Promise<void> {
  const shop = shopIn(story)
  const owner = ownerIn(story)
  const applied = async (number: number, reason: string, more: Partial<Application> = {}) => {
    const { order_id } = await shipped(story, 5, [{ item_id: itemAt(story, number) }])
    const at = daysBefore(story, 2)
    const application = await act(story, at, (tx) =>
      apply(tx, owner, order_id, { ...ASKED, reason, ...more }, at),
    )
    return application.aftersales_bn
  }
  const then = (days: number, work: (tx: Transaction, at: Date) => Promise<unknown>) =>
    act(story, daysBefore(story, days), (tx) => work(tx, daysBefore(story, days)))
  const granted = async (...wanted: Parameters<typeof applied>) => {
    const number = await applied(...wanted)
    await then(1.5, (tx, at) => approve(tx, shop, number, { address: ADDRESS }, at))
    return number
  }
  const sent = async (...wanted: Parameters<typeof applied>) => {
    const number = await granted(...wanted)
    await then(1, (tx, at) => sendBack(tx, owner, number, BACK, at))
    return number
  }
  const taken = async (...wanted: Parameters<typeof applied>) => {
    const number = await sent(...wanted)
    await then(0.5, (tx, at) => takeIn(tx, shop, number, { restock: false }, at))
    return number
  }

  const withdrawn = await applied(17, '质量问题')
  await then(1.8, (tx, at) => withdraw(tx, owner, withdrawn, at))
  const refused = await applied(18, '产品描述与实物不符')
  await then(1.6, (tx, at) => reject(tx, shop, refused, { refuse_reason: '商品与描述一致，请提供凭证' }, at))
  const money = { aftersales_type: 'ONLY_REFUND', description: '少发了一件配件' } as const
  const refunded = await applied(19, '物流破损', money)
  await then(1.4, (tx, at) => approve(tx, shop, refunded, {}, at))
  const exchanged = await taken(20, '质量问题', { aftersales_type: 'EXCHANGING_GOODS' })
  await then(0.3, (tx, at) => exchange(tx, shop, exchanged, { corp: 'SF', code: 'SF1390267799002' }, at))
  const returned = await taken(3, '质量问题')
  await then(0.3, (tx, at) => reject(tx, shop, returned, { refuse_reason: '退回的商品已使用，不能退款' }, at))
  await taken(4, '产品描述与实物不符')
  await sent(21, '质量问题')
  await granted(22, '皮肤过敏')
  await applied(23, '物流破损')
}

const ASKED: Omit<Application, 'reason'> = {
  pieces: new Map([['1', 1]]),
  aftersales_type: 'REFUND_GOODS',
  description: '',
  evidence_pic: [],
  return_type: 'logistics',
  contact: '',
  mobile: '',
  aftersales_address_id: '',
}
