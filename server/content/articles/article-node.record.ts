import { article_node } from '../../db/schema'
import { plainRecord } from '../../back-office'

export const record = plainRecord({
  name: 'article_node',
  rights: { view: 'pages.view', edit: 'content.edit' },
  table: article_node,
  id: 'node_id',
  words: ['name'],
  order: [article_node.sort, article_node.node_id],
})
