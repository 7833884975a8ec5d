import type { Pool, PoolClient } from 'pg'
import { longTransaction } from '../long-transaction'

/** ms; wait time for a lock. Later requests for the table queue behind it, so it is less than deadlock_timeout. */
const LOCK_LIMIT_MS = 300

/**
 * One short transaction that changes partitions. Servers queue for the row of `schema_migration` that migrations lock
 * as well.
 * @throws error 55P03 (lock_not_available) if a table is locked for longer than 300 ms; nothing has changed then
 */
export const inTurn = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  locked(pool, `select name from schema_migration where name = '' for update`, work)

/**
 * Work of many transactions that only one server does at a time: two concurrent index builds on one table would wait
 * for each other. Migrations are not blocked. An embedded database has one server and one connection.
 * @throws error 55P03 (lock_not_available) while another server does such work
 */
export const alone = <T>(pool: Pool, work: () => Promise<T>): Promise<T> =>
  pool.options.max === 1
    ? work()
    : locked(pool, 'lock table schema_migration in share update exclusive mode', work)

const locked = <T>(pool: Pool, lock: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  longTransaction(pool, 'begin', async (client) => {
    await client.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`)
    await client.query(lock)
    return work(client)
  })
