import { desc } from 'drizzle-orm'
import { article } from '../../db/schema'
import { plainRecord } from '../../back-office'
import { cleanHtml } from '../../core/clean-html'

export const record = plainRecord({
  name: 'article',
  table: article,
  id: 'article_id',
  words: ['title', 'author'],
  order: [desc(article.published), article.article_id],
  moments: ['published'],
  prepare: async (_tx, _by, _id, row) => {
    row.content = cleanHtml(String(row.content))
  },
})
