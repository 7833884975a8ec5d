import { brand } from '../../db/schema'
import { plainRecord } from '../../back-office'

export const record = plainRecord({
  name: 'brand',
  rights: { view: 'goods.view', edit: 'goods.edit' },
  table: brand,
  id: 'brand_id',
  words: ['brand_name'],
  order: [brand.sort, brand.brand_id],
})
