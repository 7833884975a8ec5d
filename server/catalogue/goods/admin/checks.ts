import type { Transaction } from '@server/db/client'
import { refuseFaults } from '@server/core/errors'
import { unknownGrades } from './grade-prices-repo'
import { kindsOfCategories, takenNumber } from './items-repo'
import type { GoodsValue } from './value'

const MOST_ITEMS = 400

/** Fields that contradict each other. @throws AppError invalid */
export function refuseContradictions({ specs, items, params, item_type, is_gift }: GoodsValue): void {
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
export async function refuseUnknown(
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
