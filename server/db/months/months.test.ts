import { describeDatabase, describeDatabases } from '@tests/helpers/database'
import { fillTables, sumsOf } from '@tests/helpers/old-rows'
import { expect, it, vi } from 'vitest'
import { migrate, MIGRATIONS } from '../migrate'
import { eventsOf } from '../../orders/order-repo'
import { tell } from '../../members/messages/repo'
import { move } from '../../catalogue/stock/repo'
import { inTransaction } from '../transaction'
import { partitionsOf } from './ahead'
import { keepMonths } from './keep'
import { beforeName, KEY_TABLES, kindOf, MONTHLY, monthOf, partitionName, restName } from './tables'

const NAMES = MONTHLY.map(({ name }) => name)
const DAY_MS = 86_400_000

describeDatabase('tables by month', (open) => {
  const pool = () => open().pool
  const keep = (now: Date) =>
    keepMonths(pool(), now, (error) => {
      throw error
    })
  const rowsIn = async (table: string): Promise<number> => {
    const { rows } = await pool().query(`select count(*)::int as rows from ${table}`)
    return rows[0].rows
  }
  const months = async (table: string) => (await partitionsOf(pool(), table)).map(({ name }) => name)
  /** Definitions of keys and indexes, without the table's name. */
  const definitions = async (table: string) => {
    const { rows } = await pool().query<{ is: string }>(
      `select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as is from pg_index where indrelid = $1::regclass and indisvalid
       union all
       select pg_get_constraintdef(oid) from pg_constraint where conrelid = $1::regclass and contype in ('p', 'f') order by 1`,
      [table],
    )
    return rows.map((row) => row.is)
  }
  const notice = (id: string, created: Date) =>
    pool().query(
      `insert into payment_notice (company_id, notice_id, pay_type, accepted, content, created) values ('1', $1, 'test', true, '{}', $2)`,
      [id, created],
    )

  it('of a new database have a partition for this month and three more; the next months are created ahead, once', async () => {
    const now = new Date()
    expect(NAMES).toEqual(
      expect.arrayContaining([
        'audit_entry',
        'order_event',
        'payment_notice',
        'stock_movement',
        'member_message',
      ]),
    )
    for (const name of NAMES)
      expect(await months(name)).toEqual([
        beforeName(name),
        ...[0, 1, 2, 3].map((offset) => partitionName(name, monthOf(now, offset))),
      ])
    expect(await keep(now)).toBe(0)
    const last = new Date(monthOf(now, 1).getTime() - 1)
    expect(await keep(last)).toBe(0)
    expect(await keep(new Date(last.getTime() + 1))).toBe(NAMES.length)
    expect(await keep(new Date(last.getTime() + 1))).toBe(0)
    for (const name of NAMES) {
      const made = partitionName(name, monthOf(now, 4))
      expect((await months(name)).at(-1)).toBe(made)
      expect(await definitions(made)).toEqual(await definitions(beforeName(name)))
      expect(await definitions(made)).toEqual(await definitions(partitionName(name, now)))
    }
  })

  it('events of an order are read from the day before the order on', async () => {
    const tables = await fillTables(pool(), ['order_event'], 3)
    expect(tables.map(({ name }) => name)).toContain('orders')
    const created = new Date()
    const statements = vi.spyOn(pool(), 'query')
    await eventsOf(open().db, { company_id: '1', order_id: '2', created }, ['paid'])
    const [[statement, values] = []] = statements.mock.calls as unknown as [{ text: string }, unknown[]][]
    statements.mockRestore()
    const { rows } = await pool().query(`explain (analyze, format json) ${statement?.text}`, values)
    const read = [
      ...JSON.stringify(rows).matchAll(/"Relation Name":"(order_event_\w+)".*?"Actual Loops":(\d+)/g),
    ]
      .filter(([, , loops]) => loops !== '0')
      .map(([, name]) => name)
    // a day before and after may be in another month
    expect(read.length).toBeGreaterThan(0)
    expect(read.length).toBeLessThan(3)
    expect(
      [-1, 0, 1].map((days) =>
        partitionName('order_event', monthOf(new Date(created.getTime() + days * DAY_MS))),
      ),
    ).toEqual(expect.arrayContaining(read))
  })

  it('accept rows of months without a partition, which are moved when their month is created', async () => {
    const last = (await partitionsOf(pool(), 'payment_notice')).at(-1)!.until
    await notice('early', new Date(last.getTime() + 40 * DAY_MS))
    await notice('late', new Date(last.getTime() + 400 * DAY_MS))
    expect(await rowsIn(restName('payment_notice'))).toBe(2)
    await keep(new Date(last.getTime() + 10 * DAY_MS))
    expect(await rowsIn(partitionName('payment_notice', new Date(last.getTime() + 40 * DAY_MS)))).toBe(1)
    expect(await rowsIn(restName('payment_notice'))).toBe(1)
    expect(await rowsIn('payment_notice')).toBe(2)
    await pool().query(`delete from payment_notice`)
  })

  it('drop months of payment notices that are older than three years, and keep order events', async () => {
    const now = new Date()
    await notice('old', new Date(now.getTime() - 2_000 * DAY_MS))
    await notice('new', now)
    const [before, kept] = await months('payment_notice')
    const orders = await months('order_event')
    const far = new Date(monthOf(now).getTime() + 1_127 * DAY_MS)
    await keep(new Date(far.getTime() - 1))
    expect(await months('payment_notice')).toContain(before)
    await keep(far)
    expect(await months('payment_notice')).not.toContain(before)
    expect(await months('payment_notice')).toContain(kept)
    expect(await rowsIn('payment_notice')).toBe(1)
    expect(await months('order_event')).toEqual(expect.arrayContaining(orders))
  })
})

