import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { goods, goods_category, goods_tag } from '../../db/schema'
import { timeNow } from '../../db/time'
import { cleanHtml } from '../../core/clean-html'
import { defineRecord, namedBy, replaceRows } from '../../back-office'
import { refuseContradictions, refuseStrangers } from './desk/checks'
import { planItems, writeItems } from './desk/items'
import { FIGURES, listGoods } from './desk/list'
import { goodsAt, readGoods } from './desk/read'
import type { GoodsValue } from './desk/value'
import { writeParams, writeSpecs } from './desk/specs'

/**
 * Goods with their specifications and items. Prices of activities and pieces on the shelf are not theirs to change:
 * promotions keep the former, the ledger of stock the latter. Each write sets `updated`, by which the search index knows.
 */
export const record = defineRecord({
  name: 'goods',
  named: namedBy(goods, goods.goods_id, goods.item_name),
  figures: FIGURES,
  list: listGoods,

  async read(db, company_id, id, lock) {
    const value = await readGoods(db, company_id, id, lock)
    return value && { title: value.item_name, value }
  },

  async write(tx, { company_id }, id, value) {
    refuseContradictions(value)
    const goods_id = id ?? randomUUID()
    await refuseStrangers(tx, company_id, goods_id, value)
    const plan = await planItems(tx, company_id, goods_id, value)
    const specs = await writeSpecs(tx, company_id, goods_id, value.specs)
    const row = { ...rowOf(value), default_item_id: plan.default_item_id, updated: timeNow() }
    if (id === null) await tx.insert(goods).values({ ...row, company_id, goods_id })
    else await tx.update(goods).set(row).where(goodsAt(company_id, id))
    await writeItems(tx, company_id, goods_id, plan, specs)
    await writeParams(tx, company_id, goods_id, value.params)
    await writeLinks(tx, company_id, goods_id, value)
    return goods_id
  },

  /** Orders, reviews and footprints still name it, so its row stays. */
  async remove(tx, { company_id }, id) {
    const now = timeNow()
    await tx.update(goods).set({ deleted: now, updated: now }).where(goodsAt(company_id, id))
  },
})

function rowOf(value: GoodsValue) {
  const { categories: _categories, tags: _tags, items: _items, params: _params, specs, ...own } = value
  return {
    ...own,
    intro: cleanHtml(own.intro),
    main_category_id: own.main_category_id || null,
    brand_id: own.brand_id || null,
    distributor_id: own.distributor_id || null,
    templates_id: own.templates_id || null,
    region_id: own.region_id || null,
    nospec: specs.length === 0,
  }
}

async function writeLinks(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  { categories, tags }: GoodsValue,
): Promise<void> {
  const mine = { company_id, goods_id }
  const sold = [...new Set(categories)].map((category_id) => ({ ...mine, category_id }))
  const tagged = [...new Set(tags)].map((tag_id) => ({ ...mine, tag_id }))
  await replaceRows(tx, goods_category, eq(goods_category.goods_id, goods_id), company_id, sold)
  await replaceRows(tx, goods_tag, eq(goods_tag.goods_id, goods_id), company_id, tagged)
}
