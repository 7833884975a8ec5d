import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { MOST_FOUND } from '@schemas/worklists'
import { containing, countOf, MOST_SEARCHED } from '../../db/search'
import { goods, review, review_reply } from '../../db/schema'
import { type Keyset, keysetPage } from '../../db/keyset'
import { textFact, timeFact, type Worklist } from '../../back-office'
import { hideReview, replyAsSeller } from './judge'

/** Of the newest reviews, those that hold these words. */
const wordsOfNewest = (company_id: string, words: string) => sql`${review.rate_id} in (
  select n.rate_id from (select r.rate_id, r.content from review r where r.company_id = ${company_id}
                          order by r.created desc limit ${MOST_SEARCHED}) n
   where n.content ilike ${containing(words)})`

const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${review.created}`, kind: 'time' },
    { sql: sql`${review.rate_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** Reviews to answer, or to take out of sight. */
export const worklist: Worklist = {
  name: 'review',
  title: '评价',
  group: '交易',
  order: 14,
  tabs: [
    { key: 'unanswered', title: '未回复' },
    { key: 'all', title: '全部' },
    { key: 'hidden', title: '已隐藏' },
  ],
  columns: [
    { key: 'content', title: '评价', kind: 'text' },
    { key: 'star', title: '星级', kind: 'text' },
    { key: 'order_id', title: '订单号', kind: 'text' },
    { key: 'created', title: '时间', kind: 'time' },
  ],

  async list(db, { company_id, tab, keyword, at }) {
    const answered = db
      .select({ one: sql`1` })
      .from(review_reply)
      .where(
        and(
          eq(review_reply.company_id, review.company_id),
          eq(review_reply.rate_id, review.rate_id),
          eq(review_reply.role, 'seller'),
        ),
      )
    const where = and(
      eq(review.company_id, company_id),
      // by an index of those that are not noted as answered; a reply of the last minute is not yet noted
      tab === 'unanswered'
        ? and(sql`not ${review.hidden} and not ${review.answered}`, notExists(answered))
        : undefined,
      tab === 'hidden' ? sql`${review.hidden}` : undefined,
      keyword?.trim() ? wordsOfNewest(company_id, keyword.trim()) : undefined,
    )
    const [{ rows, ...ways }, count] = await Promise.all([
      keysetPage(NEWEST_FIRST, at, ({ cursor, ...slice }) =>
        db
          .select({ row: review, cursor })
          .from(review)
          .where(and(where, slice.where))
          .orderBy(slice.orderBy)
          .limit(slice.limit)
          .offset(slice.offset),
      ),
      countOf(
        db,
        keyword,
        (most) =>
          db
            .select({ id: review.rate_id })
            .from(review)
            .where(where)
            .orderBy(desc(review.created))
            .limit(most),
        // whether one is answered is found row by row, the newest first
        tab === 'unanswered' ? MOST_FOUND : undefined,
      ),
    ])
    const list = rows.map(({ row: { rate_id, content, star, order_id, created } }) => ({
      id: rate_id,
      values: { content, star, order_id, created: created.toISOString() },
    }))
    return { list, ...count, ...ways }
  },

  async read(db, company_id, rate_id) {
    const [row] = await db
      .select({ review, item_name: goods.item_name })
      .from(review)
      .leftJoin(goods, and(eq(goods.company_id, review.company_id), eq(goods.goods_id, review.goods_id)))
      .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
    if (!row) return undefined
    const replies = await db
      .select()
      .from(review_reply)
      .where(and(eq(review_reply.company_id, company_id), eq(review_reply.rate_id, rate_id)))
      .orderBy(review_reply.created)
    const { content, star, rate_pic, hidden, created } = row.review
    return {
      title: row.item_name ?? rate_id,
      facts: [
        textFact('商品', row.item_name ?? ''),
        textFact('星级', `${star} 星`),
        textFact('评价', content),
        { title: '图片', kind: 'images', value: rate_pic },
        textFact('状态', hidden ? '已隐藏' : '显示中'),
        timeFact('时间', created),
      ],
      tables: [
        {
          title: '回复',
          columns: [
            { key: 'username', title: '谁', kind: 'text' },
            { key: 'content', title: '内容', kind: 'text' },
            { key: 'created', title: '时间', kind: 'time' },
          ],
          rows: replies.map((reply) => ({
            username: reply.username,
            content: reply.content,
            created: reply.created.toISOString(),
          })),
        },
      ],
      actions: [{ form: 'reply_review' }, { form: 'hide_review', value: { hidden: !hidden } }],
    }
  },

  actions: {
    async reply_review(tx, { company_id }, rate_id, { content }) {
      await replyAsSeller(tx, company_id, { rate_id, username: '商家', content })
    },
    async hide_review(tx, { company_id }, rate_id, { hidden }) {
      await hideReview(tx, company_id, rate_id, hidden)
    },
  },
}
