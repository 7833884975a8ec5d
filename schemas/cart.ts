/** Messages about quantities that cannot be bought, shared by server and browser. */

export const shortageMessage = (store: number) => `库存不足，最大库存为${store}件`

/** Largest total of one checkout in cents, before and after discounts. */
export const MOST_CHECKOUT_CENTS = 2_000_000_000

export const tooDearMessage = `单次结算的商品总额不能超过${MOST_CHECKOUT_CENTS / 100}元，请分开下单`

/** Prefix of a limit per period; weeks begin on Monday, all periods at midnight in Shanghai. */
const LIMIT_WORDS = { all: '每人', day: '每人每天', week: '每人每周', month: '每人每月' } as const
export type LimitPeriod = keyof typeof LIMIT_WORDS

/** `每人每天` */
export const limitWords = (period: LimitPeriod): string => LIMIT_WORDS[period]

export const leastMessage = (num: number) => `此商品的最小购买数量为${num}件`
