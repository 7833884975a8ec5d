/** Constants of how the shop counts, waits and words what it shows. */
import { leastMessage, shortageMessage } from '@schemas/cart'
import { FALLBACK_AREA } from '@schemas/page-data'
import { couponFigure } from '@widgets/shared/coupon'
import { amountOf } from '@schemas/money'
import { HOLD_TICK_MS } from '@widgets/shared/use-hold'
import { MOST as SHOPS_NEARBY } from '@widgets/W0019/shops'
import { UPDATE_DEBOUNCE_MS } from '@storefront/features/checkout'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { COUPON_PAGE_SIZE, COUPONS_COLLAPSED, RECOMMENDED, HOT_WORDS } from '@storefront/features/catalogue'
import { RESEND_MS } from '@storefront/shell/parts/form/resend'
import { momentOf } from '@storefront/shell/parts/moments'
import { QUANTITY_MAX, QUANTITY_MIN, quantityOf } from '@storefront/shell/parts/quantity'
import { LIMITS, list, ms, RULES, SCREENS, type ConstantRow } from '../row'

const { sign, whole, decimals } = amountOf(123_456_780)
const cash = couponFigure({ card_type: 'cash', reduce_cost: 2000 })

export const shop: readonly ConstantRow[] = [
  { id: 'quantity-range', says: '购买数量', source: RULES, value: `${QUANTITY_MIN} … ${QUANTITY_MAX}` },
  { id: 'quantity-stock', says: '超过库存（5 件）', source: RULES, value: `9 → ${quantityOf(9, 5)}` },
  { id: 'quantity-text', says: '数量不是数字', source: RULES, value: `abc → ${quantityOf('abc')}` },
  { id: 'hold', says: '按住加减的间隔', source: LIMITS, value: ms(HOLD_TICK_MS) },
  { id: 'debounce', says: '购物车更新防抖', source: LIMITS, value: ms(UPDATE_DEBOUNCE_MS) },
  { id: 'resend', says: '验证码重发等待', source: LIMITS, value: `${RESEND_MS / 1000} s` },
  { id: 'coupons-collapsed', says: '优惠券折叠显示', source: LIMITS, value: `${COUPONS_COLLAPSED} 张` },
  { id: 'coupon-page-size', says: '优惠券每次取', source: LIMITS, value: `${COUPON_PAGE_SIZE} 张` },
  { id: 'recommended', says: '推荐商品', source: LIMITS, value: `${RECOMMENDED} 件` },
  {
    id: 'discount-label',
    says: '折扣券标签（discount 15）',
    source: LIMITS,
    value: couponLabel({ card_type: 'discount', discount: 15, reduce_cost: 0, least_cost: 0 }),
  },
  {
    id: 'timestamp',
    says: '10 位时间戳按秒计',
    source: LIMITS,
    value: `1778004000 → ${momentOf(1_778_004_000)}`,
  },
  { id: 'money', says: '金额（分）', source: LIMITS, value: `123456780 → ${sign}¥${whole}${decimals}` },
  {
    id: 'cash-label',
    says: '现金券标签（reduce_cost 2000）',
    source: LIMITS,
    value: `${cash.figure} ${cash.unit}`,
  },
  {
    id: 'cart-messages',
    says: '超过库存（5 件）与少于最小数量',
    source: RULES,
    value: list([shortageMessage(5), leastMessage(1)]),
  },
  { id: 'hot-words', says: '热门搜索', source: SCREENS, value: list(HOT_WORDS) },
  {
    id: 'nearby',
    says: '附近门店，没有定位时',
    source: LIMITS,
    value: `最多 ${SHOPS_NEARBY} 家，${Object.values(FALLBACK_AREA).join('')}`,
  },
]
