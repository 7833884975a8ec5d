import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type {
  CreateRateAnswer,
  GoodsItemsAnswer,
  RateListAnswer,
  RateRepliesAnswer,
  UploadedPicture,
  WorklistAnswer,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { uploadAsMember } from '@tests/helpers/upload'
import { orders, review as reviewTable, setting, shop } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { hideReview, replyAsSeller } from './write'
import { insertReply, noteAnswers } from './reply-repo'

const DAY_MS = 24 * 60 * 60 * 1000
/** A good of the demo, and one of its items. */
const GOODS = '101'
const ITEM = '10101'

describeApi('reviews', (open) => {
  let member: SignedInMember
  beforeEach(async () => {
    member = await newMember(open().app, { row: { nickname: '李小明', avatar: '/media/me.webp' } })
  })
  const received = (options: Partial<OrderOptions> = {}) =>
    paidOrder(open().app, {
      user_id: member.user_id,
      lines: [{ item_id: ITEM }],
      ...options,
      row: { status: 'DONE', finished: new Date(), ...options.row },
    })
  const rate = (order_id: string, rates: object[], more = {}, by = member) =>
    by.call('/order/rate/create', {
      method: 'POST',
      body: { order_id, rates, ...more },
      headers: { 'idempotency-key': randomUUID() },
    })
  const words = { item_id: ITEM, content: '很好', star: 5 }
  const list = (query = '', by?: SignedInMember) =>
    by
      ? by.data<RateListAnswer>(`/order/rate/list?item_id=${GOODS}${query}`)
      : open().data<RateListAnswer>(`/order/rate/list?item_id=${GOODS}${query}`)
  const newest = async (by?: SignedInMember) => {
    const [first] = (await list('', by)).list
    if (!first) throw new Error('Expected a review')
    return first
  }
  const rated = async (more: object = {}, options: Partial<OrderOptions> = {}) => {
    const { order_id } = await received(options)
    const answer = await rate(order_id, [{ ...words, ...more }])
    if (answer.statusCode !== 200) throw new Error(answer.payload)
    const [review] = answer.json<{ data: CreateRateAnswer }>().data.list
    if (!review) throw new Error('Expected a review')
    return { order_id, rate_id: review.rate_id, review }
  }

  it('a buyer reviews each line once; with the last one the order counts as reviewed', async () => {
    const { order_id, lines } = await received({
      lines: [{ item_id: ITEM }, {}, { order_item_type: 'gift' }],
    })
    const isRated = async () => {
      const [row] = await open()
        .app.db.select()
        .from(orders)
        .where(and(eq(orders.company_id, '1'), eq(orders.order_id, order_id)))
      return row?.is_rate
    }
    expect((await rate(order_id, [words])).statusCode).toBe(200)
    expect(await isRated()).toBe(false)
    const again = await rate(order_id, [words])
    expect([again.statusCode, again.json().msg]).toEqual([409, '商品1 已经评价过'])
    expect((await rate(order_id, [{ ...words, item_id: lines[1]?.item_id }])).statusCode).toBe(200)
    expect(await isRated()).toBe(true)
  })

  it('a review with replies of its buyer only is unanswered; a reply of the shop is marked once', async () => {
    const { database, app } = open()
    const { rate_id } = await rated()
    const { rate_id: answered } = await rated()
    const owner = await signInAs(app, 'owner')
    const waiting = async () => {
      const { list: rows } = await owner.data<WorklistAnswer>('/worklists/review?tab=unanswered&pageSize=50')
      return rows.map(({ id }) => id).filter((id) => [rate_id, answered].includes(id))
    }
    const note = () => inTransaction(database.db, (tx) => noteAnswers(tx, '1', 10_000))
    const buyer = { company_id: '1', role: 'buyer' as const, user_id: member.user_id, username: '李' }
    await inTransaction(database.db, (tx) => insertReply(tx, { ...buyer, rate_id, content: '追评' }))
    await note()
    expect(await waiting()).toEqual([answered, rate_id])
    await inTransaction(database.db, (tx) =>
      replyAsSeller(tx, '1', { rate_id: answered, username: '商家', content: '谢谢' }),
    )
    expect(await waiting()).toEqual([rate_id])
    expect([await note(), await note()]).toEqual([1, 0])
    expect(await waiting()).toEqual([rate_id])
    const marks = await database.db
      .select({ id: reviewTable.rate_id, answered: reviewTable.answered })
      .from(reviewTable)
      .where(and(eq(reviewTable.company_id, '1'), inArray(reviewTable.rate_id, [rate_id, answered])))
    expect(new Map(marks.map((mark) => [mark.id, mark.answered]))).toEqual(
      new Map([
        [rate_id, false],
        [answered, true],
      ]),
    )
  })

  it('lines of one item are distinguished by id, or reviewed one after the other', async () => {
    const { order_id } = await received({ lines: [{ item_id: ITEM }, { item_id: ITEM }] })
    expect((await rate(order_id, [{ ...words, id: '2' }])).statusCode).toBe(200)
    expect((await rate(order_id, [words, words])).statusCode).toBe(409)
    expect((await rate(order_id, [words])).statusCode).toBe(200)
  })

  it.each<[title: string, row: OrderOptions['row'], message: string]>([
    ['not received', { status: 'WAIT_BUYER_CONFIRM', finished: null }, '确认收货之后才能评价'],
    ['received 30 days ago', { finished: new Date(Date.now() - 30 * DAY_MS) }, '收货30天之后不能再评价'],
  ])('an order that is %s is not reviewed', async (_title, row, message) => {
    const { order_id } = await received({ row })
    const answer = await rate(order_id, [words])
    expect([answer.statusCode, answer.json().msg]).toEqual([409, message])
  })

  it('requires 1 to 5 stars, a text and a bought item', async () => {
    const { order_id } = await received()
    for (const wrong of [{ star: 0 }, { star: 6 }, { content: '' }, { item_id: 'nothing' }])
      expect((await rate(order_id, [{ ...words, ...wrong }])).statusCode).toBe(422)
    const stranger = await newMember(open().app)
    expect((await rate(order_id, [words], {}, stranger)).statusCode).toBe(404)
  })

  it('form bodies carry rates[i][…]', async () => {
    const { order_id } = await received()
    const form = `order_id=${order_id}&anonymous=1&rates[0][item_id]=${ITEM}&rates[0][content]=好&rates[0][star]=4`
    const answer = await open().app.inject({
      method: 'POST',
      url: '/api/h5app/wxapp/order/rate/create',
      headers: {
        host: 'hean.localhost',
        cookie: member.cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: encodeURI(form),
    })
    expect(answer.json().data.list).toMatchObject([{ star: 4, anonymous: 1, content: '好' }])
  })

  it('accepts only pictures that the member uploaded', async () => {
    const { url }: UploadedPicture = await uploadAsMember(open().app, member, await png(30, 20), 'review')
    await rated({ pics: [url] })
    expect(await newest()).toMatchObject({ rate_pic: url, rate_pic_num: 1 })
    expect((await list('&has_pic=1')).list).toHaveLength(1)
    expect((await list()).pic_count).toBe(1)
    const other = await newMember(open().app)
    const { order_id } = await paidOrder(open().app, {
      user_id: other.user_id,
      lines: [{ item_id: ITEM }],
      row: { status: 'DONE', finished: new Date() },
    })
    const foreign = await rate(order_id, [{ ...words, pics: [url] }], {}, other)
    expect([foreign.statusCode, foreign.json().msg]).toEqual([422, expect.stringContaining('本人上传')])
    // refused as a whole: the line can still be reviewed
    expect((await rate(order_id, [words], {}, other)).statusCode).toBe(200)
  })

  it('shows the nickname, else a masked number, and two characters of anonymous authors', async () => {
    await rated()
    expect(await newest()).toMatchObject({ username: '李小明', avatar: '/media/me.webp', anonymous: 0 })
    const { order_id } = await received()
    await rate(order_id, [words], { anonymous: true })
    expect(await newest()).toMatchObject({ username: '李***明', avatar: '', anonymous: 1 })
    const nameless = await newMember(open().app)
    const other = await paidOrder(open().app, {
      user_id: nameless.user_id,
      lines: [{ item_id: ITEM }],
      row: { status: 'DONE', finished: new Date() },
    })
    await rate(other.order_id, [words], {}, nameless)
    expect((await newest()).username).toBe(nameless.mobile.replace(/^(\d{3})\d{4}/, '$1****'))
  })

  it('the list counts stars over all items of the product, and filters by stars', async () => {
    const before = await list()
    await rated({ star: 1 })
    const after = await list()
    expect(after.star_count[1]).toBe(before.star_count[1] + 1)
    expect(after.total_count).toBe(before.total_count + 1)
    expect(after.avg_star).toBeLessThan(before.avg_star)
    const ones = await list('&star=1')
    expect(ones.list.every(({ star }) => star === 1)).toBe(true)
    expect(ones.total_count).toBe(after.star_count[1])
    expect(await open().data<RateListAnswer>(`/item.rate.list?item_id=${ITEM}`)).toEqual(after)
    expect((await open().data<RateListAnswer>('/order/rate/list?item_id=none')).list).toEqual([])
  })

  it('what many say is counted in their words, and can be asked for; hidden reviews do not count', async () => {
    const countOf = async (phrase: string) =>
      (await list()).phrases?.find((one) => one.phrase === phrase)?.count ?? 0
    const [before, fast] = [await countOf('质量很好'), await countOf('送货快')]
    const { rate_id } = await rated({ content: '质量很好，送货快' })
    const hidden = await rated({ content: '质量很好' })
    await inTransaction(open().app.db, (tx) => hideReview(tx, '1', hidden.rate_id, true))
    expect([await countOf('质量很好'), await countOf('送货快')]).toEqual([before + 1, fast + 1])
    const asked = await list('&phrase=送货快')
    expect([asked.count, asked.list[0]?.rate_id]).toEqual([fast + 1, rate_id])
    expect((await list('&phrase=%')).count).toBe(0)
  })

  it('praise counts once per member', async () => {
    const { rate_id } = await rated()
    const praise = (by: SignedInMember) =>
      by.data<{ praise_num: number }>(`/order/ratePraise/${rate_id}`, { method: 'POST' })
    const other = await newMember(open().app)
    expect((await praise(member)).praise_num).toBe(1)
    expect((await praise(member)).praise_num).toBe(1)
    expect((await praise(other)).praise_num).toBe(2)
    expect((await newest(member)).is_praise).toBe(true)
    expect((await newest()).is_praise).toBe(false)
    expect((await other.call('/order/ratePraise/nothing', { method: 'POST' })).statusCode).toBe(404)
  })

  it('buyers and the shop reply', async () => {
    const { rate_id } = await rated()
    const reply = (content: string) =>
      member.call('/order/replyRate', { method: 'POST', body: { rate_id, content } })
    expect((await reply('谢谢')).json().data).toMatchObject({ role: 'buyer', username: '李小明' })
    const { app } = open()
    const answer = { rate_id, username: '禾岸客服', content: ' 欢迎再来 ' }
    await inTransaction(app.db, (tx) => replyAsSeller(tx, '1', answer))
    const replies = await open().data<RateRepliesAnswer>(`/order/replyRate/list?rate_id=${rate_id}`)
    expect(replies.list.map(({ role, content }) => [role, content])).toEqual([
      ['buyer', '谢谢'],
      ['seller', '欢迎再来'],
    ])
    expect((await newest()).reply).toMatchObject({ total_count: 2, list: replies.list })
    const empty = inTransaction(app.db, (tx) => replyAsSeller(tx, '1', { ...answer, content: ' ' }))
    await expect(empty).rejects.toThrow('回复应当是 1–300 个字')
    for (let n = 1; n < 10; n++) await reply(`${n}`)
    expect((await reply('again')).json().msg).toBe('每条评价最多回复10次')
  })

  it('operators can hide a review and show it again, which updates the shop’s stars', async () => {
    const stars = async () => {
      const [row] = await open()
        .app.db.select()
        .from(shop)
        .where(and(eq(shop.company_id, '1'), eq(shop.distributor_id, '5')))
      return row?.avg_star_tenths
    }
    const { rate_id } = await rated({ star: 2 }, { row: { distributor_id: '0' } })
    const hide = (id: string, hidden: boolean, company_id = '1') =>
      inTransaction(open().app.db, (tx) => hideReview(tx, company_id, id, hidden))
    await hide(rate_id, true)
    expect((await list()).list.map((review) => review.rate_id)).not.toContain(rate_id)
    expect((await member.call(`/order/ratePraise/${rate_id}`, { method: 'POST' })).statusCode).toBe(404)
    await hide(rate_id, false)
    expect((await newest()).rate_id).toBe(rate_id)
    await expect(hide(rate_id, true, '2')).rejects.toThrow('评价不存在')

    const row = { distributor_id: '5' }
    await rated({ star: 4 }, { row })
    const low = await rated({ star: 3 }, { row })
    expect(await stars()).toBe(35)
    await hide(low.rate_id, true)
    expect(await stars()).toBe(40)
    // once more changes nothing
    await hide(low.rate_id, true)
    expect(await stars()).toBe(40)
    await hide(low.rate_id, false)
    expect(await stars()).toBe(35)
  })

  /** `rate_count` of the product in a list. */
  const counted = async () => {
    const { list: found } = await open().data<GoodsItemsAnswer>(`/goods/items?item_id=${GOODS}`)
    return found.find(({ goods_id }) => goods_id === GOODS)?.rate_count
  }

  it('cards count the reviews that are shown, and none while the shop has no reviews', async () => {
    const { rate_id } = await rated()
    const shown = (await counted()) ?? 0
    expect(shown).toBe((await list()).total_count)
    await inTransaction(open().app.db, (tx) => hideReview(tx, '1', rate_id, true))
    expect(await counted()).toBe(shown - 1)
    const switched = { company_id: '1', name: 'after_sale', value: { rate_status: false } }
    await open().app.db.insert(setting).values(switched)
    expect(await counted()).toBe(0)
    await open()
      .app.db.delete(setting)
      .where(and(eq(setting.company_id, '1'), eq(setting.name, 'after_sale')))
  })

  it('rate_status switches reviews off', async () => {
    const { rate_id } = await rated()
    const { order_id } = await received()
    const value = { rate_status: false }
    const where = and(eq(setting.company_id, '1'), eq(setting.name, 'after_sale'))
    await open().app.db.insert(setting).values({ company_id: '1', name: 'after_sale', value })
    expect(await list()).toMatchObject({ rate_status: false, list: [], total_count: 0 })
    expect((await open().data<RateRepliesAnswer>(`/order/replyRate/list?rate_id=${rate_id}`)).list).toEqual(
      [],
    )
    const answer = await rate(order_id, [words])
    expect([answer.statusCode, answer.json().msg]).toEqual([404, '评价功能未开放'])
    await open().app.db.delete(setting).where(where)
    expect((await list()).rate_status).toBe(true)
  })
})
