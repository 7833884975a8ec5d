import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'
import { migrate, MIGRATIONS } from './migrate'

const LATER = { name: '9000_later', sql: 'create table later (company_id text primary key)' }

describeDatabases('architecture: migrations', (open) => {
  const applied = async () => {
    const { rows } = await open().pool.query<{ name: string }>(
      `select name from schema_migration where name <> '' order by name`,
    )
    return rows.map(({ name }) => name)
  }

  it('all migrations of the build are applied, in order and once', async () => {
    expect(await applied()).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(await migrate(open().pool)).toEqual([])
  })

  it('a failed migration leaves no changes behind', async () => {
    const broken = {
      name: '9001_broken',
      sql: 'create table half (company_id text primary key);--> statement-breakpoint\nselect nonsense',
    }
    await expect(migrate(open().pool, [...MIGRATIONS, broken])).rejects.toThrow(/nonsense/)
    expect(await applied()).not.toContain('9001_broken')
    const { rows } = await open().pool.query(`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
  })

  it('waiting for a locked table ends after 2 s, and the whole migration is retried', async () => {
    const { pool } = open()
    // a sequence also counts attempts that were rolled back
    await pool.query('create sequence tries')
    const busy = (times: number) => ({
      name: '8999_busy',
      sql: `do $$ begin
              if current_setting('lock_timeout') <> '2s' then raise exception 'lock_timeout'; end if;
              if nextval('tries') <= ${times} then raise exception using errcode = '55P03'; end if;
            end $$`,
    })
    await expect(migrate(pool, [...MIGRATIONS, busy(5)])).rejects.toThrow(
      'a table stayed in use for 2 s, 5 times. Nothing was changed.',
    )
    expect(await migrate(pool, [...MIGRATIONS, busy(7)])).toEqual(['8999_busy'])
    await pool.query(`drop sequence tries`)
    await pool.query(`delete from schema_migration where name = '8999_busy'`)
  })

  it('servers that start together apply each migration once', async () => {
    const together = await Promise.all([1, 2, 3].map(() => migrate(open().pool, [...MIGRATIONS, LATER])))
    expect(together.flat()).toEqual(['9000_later'])
  })

  it('a database of a newer version is refused', async () => {
    await expect(migrate(open().pool, MIGRATIONS)).rejects.toThrow(
      'The database holds migration 9000_later, which this build does not know: it belongs to a newer version.',
    )
  })

  it('a migration that was changed after it had been applied is refused', async () => {
    const changed = { ...LATER, sql: `${LATER.sql};` }
    await expect(migrate(open().pool, [...MIGRATIONS, changed])).rejects.toThrow(
      'Migration 9000_later was changed after it had been applied to this database.',
    )
  })
})
