import { plainYuan } from '@schemas/money'

/** Where something is brought to and for how much, on a product's page and in the cart. */
export const delivery = {
  sendTo: '送至',
  freeFreight: '包邮',
  freight: '运费',
  moreForFree: (cents: number) => `再买 ¥${plainYuan(cents)} 免运费`,
  undeliverable: '该地区暂不配送',
} as const
