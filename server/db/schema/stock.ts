import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, updated } from './columns'
import { keyTo } from './company'
import { goods_item } from './goods'

/** Pieces of an item, and how many of them are reserved by open orders. Changed only together with a stock_movement. */
export const item_stock = pg.pgTable(
  'item_stock',
  {
    company_id: companyId(),
    /** `0`: the company's own warehouse. */
    distributor_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    stock: pg.integer().notNull().default(0),
    reserved: pg.integer().notNull().default(0),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id] }),
    keyTo('item_stock_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    pg.index('item_stock_item').on(t.company_id, t.item_id),
    pg.check('item_stock_reserved', sql`reserved between 0 and stock`),
  ],
)

export const MOVEMENTS = ['receive', 'adjust', 'reserve', 'release', 'ship', 'return'] as const
export type Movement = (typeof MOVEMENTS)[number]

/**
 * Every change of a stock row; the sums of both columns are the row. Append-only. Partitioned by month
 * (server/db/months).
 */
export const stock_movement = pg.pgTable(
  'stock_movement',
  {
    company_id: companyId(),
    distributor_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    movement_id: pg.text().notNull(),
    kind: pg.text({ enum: MOVEMENTS }).notNull(),
    stock: pg.integer().notNull(),
    reserved: pg.integer().notNull(),
    /** Cause: `order:{id}:reserve`; kept unique by `stock_cause`. */
    cause: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({
      name: 'stock_movement_pk',
      columns: [t.company_id, t.distributor_id, t.item_id, t.movement_id, t.created],
    }),
    keyTo(
      'stock_movement_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
    pg.index('stock_movement_created').on(t.company_id, t.item_id, t.created),
    pg.index('stock_movement_time').on(t.company_id, t.created),
  ],
)

/** Causes of a stock row's movements: a table partitioned by month cannot keep causes unique over all months. */
export const stock_cause = pg.pgTable(
  'stock_cause',
  {
    company_id: companyId(),
    distributor_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    cause: pg.text().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id, t.cause] }),
    keyTo(
      'stock_cause_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
  ],
)

/** Sum of a stock row's movements up to a checkpoint, which is the same for all rows of a company (setting `stock-ledger`). */
export const stock_checkpoint = pg.pgTable(
  'stock_checkpoint',
  {
    company_id: companyId(),
    distributor_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    stock: pg.integer().notNull(),
    reserved: pg.integer().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.distributor_id, t.item_id] }),
    keyTo(
      'stock_checkpoint_stock',
      [t.company_id, t.distributor_id, t.item_id],
      [item_stock.company_id, item_stock.distributor_id, item_stock.item_id],
    ),
  ],
)
