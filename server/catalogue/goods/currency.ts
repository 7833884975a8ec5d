/** Prices are in CNY. */
export const CNY = { currency: 'CNY', symbol: '¥' }
