/** The unit (`x-ui.unit`) of amounts, which are cents. */
export const YUAN = '元'

/** The parts of an amount for shop prices: large yuan, small decimals. */
export interface Amount {
  /** '-' or ''. */
  sign: string
  /** Whole yuan with thousands separators. */
  whole: string
  /** `.50`, or '' for no decimals. */
  decimals: string
}

/**
 * Cents as an amount in yuan, rounded half up for display only.
 * @param digits decimal places, 0 to 2; anything else reads as 2
 */
export function amountOf(cents: number, digits: unknown = 2): Amount {
  const places = digits === 0 || digits === 1 ? digits : 2
  const unit = 10 ** (2 - places)
  const rounded = Math.floor(Math.abs(cents) / unit + 0.5)
  const perYuan = 10 ** places
  const whole = String(Math.floor(rounded / perYuan)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const rest = String(rounded % perYuan).padStart(places, '0')
  return { sign: cents < 0 && rounded > 0 ? '-' : '', whole, decimals: places === 0 ? '' : `.${rest}` }
}

/** Integer cents from page JSON or a live row, where upstream writes numbers or numeric strings. */
export function centsOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(Math.round(number))
    ? Math.round(number)
    : undefined
}

/** `1,234.5`: yuan without trailing zeros, for thresholds and cash coupons. */
export function plainYuan(cents: number): string {
  const { sign, whole, decimals } = amountOf(cents)
  return sign + whole + decimals.replace(/\.?0+$/, '')
}

/** `1234.50`: yuan with two decimals, without separators. @param cents integer */
export const yuanText = (cents: number): string => (cents / 100).toFixed(2)

/** `¥1234.50` */
export const priceText = (cents: number): string => `¥${yuanText(cents)}`

/** `¥1,234.50` */
export function groupedPriceText(cents: number): string {
  const { sign, whole, decimals } = amountOf(cents)
  return `${sign}¥${whole}${decimals}`
}

/** `300`, `12.5`: yuan without trailing zeros and separators. */
export const shortYuan = (cents: number): string => String(cents / 100)

/** `300`, `12.50`: decimals only if there are any, for the texts of promotions and freight. */
export const ruleYuan = (cents: number): string => (cents % 100 === 0 ? shortYuan(cents) : yuanText(cents))
