import { apply, sendBack, withdraw, type Application } from '../../modules/aftersales/apply'
import { approve, exchange, reject, takeIn } from '../../modules/aftersales/judge'
import { act, daysBefore, itemAt, ownerIn, shipped, shopIn, type Story } from './shopper'

const BACK = { corp_code: 'SF', logi_no: 'SF1390267799001' }
const ADDRESS = { contact: '售后组', mobile: '021-62300309', address: '上海市静安区愚园路 309 弄 8 号' }

/** One application in every state (provider-api §8), the oldest first. */
export async function liveThroughAftersales(story: Story): Promise<void> {
  const shop = shopIn(story)
  const owner = ownerIn(story)
  const at = daysBefore(story, 1)
  const applied = async (number: number, reason: string, more: Partial<Application> = {}) => {
    const { order_id } = await shipped(story, 5, [{ item_id: itemAt(story, number) }])
    const application = { ...ASKED, reason, ...more }
    return (await act(story, (tx) => apply(tx, owner, order_id, application, daysBefore(story, 2))))
      .aftersales_bn
  }
  const exchanging = { aftersales_type: 'EXCHANGING_GOODS' } as const
  const money = { aftersales_type: 'ONLY_REFUND', description: '少发了一件配件' } as const

  const withdrawn = await applied(17, '质量问题')
  await act(story, (tx) => withdraw(tx, owner, withdrawn, at))
  const refused = await applied(18, '产品描述与实物不符')
  await act(story, (tx) => reject(tx, shop, refused, { refuse_reason: '商品与描述一致，请提供凭证' }, at))
  const refunded = await applied(19, '物流破损', money)
  await act(story, (tx) => approve(tx, shop, refunded, {}, at))
  const exchanged = await applied(20, '质量问题', exchanging)
  await act(story, async (tx) => {
    await approve(tx, shop, exchanged, { address: ADDRESS }, at)
    await sendBack(tx, owner, exchanged, BACK, at)
    await takeIn(tx, shop, exchanged, { restock: false }, at)
    await exchange(tx, shop, exchanged, { corp: 'SF', code: 'SF1390267799002' }, at)
  })
  const sent = await applied(21, '质量问题')
  await act(story, async (tx) => {
    await approve(tx, shop, sent, { address: ADDRESS }, at)
    await sendBack(tx, owner, sent, BACK, at)
  })
  const granted = await applied(22, '皮肤过敏')
  await act(story, (tx) => approve(tx, shop, granted, { address: ADDRESS }, at))
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
