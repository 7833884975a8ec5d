/** Pages of the shop itself that links of the kind `page` lead to (rule links-1). */
export const SHOP_PAGES = [
  { url: '/', title: '首页' },
  { url: '/items', title: '商品列表' },
  { url: '/cart', title: '购物车' },
  { url: '/member/user-info', title: '会员中心' },
  { url: '/member/coupon-center', title: '领券中心' },
  { url: '/pointitems', title: '积分商城' },
  { url: '/shops/near', title: '附近门店' },
] as const
