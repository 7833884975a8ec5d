// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Tables } from '../tables/tables'

/** Kinds of rows whose ids a schema may mark with `x-entity` (schemas/kinds.json). */
export const entities = [
  'goods',
  'coupon',
  'shop',
  'category',
  'page',
  'brand',
  'tag',
  'article',
  'promotion',
  'seckill',
  'widget',
] as const
export type Entity = (typeof entities)[number]

/** Kind of links → what operators read. */
export const linkTitles: Tables['linkTitles'] = {
  goods: '商品',
  category: '分类',
  maincategory: '主类目',
  brand: '品牌',
  page: '页面',
  customer: '自定义页面',
  article: '文章',
  shop: '店铺',
  coupons: '优惠券',
  promotion: '促销活动',
  seckill: '秒杀活动',
  anchor: '本页位置',
  tel: '电话',
  href: '自定义链接',
}
