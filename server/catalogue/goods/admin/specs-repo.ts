/** Specifications and parameters are shared by products: those with one name are one, so that facets group them. */
import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { goods_param, spec, spec_value } from '@server/db/schema'
import { specGroupsOfValues } from '../../fragments-repo'
import type { GoodsValue } from './value'

export interface WrittenSpec {
  spec_id: string
  is_image: boolean
  /** The name that this product shows → its value. */
  values: Map<string, { spec_value_id: string; custom: string }>
}

export interface GoodsSpec extends Record<string, unknown> {
  spec_id: string
  spec_name: string
  is_image: boolean
  /** As this product names them, with the items that have them. */
  values: { spec_value_id: string; name: string; custom: string; items: string[] }[]
}

export async function specsOfGoods(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
): Promise<GoodsSpec[]> {
  const fields = sql`'spec_value_id', v.spec_value_id, 'custom', value.custom, 'items', value.items,
    'name', coalesce(nullif(value.custom, ''), v.spec_value_name)`
  const { rows } = await db.execute<GoodsSpec>(sql`
    with value as (
      select gs.spec_id, gs.spec_value_id, gs.spec_custom_value_name as custom, min(gs.sort) as spec_sort,
             min(i.sort) as sort, json_agg(i.item_id order by i.sort, i.item_id) as items
        from goods_item i
        join goods_item_spec gs on gs.company_id = i.company_id and gs.item_id = i.item_id
       where i.company_id = ${company_id} and i.goods_id = ${goods_id}
       group by gs.spec_id, gs.spec_value_id, gs.spec_custom_value_name)
    ${specGroupsOfValues(company_id, fields, 'values')}`)
  return rows
}

type ValueEntry = [name: string, value: { spec_value_id: string; custom: string }]

/**
 * The specifications by their names; missing ones are created. A value that the product already has keeps its id and the
 * product's own name for it.
 */
export async function writeSpecs(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  wanted: GoodsValue['specs'],
): Promise<WrittenSpec[]> {
  const own = await specsOfGoods(tx, company_id, goods_id)
  const written: WrittenSpec[] = []
  for (const { spec_name, is_image, values } of wanted) {
    const mine = own.find((each) => each.spec_name === spec_name)
    const spec_id = mine?.spec_id ?? (await specNamed(tx, company_id, spec_name))
    await tx
      .update(spec)
      .set({ is_image })
      .where(and(eq(spec.company_id, company_id), eq(spec.spec_id, spec_id)))
    const had: ValueEntry[] = (mine?.values ?? []).map(({ name, ...value }) => [name, value])
    const isNew = (name: string) => !had.some(([known]) => known === name)
    const fresh = await valuesNamed(tx, company_id, spec_id, values.filter(isNew))
    written.push({ spec_id, is_image, values: new Map([...had, ...fresh]) })
  }
  return written
}

export async function specNamed(tx: Transaction, company_id: string, spec_name: string): Promise<string> {
  const [known] = await tx
    .select({ spec_id: spec.spec_id })
    .from(spec)
    .where(and(eq(spec.company_id, company_id), eq(spec.spec_name, spec_name)))
    .orderBy(spec.spec_id)
    .limit(1)
  if (known) return known.spec_id
  const spec_id = idOf(spec_name)
  await tx.insert(spec).values({ company_id, spec_id, spec_name }).onConflictDoNothing()
  return spec_id
}

export async function valuesNamed(
  tx: Transaction,
  company_id: string,
  spec_id: string,
  names: string[],
): Promise<ValueEntry[]> {
  if (names.length === 0) return []
  const mine = and(eq(spec_value.company_id, company_id), eq(spec_value.spec_id, spec_id))
  const known = await tx
    .select({ id: spec_value.spec_value_id, name: spec_value.spec_value_name })
    .from(spec_value)
    .where(and(mine, inArray(spec_value.spec_value_name, names)))
    .orderBy(sql`${spec_value.spec_value_id} desc`)
  const ids = new Map(known.map(({ name, id }) => [name, id]))
  const [last] = await tx
    .select({ sort: sql<number>`coalesce(max(${spec_value.sort}), -1)::int` })
    .from(spec_value)
    .where(mine)
  const made = names
    .filter((name) => !ids.has(name))
    .map((name, index) => ({
      company_id,
      spec_id,
      spec_value_id: idOf(spec_id, name),
      spec_value_name: name,
      sort: (last?.sort ?? -1) + 1 + index,
    }))
  if (made.length > 0) await tx.insert(spec_value).values(made).onConflictDoNothing()
  for (const { spec_value_name, spec_value_id } of made) ids.set(spec_value_name, spec_value_id)
  return [...ids].map(([name, spec_value_id]) => [name, { spec_value_id, custom: '' }])
}

/** Replaces the parameter tables of products; parameters of one name have one id, by which lists are filtered. */
export async function writeParams(
  tx: Transaction,
  company_id: string,
  products: readonly { goods_id: string; params: GoodsValue['params'] }[],
): Promise<void> {
  if (products.length === 0) return
  const names = [...new Set(products.flatMap(({ params }) => params.map(({ name }) => name)))]
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    select attribute_name as name, min(attribute_id) as id from goods_param
     where company_id = ${company_id} and attribute_name = any(${sql.param(names)}::text[])
     group by attribute_name`)
  const known = new Map(rows.map(({ name, id }) => [name, id]))
  const written = products.flatMap(({ goods_id, params }) =>
    params.map(({ name, value }, sort) => {
      const attribute_id = known.get(name) ?? idOf(name)
      return { goods_id, id: attribute_id, name, value_id: `${attribute_id}:${value}`, value, sort }
    }),
  )
  const ids = products.map(({ goods_id }) => goods_id)
  await tx
    .delete(goods_param)
    .where(and(eq(goods_param.company_id, company_id), inArray(goods_param.goods_id, ids)))
  await tx.execute(sql`
    insert into goods_param (company_id, goods_id, attribute_id, attribute_name, attribute_value_id, attribute_value_name, sort)
    select ${company_id}, p.* from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as p (goods_id text, id text, name text, value_id text, value text, sort int)`)
}

/** An id made from names: two transactions that add the same name at once get the same id. */
const idOf = (...names: string[]) =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 24)
