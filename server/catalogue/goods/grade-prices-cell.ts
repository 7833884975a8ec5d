/** The CSV cell with an item's prices for members of each grade: `金卡=19.90；年费会员=18.00`. */
import { fieldError } from '../../core/errors'
import { readCell, writeCell } from '../../back-office'
import type { GradePrice } from './admin/grade-prices-repo'
import { IN_PAIRS, isNone, SEPARATOR } from './cells'

export interface NamedGrade {
  grade_id: string
  name: string
}
/** Cents, as for every price of the file. */
const DEAREST = 99_999_999
const CENTS = { kind: 'cents' } as const

/** '' without prices. Grades in their order, by name; by id where the name is not unique or has separators in it. */
export function writeGradePricesCell(prices: readonly GradePrice[], grades: readonly NamedGrade[]): string {
  const known = new Map(prices.map(({ grade_id, price }) => [grade_id, price]))
  return grades
    .filter(({ grade_id }) => known.has(grade_id))
    .map((grade) => `${labelOf(grade, grades)}=${writeCell(CENTS, known.get(grade.grade_id))}`)
    .join('；')
}

/** @throws AppError invalid with what was expected and found */
export function readGradePricesCell(cell: string, grades: readonly NamedGrade[]): GradePrice[] {
  if (isNone(cell)) return []
  const prices = cell
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part) => readPart(part, grades))
  const twice = prices.find(({ grade_id }, at) => prices.findIndex((one) => one.grade_id === grade_id) < at)
  if (twice) throw wrong(`同一等级写了两次：${grades.find((one) => one.grade_id === twice.grade_id)?.name}`)
  return prices
}

function readPart(part: string, grades: readonly NamedGrade[]): GradePrice {
  const [, label = '', amount = ''] = /^\s*([^=＝]+?)\s*[=＝]\s*(.*?)\s*$/.exec(part) ?? []
  const grade = grades.find((one) => label !== '' && [labelOf(one, grades), one.grade_id].includes(label))
  const labels = grades.map((one) => labelOf(one, grades)).join('、')
  if (!grade)
    throw wrong(`会员价应为“等级=价格”，等级为 ${labels || '（还没有等级）'} 之一，得到“${part.trim()}”`)
  const price = readCell(CENTS, amount)
  if (typeof price !== 'number' || price < 0 || price > DEAREST)
    throw wrong(`${grade.name}的会员价应为 0 到 999999.99 的数字，最多两位小数，得到“${amount}”`)
  return { grade_id: grade.grade_id, price }
}

/** The name, or the id where another grade has the same name or it contains separators of the cell. */
function labelOf({ grade_id, name }: NamedGrade, grades: readonly NamedGrade[]): string {
  const isPlain = !IN_PAIRS.test(name) && name.trim() === name && name !== ''
  const isOnly = grades.every((one) => one.grade_id === grade_id || ![one.name, one.grade_id].includes(name))
  return isPlain && isOnly ? name : grade_id
}

const wrong = (message: string) => fieldError('grade_prices', message)
