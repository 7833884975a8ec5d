const FORMAT = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

/** Cents as ¥1,234.50. */
export const yuan = (cents: number): string => FORMAT.format(cents / 100)
