import type { Row } from '../measure/row'

/** Three significant digits, followed by the unit. */
export function amount(value: number, unit: Row['unit']): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3
  const text = Number.isInteger(value) ? String(value) : value.toFixed(unit === 'B' ? 0 : digits)
  return `${text} ${unit}`
}

/** A ratio with two decimals, three below a tenth. */
export function times(ratio: number): string {
  return `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`
}

export function mark({ base, limit, least, unit }: Row): string {
  if (least !== undefined) return `≥ ${least} ${base ? '×' : unit}`
  if (limit === undefined) return '–'
  return base ? `≤ ${limit.toFixed(2)} ×` : `≤ ${limit} ${unit}`
}
