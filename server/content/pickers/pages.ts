import { sql, type SQL } from 'drizzle-orm'
import type { PickPagesQuery, PickedPage } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { findIds, orderedBy, pick, type Picked } from './picker'

const LAST = sql`p.created desc, p.theme_pc_template_id`

const COLUMNS: Record<NonNullable<PickPagesQuery['sort']>, SQL> = {
  title: sql`p.title`,
  updated: sql`p.updated`,
}

/** Custom pages that a link may lead to (`/custompage?pageid=`), enabled or not yet. */
export function pickPages(
  db: Database,
  company_id: string,
  query: PickPagesQuery,
): Promise<Picked<PickedPage>> {
  const { keyword = '', platform, sort, order } = query
  return pick(
    query,
    (window) =>
      findIds(db, {
        id: sql`p.theme_pc_template_id`,
        matching: sql`from page p where ${custom(company_id, platform)}
          and p.title ilike ${containing(keyword.trim())}`,
        order: sort ? orderedBy(COLUMNS[sort], order, LAST) : LAST,
        window,
      }),
    async (ids) => {
      const { rows } = await db.execute<PickedPage & Record<string, unknown>>(sql`
        select p.theme_pc_template_id, p.title, p.page_type, p.enabled from page p
         where ${custom(company_id, platform)} and p.theme_pc_template_id = any(${sql.param(ids)}::text[])`)
      return Object.fromEntries(rows.map((row) => [row.theme_pc_template_id, row]))
    },
  )
}

const custom = (company_id: string, platform: string) =>
  sql`p.company_id = ${company_id} and p.platform = ${platform} and p.page_type = 'custom' and p.deleted is null`
