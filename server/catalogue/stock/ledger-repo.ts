import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { StockKey, StockRow } from './repo'

interface LedgerFault extends StockRow {
  /** Sums of the movements. */
  ledger_stock: number
  ledger_reserved: number
}

interface ReservationFault extends StockKey, Record<string, unknown> {
  reserved: number
  /** Pieces of open orders that are not shipped or cancelled yet. */
  ordered: number
}

interface LedgerFaults {
  ledger: LedgerFault[]
  held: ReservationFault[]
}

/** Differences between stock, ledger and open orders, from all movements; both lists are empty when the books balance. */
export async function ledgerFaults(db: Database | Transaction, company_id: string): Promise<LedgerFaults> {
  const ledger = await rowsOffTheLedger(db, company_id)
  return { ledger, held: await rowsOffTheOrders(db, company_id) }
}

/** Rows that differ from the sum of all their movements. */
async function rowsOffTheLedger(db: Database | Transaction, company_id: string): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(sql`
    select k.distributor_id, k.item_id, k.stock, k.reserved,
           coalesce(m.stock, 0)::int as ledger_stock, coalesce(m.reserved, 0)::int as ledger_reserved
      from item_stock k
      left join (select distributor_id, item_id, sum(stock) as stock, sum(reserved) as reserved
                   from stock_movement where company_id = ${company_id} group by distributor_id, item_id) m
        on m.distributor_id = k.distributor_id and m.item_id = k.item_id
     where k.company_id = ${company_id}
       and (k.stock <> coalesce(m.stock, 0) or k.reserved <> coalesce(m.reserved, 0))
     order by k.item_id, k.distributor_id`)
  return rows
}

/** Rows whose `reserved` differs from their open orders; `offset 0` keeps the planner from reading lines of other orders. */
async function rowsOffTheOrders(db: Database | Transaction, company_id: string): Promise<ReservationFault[]> {
  const { rows } = await db.execute<ReservationFault>(sql`
    select k.distributor_id, k.item_id, k.reserved, coalesce(o.held, 0)::int as ordered
      from item_stock k
      left join (select l.distributor_id, l.item_id, sum(l.num - l.shipped_num - l.cancelled_num) as held
                   from orders o
                  cross join lateral (
                    select * from order_line x where x.company_id = ${company_id} and x.order_id = o.order_id offset 0) l
                  where o.company_id = ${company_id}
                    and o.status in ('NOTPAY', 'WAIT_PAID_CONFIRM', 'PAYED', 'WAIT_BUYER_CONFIRM')
                  group by l.distributor_id, l.item_id) o
        on o.distributor_id = k.distributor_id and o.item_id = k.item_id
     where k.company_id = ${company_id} and k.reserved <> coalesce(o.held, 0)
     order by k.item_id, k.distributor_id`)
  return rows
}

/** Setting with the time up to which a company's movements are summed. */
const SETTING = 'stock-ledger'
/** A movement has the start time of its transaction; no transaction takes an hour. */
const SETTLED = sql`interval '1 hour'`

/**
 * Differences between stock and ledger, as `ledgerFaults` returns them. Reads only the movements since the last
 * checkpoint; older ones are kept as one sum per stock row.
 */
export async function checkLedger(db: Database, company_id: string): Promise<LedgerFaults> {
  return inTransaction(
    db,
    async (tx) => {
      const { rows } = await tx.execute<{ since: string; settled: string }>(sql`
        select coalesce((select value #>> '{}' from setting where company_id = ${company_id} and name = ${SETTING}),
                        '-infinity') as since, (now() - ${SETTLED})::text as settled`)
      const [until] = rows
      if (!until) throw new Error('Expected one row of the present moment')
      const { rows: ledger } = await tx.execute<LedgerFault>(sql`
        with moved as (
          select distributor_id, item_id, sum(stock) as stock, sum(reserved) as reserved from stock_movement
           where company_id = ${company_id} and created > ${until.since}::timestamptz group by distributor_id, item_id)
        select k.distributor_id, k.item_id, k.stock, k.reserved,
               (coalesce(c.stock, 0) + coalesce(m.stock, 0))::int as ledger_stock,
               (coalesce(c.reserved, 0) + coalesce(m.reserved, 0))::int as ledger_reserved
          from item_stock k
          left join stock_checkpoint c on c.company_id = ${company_id} and c.distributor_id = k.distributor_id
               and c.item_id = k.item_id
          left join moved m on m.distributor_id = k.distributor_id and m.item_id = k.item_id
         where k.company_id = ${company_id}
           and (k.stock <> coalesce(c.stock, 0) + coalesce(m.stock, 0)
             or k.reserved <> coalesce(c.reserved, 0) + coalesce(m.reserved, 0))
         order by k.item_id, k.distributor_id`)
      const held = await rowsOffTheOrders(tx, company_id)
      await tx.execute(sql`
        insert into stock_checkpoint as c (company_id, distributor_id, item_id, stock, reserved)
        select ${company_id}, distributor_id, item_id, sum(stock)::int, sum(reserved)::int from stock_movement
         where company_id = ${company_id} and created > ${until.since}::timestamptz
           and created <= ${until.settled}::timestamptz
         group by distributor_id, item_id
        on conflict (company_id, distributor_id, item_id) do update
           set stock = c.stock + excluded.stock, reserved = c.reserved + excluded.reserved`)
      await tx.execute(sql`
        insert into setting (company_id, name, value) values (${company_id}, ${SETTING}, to_jsonb(${until.settled}::text))
        on conflict (company_id, name) do update set value = excluded.value`)
      return { ledger, held }
    },
    // of two servers that check concurrently one gets a serialization failure and retries
    { isolationLevel: 'repeatable read' },
  )
}
