/** Texts of rating what was bought. */
import { texts as controls } from '@storefront/shell/texts/controls'
import { texts as frame } from '@storefront/shell/texts/frame'
import { toAccountPages } from '@storefront/shell/texts/account-pages'

export const texts = {
  ...frame,
  ...toAccountPages,
  rate: '评价订单',
  rateHint: '您的评价会展示在商品页，商家的回复也会出现在那里',
  star: '评分',
  starOf: (name: string) => `${name} 的评分`,
  starWords: ['', '很差', '较差', '一般', '满意', '非常满意'],
  content: '评价内容',
  phrases: '常用评价',
  contentHint: '说说商品的质量、外观与使用感受',
  ratePictures: '晒图',
  anonymous: '匿名评价',
  sendRates: '提交评价',
  tooLong: controls.tooLong,
  rated: '评价成功',
  ratedAlready: '已评价',
  seeOnPage: '在商品页查看',
  needStar: '请选择评分',
  needContent: '请填写评价内容',
  needOne: '请至少评价一件商品',
  noOrderToRate: '请在订单中选择要评价的商品',
  cannotRate: '确认收货之后才能评价',
  allRated: '该订单的商品都已评价',
} as const
