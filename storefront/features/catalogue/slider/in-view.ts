/** Goods in one view of a slider, and below 768 px (rule items-3). */
export const IN_VIEW = { wide: 3, narrow: 2 } as const
