import { createRates, replyAsBuyer, replyAsSeller } from '../../orders'
import { act, dated, received } from './shopper'
import { daysBefore, itemAt, ownerIn, type Story } from './story'

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
export async function writeReviews(story: Story): Promise<void> {
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
