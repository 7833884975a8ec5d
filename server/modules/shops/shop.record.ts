import { and, eq, ne } from 'drizzle-orm'
import { shop, shop_tag } from '../../db/schema'
import { plainRecord } from '../records/plain-record'

export const record = plainRecord({
  name: 'shop',
  table: shop,
  id: 'distributor_id',
  words: ['name', 'shop_code', 'address'],
  order: [shop.sort, shop.distributor_id],
  joined: ['workdays'],
  links: { tags: { table: shop_tag, other: 'tag_id' } },
  // there is one default shop
  async prepare(tx, { company_id }, id, row) {
    if (row['is_default'] !== true) return
    await tx
      .update(shop)
      .set({ is_default: false })
      .where(and(eq(shop.company_id, company_id), ne(shop.distributor_id, id ?? '')))
  },
})
