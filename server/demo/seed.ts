import '../registry/discover'
import type { Database } from '../db/client'
import { inTransaction } from '../db/transaction'
import { anyCompany } from '../platform'
import { ensurePages } from '../content'
import { companies } from './companies'
import { writeFilms } from './films/films'
import { drawPictures } from './draw-pictures'
import { picturesOf } from './picture-jobs'
import { insertCompany, insertPages, refreshStatistics } from './seed-repo'
import { pageRows } from './rows/content-rows'

export interface SeedOptions {
  /** Folder that contains `media/`. */
  dataDir: string
  /** Called with lines of progress. */
  log?: (line: string) => void
}

const REPORT_EVERY = 100

const documents = import.meta.glob<string>('../../storefront/pages/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Fills an empty database with the demo companies: pictures first, then all rows in one transaction, so that an
 * interrupted start is simply repeated. Does nothing if there is a company already.
 * @throws Error for an invalid page document; nothing is written then
 */
export async function seed(db: Database, { dataDir, log = () => {} }: SeedOptions): Promise<void> {
  if (await anyCompany(db)) return
  const rows = readRows()
  const jobs = companies.flatMap(picturesOf)
  await drawPictures(jobs, dataDir, (count) => {
    if (count % REPORT_EVERY === 0 || count === jobs.length) log(`演示图片 ${count}/${jobs.length}`)
  })
  await writeFilms(dataDir)
  await insertRows(db, rows, log)
}

/** The demo companies' rows without their pictures, for tests of the API. */
export async function seedRows(db: Database): Promise<void> {
  await insertRows(db, readRows(), () => {})
}

const readRows = () => companies.map((company) => ({ company, pages: pageRows(company, readPage) }))

async function insertRows(db: Database, rows: ReturnType<typeof readRows>, log: (line: string) => void) {
  await inTransaction(db, async (tx) => {
    if (await anyCompany(tx)) return
    for (const { company, pages } of rows) {
      await insertCompany(tx, company)
      await insertPages(tx, pages)
      log(`演示商城 ${company.brand_name}：${company.goods.length} 件商品，${company.shops.length} 家门店`)
    }
  })
  await ensurePages(db)
  await refreshStatistics(db)
}

function readPage(file: string): string {
  const text = documents[`../../storefront/pages/${file}.json`]
  if (text === undefined)
    throw new Error(`storefront/pages has no ${file}.json; it has ${Object.keys(documents).join(', ')}`)
  return text
}
