import { article } from '../../db/schema'
import { plainRecord } from '../../back-office'
import { cleanHtml } from '../../core/clean-html'
import { LATEST_FIRST } from './repo'

export const record = plainRecord({
  name: 'article',
  rights: { view: 'pages.view', edit: 'content.edit' },
  table: article,
  id: 'article_id',
  words: ['title', 'author'],
  order: LATEST_FIRST,
  moments: ['published'],
  prepare: async (_tx, _actor, _id, row) => {
    row.content = cleanHtml(String(row.content))
  },
})
