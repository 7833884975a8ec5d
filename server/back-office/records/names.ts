import { sql, type SQL } from 'drizzle-orm'
import { maskMobile } from '@schemas/account'
import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { image, image_folder, member, operator, page, page_revision, saved_design } from '../../db/schema'
import { ITEM_TITLE } from '../../catalogue/goods/fragments'
import { fixedOptions } from './fixed-options'
import { namedBy, type NamedRows } from './named-rows'
import { allRecords } from './registry'

/** Kind → id → name; what is not there (any more) is not among them. */
export type Names = Record<string, Record<string, string>>

/** Its good and its specification. */
const items: NamedRows = {
  select: (company_id, ids) => sql`
    select i.item_id as id, ${ITEM_TITLE} as name
      from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param(ids)}::text[])`,
}

/** Earned and bought ones have one form field. */
const grades: NamedRows = {
  select: (company_id, ids) => sql`
    select id, name
      from (select grade_id as id, grade_name as name from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name from vip_grade where company_id = ${company_id}) grade
     where id = any(${sql.param(ids)}::text[])`,
}

/** A mobile within a name is told in part too: many members are called by theirs. */
const withMaskedMobiles = (text: string) => text.replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskMobile)

/** What has no record of its own; links know pages by their public id, the log of changes by the other. */
const others: Readonly<Record<string, NamedRows>> = {
  goods_item: items,
  grade: grades,
  image: namedBy(image, image.image_id, image.img_name),
  image_folder: namedBy(image_folder, image_folder.folder_id, image_folder.name),
  member: namedBy(
    member,
    member.user_id,
    sql`concat_ws(' ', nullif(${member.username}, ''), ${member.mobile})`,
    withMaskedMobiles,
  ),
  operator: namedBy(operator, operator.operator_id, operator.name),
  page: namedBy(page, page.theme_pc_template_id, page.title),
  page_row: namedBy(page, page.page_id, page.title),
  revision: namedBy(page_revision, page_revision.revision_id, sql`'第' || ${page_revision.number} || '版'`),
  saved_design: namedBy(saved_design, saved_design.design_id, saved_design.name),
}

const namedRowsOf = (kind: string): NamedRows | undefined =>
  others[kind] ?? allRecords.find(({ name }) => name === kind)?.named

/**
 * The names that a company's rows have now: one statement, however many ids of however many kinds.
 * @param ids by kind; kinds that nobody knows have no names
 */
export async function namesOf(
  db: Database,
  company_id: string,
  ids: ReadonlyMap<string, Iterable<string>>,
): Promise<Names> {
  const names: Names = {}
  const selects: SQL[] = []
  for (const [kind, some] of ids) {
    const own = [...some]
    const fixed = fixedOptions[kind]
    const named = namedRowsOf(kind)
    if (fixed) names[kind] = fixedNames(fixed, own)
    else if (named && own.length > 0)
      selects.push(sql`select ${kind}::text as kind, id, name from (${named.select(company_id, own)}) named`)
  }
  if (selects.length === 0) return names
  const { rows } = await db.execute<{ kind: string; id: string; name: string }>(
    sql.join(selects, sql` union all `),
  )
  for (const { kind, id, name } of rows) (names[kind] ??= {})[id] = namedRowsOf(kind)?.shown?.(name) ?? name
  return names
}

const fixedNames = (all: readonly RecordOption[], ids: string[]) =>
  Object.fromEntries(all.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title]))
