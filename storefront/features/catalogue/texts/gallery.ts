/** Texts of a product's pictures. */
export const texts = {
  video: '商品视频',
  closeVideo: '关闭视频',
  thumbs: '全部图片',
} as const
