import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'
import { archivedTables } from './archive/tables'
import { distributedTables, undistributable } from './distribution'

describeDatabases('decisions 31 Citus, by the catalogue only', (open) => {
  it('nothing of the shop is refused, and every table that the schema declares is distributed', async () => {
    expect(await undistributable(open().pool)).toEqual([])
    const declared = archivedTables().map(({ name }) => name)
    expect(declared.length).toBeGreaterThan(60)
    expect(await distributedTables(open().pool)).toEqual(declared.toSorted())
  })
})
