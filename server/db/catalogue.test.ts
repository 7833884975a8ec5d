import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'

/** Bookkeeping of the migrations belongs to the database, not to a company. */
const WITHOUT_COMPANY = new Set(['schema_migration'])

describeDatabases('decisions 31 Citus, by the catalogue only', (open) => {
  async function rows<T>(sql: string): Promise<T[]> {
    const { rows: found } = await open().pool.query(sql)
    return found as T[]
  }

  it('every table has company_id and a primary key', async () => {
    const tables = await rows<{ name: string; tenant: boolean; key: boolean }>(`
      select c.relname as name,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull) as tenant,
        exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    const shop = tables.filter((table) => !WITHOUT_COMPANY.has(table.name))
    expect(shop.length).toBeGreaterThan(15)
    expect(shop.filter((table) => !table.tenant || !table.key)).toEqual([])
  })

  it('every primary and unique key begins with company_id', async () => {
    const keys = await rows<{ table: string; key: string; first: string }>(`
      select t.relname as table, k.relname as key, a.attname as first
      from pg_index i
      join pg_class t on t.oid = i.indrelid
      join pg_class k on k.oid = i.indexrelid
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where (i.indisprimary or i.indisunique) and t.relnamespace = 'public'::regnamespace`)
    const shop = keys.filter((key) => !WITHOUT_COMPANY.has(key.table))
    expect(shop.length).toBeGreaterThan(15)
    expect(shop.filter((key) => key.first !== 'company_id')).toEqual([])
  })

  it('every foreign key begins with company_id on both sides', async () => {
    const keys = await rows<{ key: string; own: string; other: string }>(`
      select c.conname as key, a.attname as own, b.attname as other
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f'`)
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => key.own !== 'company_id' || key.other !== 'company_id')).toEqual([])
  })

  it('there are no sequences and no triggers of our own', async () => {
    const found = await rows(`
      select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal`)
    expect(found).toEqual([])
  })
})
