import type { Config } from '@server/config/read-config'
import { openDatabase, type OpenDatabase } from '@server/db/client'
import { distribute } from '@server/db/distribute'
import { seedRows } from '@server/demo/seed'
import { joinMachines } from '@tests/helpers/citus'
import { addressOf, onServer } from '@tests/helpers/on-server'

/** Of the database on a cluster: workers have one of the same name. */
const NAME = 'bench'

/**
 * The configured database with the demo's rows.
 * @param workers of the cluster whose coordinator is configured; they get the rows
 */
export async function openSeeded(config: Config, workers: readonly string[]): Promise<OpenDatabase> {
  const coordinator = config.databaseUrl
  if (workers.length === 0 || coordinator === undefined) {
    const database = await openDatabase(config)
    await seedRows(database.db)
    await database.pool.query('analyze')
    return database
  }
  await onServer(coordinator, (client) => client.query(`create database ${NAME}`))
  const database = await openDatabase({ ...config, databaseUrl: addressOf(coordinator, NAME) })
  await seedRows(database.db)
  await joinMachines(database.pool, NAME, coordinator, workers)
  await distribute(database.pool)
  return database
}
