import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import { anyCompany } from '../platform'
import { ensurePages, someLibraryIsEmpty } from '../content'

/**
 * Fills an empty database with the demo companies, so that the first start shows a shop, and empty picture libraries
 * with the pictures of their pages; the demo's code is loaded only then. Creates missing system pages of every
 * company. Outside of deployments it also adds operators and members with published passwords; a new database gets
 * their orders as well.
 */
export async function seedIfEmpty(
  db: Database,
  { dataDir, deployed }: Pick<Config, 'dataDir' | 'deployed'>,
): Promise<void> {
  const isFresh = !(await anyCompany(db))
  if (isFresh) {
    console.warn('数据库为空，写入演示商城（只在第一次启动时）…')
    const { seed } = await import('../demo/seed')
    await seed(db, { dataDir, log: console.warn })
  }
  await ensurePages(db)
  if (await someLibraryIsEmpty(db)) {
    const { addDemoPictures } = await import('../demo/library')
    await addDemoPictures(db, { dataDir })
  }
  if (deployed) return
  const { addDemoMembers, addDemoOperators } = await import('../demo/accounts')
  await addDemoOperators(db)
  await addDemoMembers(db)
  if (!isFresh) return
  const { addDemoLives } = await import('../demo/life/add')
  await addDemoLives(db)
}
