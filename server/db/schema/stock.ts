import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'
import { goods_item } from './goods'
import { keyTo } from './keys'

/** Pieces of an item, and how many of them are reserved by open orders. Changed only together with a stock_movement. */
export const item_stock = pgTable(
  'item_stock',
  {
    company_id: companyId(),
    /** `0`: the company's own warehouse. */
    distributor_id: text().notNull(),
    item_id: text().notNull(),
    stock: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id] }),
    keyTo('item_stock_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    index('item_stock_item').on(t.company_id, t.item_id),
    check('item_stock_reserved', sql`reserved between 0 and stock`),
  ],
)

export const MOVEMENTS = ['receive', 'adjust', 'reserve', 'release', 'ship', 'return'] as const
export type Movement = (typeof MOVEMENTS)[number]

/**
 * Every change of a stock row; the sums of both columns are the row. Append-only. Partitioned by month
 * (server/db/months).
 */
export const stock_movement = pgTable(
  'stock_movement',
  {
    company_id: companyId(),
    distributor_id: text().notNull(),
    item_id: text().notNull(),
    movement_id: text().notNull(),
    kind: text({ enum: MOVEMENTS }).notNull(),
    stock: integer().notNull(),
    reserved: integer().notNull(),
    /** Cause: `order:{id}:reserve`; kept unique by `stock_cause`. */
    cause: text().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({
      name: 'stock_movement_pk',
      columns: [t.company_id, t.distributor_id, t.item_id, t.movement_id, t.created],
    }),
    keyTo(
      'stock_movement_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
    index('stock_movement_created').on(t.company_id, t.item_id, t.created),
    index('stock_movement_time').on(t.company_id, t.created),
  ],
)

/** Causes of a stock row's movements: a table partitioned by month cannot keep causes unique over all months. */
export const stock_cause = pgTable(
  'stock_cause',
  {
    company_id: companyId(),
    distributor_id: text().notNull(),
    item_id: text().notNull(),
    cause: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id, t.cause] }),
    keyTo(
      'stock_cause_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
  ],
)

/** Sum of a stock row's movements up to a checkpoint, which is the same for all rows of a company (setting `stock-ledger`). */
export const stock_checkpoint = pgTable(
  'stock_checkpoint',
  {
    company_id: companyId(),
    distributor_id: text().notNull(),
    item_id: text().notNull(),
    stock: integer().notNull(),
    reserved: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id] }),
    keyTo(
      'stock_checkpoint_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
  ],
)
