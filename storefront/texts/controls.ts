/** Texts of generic controls. */
export const texts = {
  loading: '加载中…',
  stars: (count: number) => `${count}星`,
  rated: (label: string, stars: number, max: number) => `${label}：${stars}星，共${max}星`,
} as const
