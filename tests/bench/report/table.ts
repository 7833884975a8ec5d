import { GROUPS, isMet, type Row } from '../measure/row'
import { amount, mark, times } from './format'

const HEAD = ['', '测什么', '铺面', '对照', '比值', '标准', '', '说明']

/** The table, in Markdown. A baseline without target is listed for comparison only. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { group, what, unit, ours, base, ifMissed } = row
    const met = isMet(row)
    return [
      `${group} ${GROUPS[group]}`,
      what,
      amount(ours, unit),
      base ? `${base.name} ${amount(base.value, unit)}` : '–',
      base ? times(base.ratio) : '–',
      mark(row),
      met === undefined ? '' : met ? '✓' : '✗',
      met === false ? (ifMissed ?? '原因待查') : '',
    ]
  })
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
