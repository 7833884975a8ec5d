/** Writes the plans of many products, a statement for each table. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '@server/db/client'
import { goods, goods_category, goods_item, goods_item_spec, goods_tag } from '@server/db/schema'
import { timeNow } from '@server/db/time'
import { adjustAll } from '../../stock/service'
import { touchGoods } from '../admin/batch-repo'
import { writeGradePrices } from '../admin/grade-prices-repo'
import { specNamed, valuesNamed, writeParams } from '../admin/specs-repo'
import { WAREHOUSE } from '../stock-csv-repo'
import type { GoodsPlan } from './plan'
import type { PlannedItem } from './plan-items'
import type { PresentGoods } from './present-repo'

/** @param cause of the stock's movements; an item is counted once for it */
export async function writePlans(
  tx: Transaction,
  company_id: string,
  plans: readonly GoodsPlan[],
  present: ReadonlyMap<string, PresentGoods>,
  cause: string,
): Promise<void> {
  const added = plans.filter(({ isNew }) => isNew)
  const changed = plans.filter(({ isNew, changed: { after } }) => !isNew && Object.keys(after).length > 0)
  await insertGoods(tx, company_id, added)
  await updateGoods(tx, company_id, changed)
  await replaceLinks(tx, company_id, [...added, ...changed])
  await writeParams(
    tx,
    company_id,
    [...added, ...changed].flatMap(({ goods_id, fields: { params }, changed: { after } }) =>
      after.params === undefined ? [] : { goods_id, params },
    ),
  )
  await writeItems(tx, company_id, plans, present)
  const items = plans.flatMap((plan) => plan.items)
  await writePictures(tx, company_id, items)
  await writeGradePrices(
    tx,
    company_id,
    items.flatMap(({ item_id, grade_prices }) => (grade_prices ? { item_id, value: { grade_prices } } : [])),
  )
  const counted = items.flatMap(({ item_id, stock }) => (stock === undefined ? [] : { item_id, stock }))
  await adjustAll(tx, company_id, WAREHOUSE, counted, cause)
  await touchGoods(
    tx,
    company_id,
    plans.flatMap(({ goods_id, isNew }) => (isNew ? [] : goods_id)),
  )
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

async function insertGoods(tx: Transaction, company_id: string, plans: readonly GoodsPlan[]): Promise<void> {
  if (plans.length === 0) return
  await tx.insert(goods).values(
    plans.map(({ goods_id, default_item_id, nospec, fields }) => {
      const { categories: _categories, tags: _tags, params: _params, ...own } = fields
      return { company_id, goods_id, default_item_id, nospec, ...own, updated: timeNow() }
    }),
  )
}

async function updateGoods(tx: Transaction, company_id: string, plans: readonly GoodsPlan[]): Promise<void> {
  if (plans.length === 0) return
  const rows = plans.map(({ goods_id, fields }) => ({ goods_id, ...fields }))
  await tx.execute(sql`
    update goods g set item_name = p.item_name, approve_status = p.approve_status,
                       main_category_id = p.main_category_id, brand_id = p.brand_id, pics = p.pics
      from jsonb_to_recordset(${json(rows)}) as p (goods_id text, item_name text, approve_status text,
                                                   main_category_id text, brand_id text, pics jsonb)
     where g.company_id = ${company_id} and g.goods_id = p.goods_id`)
}

/** Of the products whose categories or tags change. */
async function replaceLinks(tx: Transaction, company_id: string, plans: readonly GoodsPlan[]): Promise<void> {
  for (const [field, table, column] of [
    ['categories', goods_category, 'category_id'],
    ['tags', goods_tag, 'tag_id'],
  ] as const) {
    const moved = plans.filter(({ changed: { after } }) => after[field] !== undefined)
    if (moved.length === 0) continue
    const ids = sql`${sql.param(moved.map(({ goods_id }) => goods_id))}::text[]`
    await tx.execute(sql`delete from ${table} where company_id = ${company_id} and goods_id = any(${ids})`)
    const links = moved.flatMap(({ goods_id, fields }) => fields[field].map((id) => ({ goods_id, id })))
    await tx.execute(sql`
      insert into ${table} (company_id, goods_id, ${sql.identifier(column)})
      select ${company_id}, l.goods_id, l.id from jsonb_to_recordset(${json(links)}) as l (goods_id text, id text)`)
  }
}

async function writeItems(
  tx: Transaction,
  company_id: string,
  plans: readonly GoodsPlan[],
  present: ReadonlyMap<string, PresentGoods>,
): Promise<void> {
  const all = plans.flatMap((plan) => plan.items.map((item) => ({ plan, ...item })))
  const added = all.filter(({ isNew }) => isNew)
  if (added.length > 0) {
    await tx.insert(goods_item).values(
      added.map(({ plan, item_id, item_bn, fields, sort }) => {
        const is_default = plan.isNew && plan.default_item_id === item_id
        return { company_id, goods_id: plan.goods_id, item_id, item_bn, ...fields, sort, is_default }
      }),
    )
    const specs = await specRows(tx, company_id, added, present)
    if (specs.length > 0) await tx.insert(goods_item_spec).values(specs)
  }
  const changed = all.filter(({ isNew, changed: { after } }) => !isNew && Object.keys(after).length > 0)
  if (changed.length === 0) return
  const rows = changed.map(({ item_id, fields }) => ({ item_id, ...fields }))
  await tx.execute(sql`
    update goods_item i set price = p.price, market_price = p.market_price, cost_price = p.cost_price,
                            barcode = p.barcode, weight = p.weight
      from jsonb_to_recordset(${json(rows)}) as p (item_id text, price int, market_price int, cost_price int,
                                                   barcode text, weight int)
     where i.company_id = ${company_id} and i.item_id = p.item_id`)
}

/** Of the items whose picture changes; values of a specification that is shown as pictures have it too. */
async function writePictures(
  tx: Transaction,
  company_id: string,
  items: readonly PlannedItem[],
): Promise<void> {
  const rows = items.flatMap(({ item_id, pics }) => (pics ? { item_id, pics } : []))
  if (rows.length === 0) return
  const wanted = sql`jsonb_to_recordset(${json(rows)}) as p (item_id text, pics jsonb)`
  await tx.execute(sql`
    update goods_item i set pics = p.pics from ${wanted} where i.company_id = ${company_id} and i.item_id = p.item_id`)
  await tx.execute(sql`
    update goods_item_spec gs set item_image_url = case when s.is_image then p.pics else '[]'::jsonb end
      from ${wanted}, spec s
     where gs.company_id = ${company_id} and gs.item_id = p.item_id
       and s.company_id = gs.company_id and s.spec_id = gs.spec_id`)
}

type AddedItem = GoodsPlan['items'][number] & { plan: GoodsPlan }

/** A value that the product already shows keeps its id and the product's own name for it. */
async function specRows(
  tx: Transaction,
  company_id: string,
  added: readonly AddedItem[],
  present: ReadonlyMap<string, PresentGoods>,
): Promise<(typeof goods_item_spec.$inferInsert)[]> {
  const ids = new Map<string, string>()
  for (const spec of new Set(added.flatMap(({ specs }) => specs.map(({ name }) => name))))
    ids.set(spec, await specNamed(tx, company_id, spec))
  const wanted = added.flatMap(({ plan, item_id, specs }) => {
    const shown = present.get(plan.goods_id)?.items.flatMap((item) => item.specs) ?? []
    return specs.map(({ name: spec, value }, sort) => {
      const own = shown.filter((each) => each.spec === spec)
      const spec_id = own[0]?.spec_id ?? ids.get(spec) ?? ''
      return { item_id, spec_id, value, sort, same: own.find((each) => each.value === value) }
    })
  })
  const values = new Map<string, Map<string, string>>()
  for (const spec_id of new Set(wanted.map((each) => each.spec_id))) {
    const fresh = wanted.filter((each) => each.spec_id === spec_id && !each.same).map(({ value }) => value)
    const named = await valuesNamed(tx, company_id, spec_id, [...new Set(fresh)])
    values.set(spec_id, new Map(named.map(([value, { spec_value_id }]) => [value, spec_value_id])))
  }
  return wanted.map(({ item_id, spec_id, value, sort, same }) => {
    const spec_value_id = same?.spec_value_id ?? values.get(spec_id)?.get(value)
    if (!spec_value_id) throw new Error(`Expected a value ${value} of specification ${spec_id}, found none`)
    return { company_id, item_id, spec_id, spec_value_id, spec_custom_value_name: same?.custom ?? '', sort }
  })
}
