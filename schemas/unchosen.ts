import { entityMarks } from './generated/entities'
import type { Json, JsonObject, PageJson } from './page'

/** Number of goods entries of a page without a chosen product, which shoppers do not see (rule page-format-6). */
export function unchosenGoods(page: Pick<PageJson, 'widgets'>): number {
  let count = 0
  for (const { type, props } of Object.values(page.widgets)) {
    const marks = Object.hasOwn(entityMarks, type) ? (entityMarks[type] ?? []) : []
    for (const { path, entity, link, when } of marks) {
      if (entity !== 'goods' || link || (when && !when.in.includes(props[when.prop] ?? null))) continue
      count += emptyAt({ props }, path)
    }
  }
  return count
}

/** The warning before publishing such a page. */
export const unchosenMessage = (count: number) => `还有${count}个商品未选择`

function emptyAt(value: Json | undefined, path: readonly string[]): number {
  const [step, ...rest] = path
  if (step === undefined) return value === '' ? 1 : 0
  if (Array.isArray(value)) {
    if (step !== '*') return emptyAt(value[Number(step)], rest)
    return value.reduce<number>((sum, item) => sum + emptyAt(item, rest), 0)
  }
  return isObject(value) && Object.hasOwn(value, step) ? emptyAt(value[step], rest) : 0
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
