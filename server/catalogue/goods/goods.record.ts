import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { goods } from '../../db/schema'
import { timeNow } from '../../db/time'
import { cleanHtml } from '../../core/clean-html'
import { refuseFaults } from '../../core/errors'
import { defineRecord, namedBy } from '../../back-office'
import { unknownGrades } from './admin/grade-prices-repo'
import { kindsOfCategories, takenNumber } from './admin/items-repo'
import { planItems, writeItems } from './admin/items'
import { FIGURES, listGoods, SHOPS_OF_GOODS, SORTS } from './admin/list-repo'
import { deleteProduct, insertProduct, readGoods, replaceLinks, updateProduct } from './admin/product-repo'
import type { GoodsValue } from './admin/value'
import { writeParams, writeSpecs } from './admin/specs-repo'

/**
 * Products with their specifications and items. Activity prices belong to promotions and stock to its ledger, so neither
 * is written here. Each write sets `updated`, which brings the search index up to date.
 */
export const record = defineRecord({
  name: 'goods',
  rights: { view: 'goods.view', edit: 'goods.edit' },
  named: namedBy(goods, goods.goods_id, goods.item_name),
  shopsOf: SHOPS_OF_GOODS,
  figures: FIGURES,
  sorts: SORTS,
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
    await writeParams(tx, company_id, [{ goods_id, params: value.params }])
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

const MOST_ITEMS = 400

/** Fields that contradict each other. @throws AppError invalid */
function refuseContradictions({ specs, items, params, item_type, is_gift }: GoodsValue): void {
  const combinations = specs.reduce((product, { values }) => product * values.length, 1)
  const grades = items.map(({ grade_prices }) => grade_prices)
  const sold = item_type === 'normal' && !is_gift
  refuseFaults([
    [repeats(specs.map(({ spec_name }) => spec_name)), '规格名不能重复'],
    [combinations > MOST_ITEMS, `规格组合最多${MOST_ITEMS}个，现在是${combinations}个`],
    [repeats(items.map(({ item_bn }) => item_bn).filter(Boolean)), '各规格的货号不能重复'],
    [repeats(params.map(({ name }) => name)), '参数名称不能重复'],
    [sold && items.some(({ price }) => price === 0), '销售价应大于 0'],
    [grades.some((own) => repeats(own.map(({ grade_id }) => grade_id))), '每个等级只能有一个会员价'],
    [sold && grades.flat().some(({ price }) => price === 0), '会员价应大于 0'],
    [item_type === 'pointsmall' && items.some(({ point }) => point === 0), '积分商城商品的积分应大于 0'],
    [item_type === 'normal' && items.some(({ point }) => point > 0), '只有积分商城商品可以填积分'],
  ])
}

/** Categories and grades that do not exist, item numbers that are taken. @throws AppError invalid */
async function refuseUnknown(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  { main_category_id, categories, items }: GoodsValue,
): Promise<void> {
  const named = [main_category_id, ...categories].filter(Boolean)
  const isMain = await kindsOfCategories(tx, company_id, named)
  const taken = await takenNumber(
    tx,
    company_id,
    goods_id,
    items.map(({ item_bn }) => item_bn).filter(Boolean),
  )
  const grades = items.flatMap(({ grade_prices }) => grade_prices.map(({ grade_id }) => grade_id))
  const unknown = await unknownGrades(tx, company_id, grades)
  refuseFaults([
    [main_category_id !== '' && isMain.get(main_category_id) !== true, '管理分类应为管理分类之一'],
    [categories.some((id) => isMain.get(id) !== false), '销售分类应都是销售分类'],
    [unknown.length > 0, `没有编号为 ${unknown[0]} 的会员等级`],
    [taken !== undefined, `货号 ${taken?.item_bn} 已被商品“${taken?.item_name}”使用`],
  ])
}

const repeats = (texts: string[]) => new Set(texts).size < texts.length
