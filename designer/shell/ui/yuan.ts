/** Cents as operators read them: 12345 → `¥123.45`. */
export const yuan = (cents: number): string => `¥${(cents / 100).toFixed(2)}`
