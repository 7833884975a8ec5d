import type { Json } from '@schemas/page'
import type { Parsed } from './use-draft'

/** A number as operators type it, full-width digits of an input method included. */
export function parseNumber(text: string): Parsed {
  const plain = text.normalize('NFKC').replaceAll('。', '.').trim()
  if (plain === '') return 'empty'
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(value) ? { value } : 'unfinished'
}

export function formatNumber(value: Json | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** Cents as yuan; what is no whole number of cents is shown as it is. */
export function formatYuan(value: Json | undefined): string {
  if (typeof value !== 'number') return formatNumber(value)
  return Number.isInteger(value) ? (value / 100).toFixed(2) : String(value / 100)
}

export function parseYuan(text: string): Parsed {
  const parsed = parseNumber(text.replace(/^[¥￥]/, ''))
  if (typeof parsed === 'string' || typeof parsed.value !== 'number') return parsed
  // 0.1 + 0.2 is no matter of cents.
  return { value: Number((parsed.value * 100).toFixed(4)) }
}

interface Steps {
  step: number
  minimum?: number | undefined
  maximum?: number | undefined
}

/** The next value of an arrow key, without leaving the bounds and without digits that the step does not have. */
export function stepped(value: Json | undefined, by: number, { step, minimum, maximum }: Steps): number {
  const from = typeof value === 'number' ? value : (minimum ?? 0)
  const next = Number((from + by * step).toFixed(6))
  return Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, next))
}
