/** storefront §1: prices are in CNY. */
export const CNY = { currency: 'CNY', symbol: '¥' }
