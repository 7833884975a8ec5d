// Written by scripts/generate.ts (npm run generate); do not edit.
/**
 * Form → where ids of other rows stand in its value (`x-ui.record`, `x-entity`), and of which kind they are; `*` stands
 * for each item of a list.
 */
export const formLinks: Record<string, Record<string, string>> = {
  phone_bar: {
    'items/*/pathData/goods_id': 'goods',
    'items/*/pathData/itemId': 'goods',
    'items/*/pathData/item_id': 'goods',
    'items/*/pathData/category_id': 'category',
    'items/*/pathData/theme_pc_template_id': 'page',
    'items/*/pathData/card_id': 'coupon',
  },
  side_menu: {
    'items/*/pathData/goods_id': 'goods',
    'items/*/pathData/itemId': 'goods',
    'items/*/pathData/item_id': 'goods',
    'items/*/pathData/category_id': 'category',
    'items/*/pathData/theme_pc_template_id': 'page',
    'items/*/pathData/card_id': 'coupon',
  },
  article: { node_id: 'article_node' },
  category: { parent_id: 'category' },
  coupon: {
    'goods/*': 'goods',
    'categories/*': 'category',
    'tags/*': 'tag',
    'brands/*': 'brand',
    'shops/*': 'shop',
    'grades/*': 'member_grade',
  },
  freight_template: {
    'rules/*/regions/*': 'region',
    'free/*/regions/*': 'region',
    'no_delivery/*': 'region',
  },
  goods: {
    main_category_id: 'category',
    'categories/*': 'category',
    brand_id: 'brand',
    'tags/*': 'tag',
    distributor_id: 'shop',
    templates_id: 'freight_template',
    region_id: 'region',
    'items/*/grade_prices/*': 'grade',
  },
  promotion: {
    'steps/*/gifts/*/item_id': 'goods_item',
    'goods/*': 'goods',
    'categories/*': 'category',
    'tags/*': 'tag',
    'brands/*': 'brand',
    distributor_id: 'shop',
    'prices/*/item_id': 'goods_item',
    'grades/*': 'member_grade',
  },
  seckill: { 'items/*/item_id': 'goods_item' },
  shop: { 'tags/*': 'tag' },
  staff_activity: { 'items/*/item_id': 'goods_item' },
  change_member: { grade_id: 'member_grade' },
  correct_parcels: { 'parcels/*/delivery_corp': 'courier' },
  exchange_aftersale: { corp_code: 'courier' },
  ship_order: { delivery_corp: 'courier' },
}
