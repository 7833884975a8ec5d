import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'
import { declaredTables } from './declared-tables'
import { distributedTables, undistributable } from './distribution'
import { MONTHLY } from './months/tables'

describeDatabases('the rules of Citus, checked on the catalogue', (open) => {
  it('no table breaks a rule, and every declared table is distributed', async () => {
    expect(await undistributable(open().pool)).toEqual([])
    const declared = declaredTables().map(({ name }) => name)
    expect(declared.length).toBeGreaterThan(60)
    expect(await distributedTables(open().pool)).toEqual(declared.toSorted())
  })

  it('the tables that are partitioned are those declared so, and each primary key is the declared one', async () => {
    const { rows } = await open().pool.query<{ name: string }>(
      `select relname as name from pg_class
        where relkind = 'p' and pg_get_partkeydef(oid) = 'RANGE (created)' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(MONTHLY.map(({ name }) => name).toSorted())
    for (const { name, key } of declaredTables()) {
      const { rows: found } = await open().pool.query<{ is: string }>(
        `select pg_get_constraintdef(oid) as is from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
        [name],
      )
      expect([name, found[0]?.is]).toEqual([name, `PRIMARY KEY (${key.join(', ')})`])
    }
  })
})
