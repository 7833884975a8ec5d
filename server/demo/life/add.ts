import type { Database } from '../../db/client'
import { foldSales } from '../../catalogue'
import { lockTrade, payByHand } from '../../payments'
import { buyVipGrade } from '../../marketing'
import { DEMO_MEMBERS } from '../../config/demo-accounts'
import { companies } from '../companies'
import { vipGrades } from '../grades'
import { demoUserId } from '../rows/member-rows'
import { liveThroughAftersales } from './aftersales'
import { addEarlierReviews } from './reviews'
import { claimCoupons, gatherBelongings, givePoints } from './belongings'
import { liveThroughOrders } from './orders'
import { act, dated, received } from './shopper'
import { daysBefore, itemAt, ownerIn, type Story } from './story'
import { itemsForSale } from './story-repo'
import { createRates, replyAsBuyer, replyAsSeller } from '../../orders'

/** Enough different items for every story; with fewer, one order would contain the same item twice. */
const ITEMS = 24
const LEAST_ITEMS = 8
/** Rows of sales that one transaction counts. */
const SALES = 1_000

/**
 * Gives the members of each demo company a history, so that every account page has content: orders and after-sales in
 * every state, coupons, points, favourites, footprints, addresses, reviews. Uses the ordinary services, so that
 * money, stock and points agree. For a newly seeded shop; an interrupted start leaves a shorter history, none of it
 * half done.
 */
export async function addDemoLives(db: Database, now = new Date()): Promise<void> {
  for (const { company_id } of companies) await addLife(db, company_id, now)
}

/** The first member has every state of everything; the second has a bought level and writes reviews. */
async function addLife(db: Database, company_id: string, now: Date) {
  const [buyer, reviewer] = DEMO_MEMBERS.map(({ mobile }) => demoUserId(mobile))
  const items = await itemsForSale(db, company_id, ITEMS)
  if (buyer === undefined || reviewer === undefined || items.length < LEAST_ITEMS)
    throw new Error(
      `Expected two demo members and ${LEAST_ITEMS} items of company ${company_id}, found ${items.length}`,
    )
  const as = (user_id: string): Story => ({
    db,
    company_id,
    items,
    now,
    buyer: { user_id, grade_id: '1', vip_grade_id: null, staff: false },
  })
  await givePoints(as(buyer))
  await claimCoupons(as(buyer))
  await gatherBelongings(as(buyer))
  await liveThroughOrders(as(buyer))
  await liveThroughAftersales(as(buyer))
  await writeReviews(as(reviewer))
  await addEarlierReviews(db, company_id, now)
  await becomeVip(as(reviewer))
  // else the shop's pages would change a few seconds after its first start
  while (await foldSales(db, company_id, SALES)) continue
}

/** A year of the first level that is for sale. */
async function becomeVip(story: Story) {
  const { db, company_id, buyer } = story
  const [grade] = vipGrades
  if (!grade) return
  const { vip_grade_id } = grade
  const owner = { company_id, user_id: buyer.user_id }
  const at = daysBefore(story, 1)
  const { trade_info } = await dated(story, at, () =>
    buyVipGrade(db, owner, { vip_grade_id, card_type: 'year' }, at),
  )
  const { trade_id } = trade_info
  await act(story, at, async (tx) => {
    const trade = await lockTrade(tx, company_id, trade_id)
    if (!trade) throw new Error(`Expected trade ${trade_id}, found none`)
    await payByHand(tx, trade, { pay_type: 'test', transaction_id: `demo:${trade_id}` }, at)
  })
}

const WORDS = [
  { star: 5, content: '面料柔软，洗过几次也没有变形，尺码合适，会再买。' },
  { star: 5, content: '包装很用心，和图片一样，送货也快。' },
  { star: 4, content: '整体满意，颜色比图片略深一点。' },
  { star: 5, content: '给家人买的，都说好用。' },
  { star: 3, content: '质量不错，物流慢了两天。' },
  { star: 5, content: '性价比高，已经推荐给朋友。' },
]
const THANKS = '感谢您的支持，我们会继续努力。'

/** Reviews of purchases of three weeks ago, some of them answered. */
async function writeReviews(story: Story): Promise<void> {
  const owner = ownerIn(story)
  const at = daysBefore(story, 15)
  const items = WORDS.map((_words, number) => itemAt(story, number))
  const { order_id } = await received(
    story,
    21,
    items.map((item_id) => ({ item_id })),
  )
  const rates = WORDS.map((words, number) => ({ ...words, item_id: items[number] ?? '' }))
  const { list } = await dated(story, at, () =>
    createRates(story.db, owner, { order_id, anonymous: false, rates }, at),
  )
  const answered = list.filter(({ item_id }) => items.slice(0, 3).includes(item_id))
  for (const { rate_id } of answered)
    await act(story, daysBefore(story, 14), (tx) =>
      replyAsSeller(tx, story.company_id, { rate_id, username: '商家', content: THANKS }),
    )
  const [first] = answered
  if (first) await replyAsBuyer(story.db, owner, { rate_id: first.rate_id, content: '不客气，期待新款。' })
}
