import { randomUUID } from 'node:crypto'
import { goods } from '../../db/schema'
import { timeNow } from '../../db/time'
import { cleanHtml } from '../../core/clean-html'
import { defineRecord, namedBy } from '../../back-office'
import { refuseContradictions, refuseUnknown } from './admin/checks'
import { planItems, writeItems } from './admin/items'
import { FIGURES, listGoods } from './admin/list-repo'
import { deleteProduct, insertProduct, readGoods, replaceLinks, updateProduct } from './admin/product-repo'
import type { GoodsValue } from './admin/value'
import { writeParams, writeSpecs } from './admin/specs-repo'

/**
 * Products with their specifications and items. Activity prices belong to promotions and stock to its ledger, so neither
 * is written here. Each write sets `updated`, which brings the search index up to date.
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
    await refuseUnknown(tx, company_id, goods_id, value)
    const plan = await planItems(tx, company_id, goods_id, value)
    const specs = await writeSpecs(tx, company_id, goods_id, value.specs)
    const row = { ...rowOf(value), default_item_id: plan.default_item_id, updated: timeNow() }
    if (id === null) await insertProduct(tx, { ...row, company_id, goods_id })
    else await updateProduct(tx, company_id, id, row)
    await writeItems(tx, company_id, goods_id, plan, specs)
    await writeParams(tx, company_id, goods_id, value.params)
    await replaceLinks(tx, company_id, goods_id, value)
    return goods_id
  },

  remove: (tx, { company_id }, id) => deleteProduct(tx, company_id, id),
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
