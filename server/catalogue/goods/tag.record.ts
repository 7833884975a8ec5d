import { tag } from '../../db/schema'
import { plainRecord } from '../../back-office'

export const record = plainRecord({
  name: 'tag',
  rights: { view: 'goods.view', edit: 'goods.edit' },
  table: tag,
  id: 'tag_id',
  words: ['tag_name'],
  order: [tag.sort, tag.tag_id],
})
