import type { Schema } from '@schemas/dialect/schema'

/** What a number or a text may be, in words short enough to stand beside the field; '' where anything goes. */
export function boundsText({ minimum, maximum, minLength, maxLength, type }: Schema, scale = 1): string {
  if (type === 'string') {
    if (minLength !== undefined && maxLength !== undefined) return `${minLength}–${maxLength} 字`
    return maxLength === undefined ? '' : `最多 ${maxLength} 字`
  }
  const [low, high] = [scaled(minimum, scale), scaled(maximum, scale)]
  if (low !== undefined && high !== undefined) return `${low}–${high}`
  if (low !== undefined) return `≥ ${low}`
  return high === undefined ? '' : `≤ ${high}`
}

const scaled = (bound: number | undefined, scale: number) =>
  bound === undefined ? undefined : Number((bound * scale).toFixed(2))

/** How many items a list takes; '' where any number. */
export function itemsText(min: number, max: number): string {
  if (min === max) return `共 ${max} 项`
  if (max !== Number.POSITIVE_INFINITY) return min > 0 ? `${min}–${max} 项` : `最多 ${max} 项`
  return min > 0 ? `至少 ${min} 项` : ''
}
