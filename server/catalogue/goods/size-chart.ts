import type { GoodsDetail, SpecGroup } from '@schemas/generated/api'
import type { SettingValues } from '@schemas/site-settings'

type Chart = SettingValues['size_charts']['charts'][number]
type Trail = readonly { category_name: string }[]

/**
 * The first chart of the shop's that has every value of one of the product's groups, and is for its category.
 * @returns `rows`: the head, then a row a size; undefined without such a chart
 */
export function sizeChartFor(
  charts: readonly Partial<Chart>[],
  groups: readonly SpecGroup[],
  trail: Trail,
): GoodsDetail['size_chart'] {
  for (const { title = '', spec = '', category = '', rows: text = '' } of charts) {
    const group = groups.find(({ spec_name }) => spec_name === spec)
    if (!group || (category !== '' && !trail.some(({ category_name }) => category_name === category)))
      continue
    const rows = rowsOf(text)
    const sizes = new Set(rows.slice(1).map(([size]) => size))
    if (group.spec_values.every(({ spec_value }) => sizes.has(spec_value))) return { title, spec, rows }
  }
  return undefined
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/))
