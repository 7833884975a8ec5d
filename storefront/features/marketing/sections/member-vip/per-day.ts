/** What a card comes to for each of its days, for display. @param price yuan, `9.90` @returns `0.33` */
export const perDay = (price: string, days: string): string =>
  (Math.round((Number(price) / Number(days)) * 100) / 100).toFixed(2)
