import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '@server/db/client'
import { category, goods, goods_item } from '@server/db/schema'
import { AppError } from '@server/core/errors'
import { strangeGrades } from './grade-prices'
import type { GoodsValue } from './value'

const MOST_ITEMS = 400

/** What the fields of one good say about each other. @throws AppError invalid */
export function refuseContradictions({ specs, items, params, item_type, is_gift }: GoodsValue): void {
  const combinations = specs.reduce((product, { values }) => product * values.length, 1)
  const grades = items.map(({ grade_prices }) => grade_prices)
  const sold = item_type === 'normal' && !is_gift
  refuse([
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

/** What other rows say about it. @throws AppError invalid */
export async function refuseStrangers(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  { main_category_id, categories, items }: GoodsValue,
): Promise<void> {
  const named = [main_category_id, ...categories].filter(Boolean)
  const known = await tx
    .select({ id: category.category_id, isMain: category.is_main_category })
    .from(category)
    .where(and(eq(category.company_id, company_id), inArray(category.category_id, named)))
  const kindOf = new Map(known.map(({ id, isMain }) => [id, isMain]))
  const taken = await takenNumber(
    tx,
    company_id,
    goods_id,
    items.map(({ item_bn }) => item_bn).filter(Boolean),
  )
  const grades = items.flatMap(({ grade_prices }) => grade_prices.map(({ grade_id }) => grade_id))
  const strange = await strangeGrades(tx, company_id, grades)
  refuse([
    [main_category_id !== '' && kindOf.get(main_category_id) !== true, '管理分类应为管理分类之一'],
    [categories.some((id) => kindOf.get(id) !== false), '销售分类应都是销售分类'],
    [strange.length > 0, `没有编号为 ${strange[0]} 的会员等级`],
    [taken !== undefined, `货号 ${taken?.item_bn} 已被商品“${taken?.item_name}”使用`],
  ])
}

async function takenNumber(tx: Transaction, company_id: string, goods_id: string, numbers: string[]) {
  const [row] = await tx
    .select({ item_bn: goods_item.item_bn, item_name: goods.item_name })
    .from(goods_item)
    .innerJoin(
      goods,
      and(eq(goods.company_id, goods_item.company_id), eq(goods.goods_id, goods_item.goods_id)),
    )
    .where(
      and(
        eq(goods_item.company_id, company_id),
        ne(goods_item.goods_id, goods_id),
        isNull(goods.deleted),
        sql`${goods_item.item_bn} = any(${sql.param(numbers)}::text[])`,
      ),
    )
    .limit(1)
  return row
}

function refuse(faults: [wrong: boolean, message: string][]): void {
  const found = faults.filter(([wrong]) => wrong).map(([, message]) => message)
  if (found.length > 0) throw new AppError('invalid', { message: found.join('；') })
}

const repeats = (texts: string[]) => new Set(texts).size < texts.length
