/** Specifications and parameters are shared by many goods: the same name is the same one, so that facets stay whole. */
import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@server/db/client'
import { goods_param, spec, spec_value } from '@server/db/schema'
import { replaceRows } from '@server/back-office'
import { specsOfGoods } from './read'
import type { GoodsValue } from './value'

export interface WrittenSpec {
  spec_id: string
  is_image: boolean
  /** The name that this good shows → its value. */
  values: Map<string, { spec_value_id: string; custom: string }>
}

type ValueEntry = [name: string, value: { spec_value_id: string; custom: string }]

/**
 * The specifications by their names, made where there is none yet; a value that the good has already stays the one it
 * is, with the good's own name for it.
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

async function specNamed(tx: Transaction, company_id: string, spec_name: string): Promise<string> {
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

async function valuesNamed(
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

/** Writes the parameter table anew; parameters of one name have one id, by which lists are narrowed. */
export async function writeParams(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  params: GoodsValue['params'],
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    select attribute_name as name, min(attribute_id) as id from goods_param
     where company_id = ${company_id} and attribute_name = any(${sql.param(params.map(({ name }) => name))}::text[])
     group by attribute_name`)
  const known = new Map(rows.map(({ name, id }) => [name, id]))
  const written = params.map(({ name, value }, sort) => {
    const attribute_id = known.get(name) ?? idOf(name)
    return {
      company_id,
      goods_id,
      attribute_id,
      attribute_name: name,
      attribute_value_id: `${attribute_id}:${value}`,
      attribute_value_name: value,
      sort,
    }
  })
  await replaceRows(tx, goods_param, eq(goods_param.goods_id, goods_id), company_id, written)
}

/** An id that everybody who needs the same name finds by himself: two who make it at the same time make one. */
const idOf = (...names: string[]) =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 24)
