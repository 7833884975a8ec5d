import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citusTables } from '@server/db/citus'
import { connect, type OpenDatabase } from '@server/db/client'
import { declaredTables } from '@server/db/declared-tables'
import { distribute } from '@server/db/distribute'
import { migrate, MIGRATIONS } from '@server/db/migrate'
import { makeMonths } from '@server/db/months/ahead'
import { kindOf, monthOf, partitionName } from '@server/db/months/tables'
import { joinMachines } from '@tests/helpers/citus'
import { seedDemo } from '@tests/helpers/demo-version'
import { onServer } from '@tests/helpers/on-server'
import { emptyScratch, POSTGRES_URL, WORKERS, type Scratch } from '@tests/helpers/postgres'

/** Interrupts after so many steps: among tables, and among foreign keys. */
const INTERRUPTIONS = [40, 100]

describe('distributing a filled database', () => {
  let scratch: Scratch
  let database: OpenDatabase
  let name = ''
  beforeAll(async () => {
    scratch = await emptyScratch(POSTGRES_URL!)
    name = new URL(scratch.url).pathname.slice(1)
    database = await connect(scratch.url)
    await seedDemo(database.db)
  })
  afterAll(async () => {
    await database.close()
    await scratch.drop()
    for (const worker of WORKERS)
      await onServer(worker, (client) => client.query(`drop database if exists ${name} with (force)`))
  })

  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<T>(text, values)).rows
  const constraints = () =>
    query(`select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid)
             from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`)
  const counts = async () => {
    const all: Record<string, number> = {}
    for (const table of declaredTables())
      all[table.name] = (await query<{ n: number }>(`select count(*)::int as n from "${table.name}"`))[0]!.n
    return all
  }

  it('without the extension it is refused with what to do', async () => {
    await expect(distribute(database.pool)).rejects.toThrow(/^Expected a database with the extension citus/)
  })

  it('is continued after interruptions, keeps rows and keys, and does nothing the second time', async () => {
    const [rows, keys] = [await counts(), await constraints()]
    await joinMachines(database.pool, name, POSTGRES_URL!, WORKERS)
    for (const at of INTERRUPTIONS) {
      let steps = 0
      const told = () => {
        if (++steps === at) throw new Error('interrupted')
      }
      await expect(distribute(database.pool, told)).rejects.toThrow('interrupted')
    }
    expect(await distribute(database.pool)).toBeGreaterThan(0)
    expect(await distribute(database.pool)).toBe(0)
    expect(await constraints()).toEqual(keys)
    expect(await counts()).toEqual(rows)
    const kept = await citusTables(database.pool)
    expect(declaredTables().filter((table) => !kept.has(table.name))).toEqual([])
    expect([...kept].filter(([, how]) => how === 'reference')).toEqual([['company', 'reference']])
  })

  it('a table that a migration creates is distributed, with the keys that are added to it', async () => {
    const sql = `
      create table later (company_id text not null, id text not null, page_id text, primary key (company_id, id));
      --> statement-breakpoint
      alter table later add constraint later_company_key foreign key (company_id) references company (company_id);
      --> statement-breakpoint
      alter table later add constraint later_page_key foreign key (company_id, page_id) references page (company_id, page_id);
      --> statement-breakpoint
      create index later_page on later (company_id, page_id);
      --> statement-breakpoint
      alter table member add column later text`
    expect(await migrate(database.pool, [...MIGRATIONS, { name: '9000_later', sql }])).toEqual(['9000_later'])
    expect((await citusTables(database.pool)).get('later')).toBe('distributed')
    await query(`insert into later (company_id, id) values ('1', 'a')`)
    await expect(query(`insert into later values ('1', 'b', 'none')`)).rejects.toThrow(/violates foreign key/)
  })

  it('months ahead are made, and take the rows that waited for them', async () => {
    const later = monthOf(new Date(), 5)
    await query(
      `insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title, hash, created)
       values ('1', 'late', '', '', '', '', '', '', '', $1)`,
      [new Date(later.getTime() + 86_400_000)],
    )
    const made = await makeMonths(database.pool, 'audit_entry', monthOf(new Date(), 3))
    expect(made).toContain(partitionName('audit_entry', later))
    const partition = partitionName('audit_entry', later)
    expect(await query(`select audit_id from ${partition} where company_id = '1'`)).toEqual([
      { audit_id: 'late' },
    ])
    expect((await citusTables(database.pool)).get(partition)).toBe('distributed')
    expect(await kindOf(database.pool, partition)).toBe('r')
  })
})
