import { shopsOfReviews } from './list-repo'
import { textFact, timeFact, type Worklist } from '../../back-office'
import { repliesTo } from './reply-repo'
import { reviewPage, reviewWithItem } from './list-repo'
import { hideReview, replyAsSeller } from './write'

/** Reviews to answer or to hide. */
export const worklist: Worklist = {
  name: 'review',
  rights: { view: 'orders.view', act: 'orders.edit' },
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

  shopsOf: shopsOfReviews,
  async list(db, search) {
    const { rows, ...page } = await reviewPage(db, search)
    const list = rows.map(({ row: { rate_id, content, star, order_id, created } }) => ({
      id: rate_id,
      values: { content, star, order_id, created: created.toISOString() },
    }))
    return { list, ...page }
  },

  async read(db, company_id, rate_id) {
    const row = await reviewWithItem(db, company_id, rate_id)
    if (!row) return undefined
    const replies = await repliesTo(db, company_id, [rate_id])
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
