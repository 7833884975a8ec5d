import type { Json } from '@schemas/page'
import { yuanText } from '@schemas/money'
import type { Parsed } from './use-draft'

/** A value of another type is shown as JSON, so that it can be corrected. */
export const textOf = (value: Json | undefined): string => {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** A typed number, including full-width digits of an input method. */
export function parseNumber(text: string): Parsed {
  const plain = text.normalize('NFKC').replaceAll('。', '.').trim()
  if (plain === '') return 'empty'
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(value) ? { value } : 'unfinished'
}

export function formatNumber(value: Json | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** Cents as yuan; fractions of a cent are shown unrounded. */
export function formatYuan(value: Json | undefined): string {
  if (typeof value !== 'number') return formatNumber(value)
  return Number.isInteger(value) ? yuanText(value) : String(value / 100)
}

export function parseYuan(text: string): Parsed {
  const parsed = parseNumber(text.replace(/^[¥￥]/, ''))
  if (typeof parsed === 'string' || typeof parsed.value !== 'number') return parsed
  // removes floating point noise such as 0.1 + 0.2
  return { value: Number((parsed.value * 100).toFixed(4)) }
}

interface Steps {
  step: number
  minimum?: number | undefined
  maximum?: number | undefined
}

/** The next value for an arrow key, within the bounds and without more decimals than the step. */
export function stepped(value: Json | undefined, by: number, { step, minimum, maximum }: Steps): number {
  const from = typeof value === 'number' ? value : (minimum ?? 0)
  const next = Number((from + by * step).toFixed(6))
  return Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, next))
}
