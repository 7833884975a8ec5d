import { freight_template, type FreeFreight } from '../../db/schema'
import { plainRecord } from '../records/plain-record'

export const record = plainRecord({
  name: 'freight_template',
  table: freight_template,
  id: 'templates_id',
  words: ['name'],
  // 0 of a condition means that it does not count
  async prepare(_tx, _by, _id, row) {
    row['free'] = (row['free'] as FreeFreight[]).map(({ regions, from, atMost }) => ({
      regions,
      ...(from ? { from } : {}),
      ...(atMost ? { atMost } : {}),
    }))
  },
  order: [freight_template.created, freight_template.templates_id],
})
