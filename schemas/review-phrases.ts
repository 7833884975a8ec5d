/** What many buyers say, offered to those who write a review, and counted in what was written. */
export const REVIEW_PHRASES = [
  '质量很好',
  '和图片一样',
  '尺码合适',
  '包装很用心',
  '送货快',
  '性价比高',
  '整体满意',
  '还会再买',
] as const
