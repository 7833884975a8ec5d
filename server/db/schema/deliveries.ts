import { jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { keyTo } from './keys'
import { orders } from './orders'

/** A parcel. */
export const delivery = pgTable(
  'delivery',
  {
    company_id: companyId(),
    order_id: text().notNull(),
    delivery_id: text().notNull(),
    /** Courier's code and name; `merchant`: the shop's own delivery. */
    delivery_corp: text().notNull(),
    delivery_corp_name: text().notNull(),
    delivery_code: text().notNull(),
    lines: jsonb().$type<{ line_id: string; num: number }[]>().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id, t.delivery_id] }),
    keyTo('delivery_order', [t.company_id, t.order_id], [orders.company_id, orders.order_id]),
    uniqueIndex('delivery_id').on(t.company_id, t.delivery_id),
  ],
)
