import { freight_template } from '../../db/schema'
import { plainRecord } from '../records/plain-record'

export const record = plainRecord({
  name: 'freight_template',
  table: freight_template,
  id: 'templates_id',
  words: ['name'],
  order: [freight_template.created, freight_template.templates_id],
})