describeDatabases('tables by month, of a filled database', (open) => {
  it('are partitioned by the job: rows stay the same, every key and index is adopted, and writes continue', async () => {
    const { pool, db } = open()
    await pool.query('drop schema public cascade')
    await pool.query('create schema public')
    await migrate(
      pool,
      MIGRATIONS.filter(({ name }) => name < '0036'),
    )
    const tables = await fillTables(pool, NAMES, 60)
    for (const name of NAMES)
      await pool.query(
        `update ${name} set created = now() - (abs(hashtext(${name}::text)) % 900) * interval '1 day'`,
      )
    await migrate(pool)
    /** Without unique indexes beside the primary key, which a partitioned table cannot have. */
    const indexes = () =>
      pool.query(
        `select indexrelid from pg_index where indrelid = any($1::regclass[]) and (indisprimary or not indisunique)`,
        [NAMES],
      )
    const before = { sums: await sumsOf(pool, tables), indexes: (await indexes()).rows }
    for (const name of NAMES) expect(await kindOf(pool, name)).toBe('r')
    const failed = (error: unknown) => {
      throw error
    }
    const keyed = NAMES.filter((name) => name in KEY_TABLES)
    const begun = new Date()
    expect(await keepMonths(pool, begun, failed)).toBe(NAMES.length - keyed.length)
    // a server of the previous version relies on the index for a day
    for (const name of keyed) expect(await kindOf(pool, name)).toBe('r')
    const told = `insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
      values ('1', 'again', '1', 'account', '', '{}', '1')`
    await pool.query(`${told} on conflict (company_id, user_id, cause) do nothing`)
    // in another month on the last day of one
    const now = new Date(begun.getTime() + 25 * 3_600_000)
    expect(await keepMonths(pool, now, failed)).toBe(keyed.length)
    expect(await keepMonths(pool, now, failed)).toBe(0)
    for (const name of keyed) {
      const { rows } = await pool.query(
        `select (select count(*)::int from ${name}) as rows, (select count(*)::int from ${KEY_TABLES[name]}) as keys`,
      )
      expect(rows).toEqual([{ rows: 60, keys: 60 }])
    }
    await inTransaction(db, (tx) =>
      tell(tx, { company_id: '1', user_id: '1' }, { kind: 'account', target_id: '', facts: {}, cause: '1' }),
    )
    await inTransaction(db, (tx) =>
      tell(
        tx,
        { company_id: '1', user_id: '1' },
        { kind: 'account', target_id: '', facts: {}, cause: 'new' },
      ),
    )
    const causes = await pool.query(`select cause from member_message where user_id = '1' order by 1`)
    expect(causes.rows).toEqual([{ cause: '1' }, { cause: 'new' }])
    await pool.query(`delete from member_message where cause = 'new'`)
    const moving = { distributor_id: '1', item_id: '1', kind: 'receive' as const, stock: 1, reserved: 0 }
    await expect(inTransaction(db, (tx) => move(tx, '1', { ...moving, cause: '1' }))).rejects.toMatchObject({
      cause: { code: '23505' },
    })
    for (const name of NAMES) {
      expect(await kindOf(pool, name)).toBe('p')
      const partitions = await partitionsOf(pool, name)
      expect(partitions.map((one) => one.name)).toEqual([
        beforeName(name),
        ...[2, 3, 4, 5].map((offset) =>
          partitionName(name, monthOf(keyed.includes(name) ? now : begun, offset)),
        ),
      ])
      const { rows } = await pool.query(
        `select c.relname, not i.indisvalid as invalid from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indrelid in ($1::regclass, $2::regclass) and (not i.indisvalid
             or i.indrelid = $2::regclass and not exists (select from pg_inherits h where h.inhrelid = i.indexrelid))`,
        [name, beforeName(name)],
      )
      expect(rows).toEqual([])
      const checks = await pool.query(
        `select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
        [beforeName(name)],
      )
      expect(checks.rows).toEqual([])
    }
    expect(await sumsOf(pool, tables)).toEqual(before.sums)
    expect((await indexes()).rows.length).toBe(before.indexes.length)
    await pool.query(
      `insert into order_event (company_id, order_id, event_id, kind, actor) values ('1', '1', 'next', 'paid', 'system')`,
    )
    expect(
      (await eventsOf(db, { company_id: '1', order_id: '1', created: new Date() }, ['paid'])).map(
        (event) => event.event_id,
      ),
    ).toEqual(['next'])
    await expect(
      pool.query(
        `insert into order_event (company_id, order_id, event_id, kind, actor) values ('1', 'none', 'x', 'paid', 'system')`,
      ),
    ).rejects.toThrow(/order_event_order_key/)
  }, 60_000)
})
