// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Tables } from '../tables/tables'

/** Kind of links → where it leads. */
export const linkTargets: Tables['linkTargets'] = {
  goods: { keys: ['goods_id', 'itemId', 'item_id'], path: '/items/', entity: 'goods' },
  category: { keys: ['category_id'], path: '/items?cat_id=', entity: 'category' },
  maincategory: { keys: ['category_id'], path: '/items?main_category=', entity: 'category' },
  brand: { keys: ['attribute_id'], path: '/items?brand_id=', entity: 'brand' },
  page: { keys: ['url'] },
  customer: { keys: ['theme_pc_template_id'], path: '/custompage?pageid=', entity: 'page' },
  article: { keys: ['article_id'], path: '/article/detail/', entity: 'article' },
  shop: { keys: ['distributor_id'], path: '/shops/info?distributor_id=', entity: 'shop' },
  coupons: { keys: [], path: '/member/coupon-center', row: 'card_id', entity: 'coupon' },
  promotion: { keys: ['promotion_id'], path: '/items?promotion_id=', entity: 'promotion' },
  seckill: { keys: ['seckill_id'], path: '/seckill?seckill_id=', entity: 'seckill' },
  anchor: { keys: ['anchor'], path: '#w-', entity: 'widget' },
  tel: { keys: ['tel'], path: 'tel:' },
  href: { keys: ['href'] },
}
