/** Pieces of a line (rule forms-3). */
export const QUANTITY_MIN = 1
export const QUANTITY_MAX = 99_999

/** What was typed as a quantity: what is no number is the least one, the rest is clamped. */
export function quantityOf(typed: string | number, max = QUANTITY_MAX, min = QUANTITY_MIN): number {
  const text = String(typed).trim()
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? Math.max(min, Math.min(max, Math.trunc(value))) : min
}
