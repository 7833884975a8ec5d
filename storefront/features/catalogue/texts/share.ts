/** Texts of sharing a product. */
import { texts as controls } from '@storefront/shell/texts/controls'
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  ...frame,
  share: '分享到',
  sites: { weibo: '微博', weixin: '微信', qq: 'QQ', qzone: 'QZone' },
  download: '下载',
  link: '分享链接',
  copy: controls.copy,
  qrcode: '微信扫码查看商品',
  note: '可下载图片或者复制链接分享至第三方平台',
} as const
