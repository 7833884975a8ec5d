/** Texts of generic controls. */
export const texts = {
  more: '更多',
  fewer: '收起',
  loading: '加载中…',
  tooLong: (most: number) => `最多${most}个字`,
  copy: '复制',
  copied: '已复制',
  copyRefused: '浏览器不允许复制，请长按选择后复制',
  stars: (count: number) => `${count}星`,
  rated: (label: string, stars: number, max: number) => `${label}：${stars}星，共${max}星`,
} as const
