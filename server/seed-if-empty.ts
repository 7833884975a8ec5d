import type { Config } from './config'
import type { Database } from './db/client'
import { anyCompany } from './modules/company/repo'

type Seed = (db: Database, options: { dataDir: string }) => Promise<unknown>

const demo = import.meta.glob<Seed>('./demo/seed.ts', { import: 'seed' })

/** Gives an empty database the demo companies, so that the first start shows a shop. */
export async function seedIfEmpty(db: Database, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  if (await anyCompany(db)) return
  const load = Object.values(demo)[0]
  if (!load) return
  console.warn('数据库为空，正在写入演示商城 …')
  const seed = await load()
  await seed(db, { dataDir })
}
