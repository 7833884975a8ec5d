/** What a sum is made of, in the checkout as in an order. */
export const figures = {
  item: '商品金额',
  promotion: '促销优惠',
  coupon: '优惠券',
  point: '积分抵扣',
  freight: '运费',
} as const
