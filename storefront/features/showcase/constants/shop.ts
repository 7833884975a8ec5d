/** Constants of what the shop shows and how it counts, and of its use of the network. */
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
import { loginPath } from '@storefront/shell/routing/login-path'
import { REQUEST_TIMEOUT_MS } from '@storefront/shell/api/settings'
import { TOKEN_LIFE_S } from '@schemas/api/token-cookie'
import { NOT_AGAIN_MS } from '@storefront/shell/navigation/chunk-failure'
import { mayPrefetch } from '@storefront/shell/navigation/prefetch'
import { routes } from '@storefront/shell/routing/routes'
import { list, ms, type ConstantRow } from './row'

const { sign, whole, decimals } = amountOf(123_456_780)
const cash = couponFigure({ card_type: 'cash', reduce_cost: 2000 })

export const shop: readonly ConstantRow[] = [
  {
    id: 'quantity-range',
    says: '购买数量',
    source: 'docs/storefront-rules.md forms-3',
    value: `${QUANTITY_MIN} … ${QUANTITY_MAX}`,
  },
  {
    id: 'quantity-stock',
    says: '超过库存（5 件）',
    source: 'docs/storefront-rules.md forms-3',
    value: `9 → ${quantityOf(9, 5)}`,
  },
  {
    id: 'quantity-text',
    says: '数量不是数字',
    source: 'docs/storefront-rules.md forms-3',
    value: `abc → ${quantityOf('abc')}`,
  },
  { id: 'hold', says: '按住加减的间隔', source: 'docs/storefront-rules.md calls-4', value: ms(HOLD_TICK_MS) },
  {
    id: 'debounce',
    says: '购物车更新防抖',
    source: 'docs/storefront-rules.md calls-4',
    value: ms(UPDATE_DEBOUNCE_MS),
  },
  {
    id: 'resend',
    says: '验证码重发等待',
    source: 'docs/storefront-rules.md forms-6',
    value: `${RESEND_MS / 1000} s`,
  },
  {
    id: 'coupons-collapsed',
    says: '优惠券折叠显示',
    source: 'docs/storefront-rules.md items-3',
    value: `${COUPONS_COLLAPSED} 张`,
  },
  {
    id: 'coupon-page-size',
    says: '优惠券每次取',
    source: 'docs/api.md api-3',
    value: `${COUPON_PAGE_SIZE} 张`,
  },
  {
    id: 'recommended',
    says: '推荐商品',
    source: 'docs/storefront-rules.md items-3',
    value: `${RECOMMENDED} 件`,
  },
  {
    id: 'discount-label',
    says: '折扣券标签（discount 15）',
    source: 'docs/storefront-rules.md items-5',
    value: couponLabel({ card_type: 'discount', discount: 15, reduce_cost: 0, least_cost: 0 }),
  },
  {
    id: 'timestamp',
    says: '10 位时间戳按秒计',
    source: 'docs/api.md',
    value: `1778004000 → ${momentOf(1_778_004_000)}`,
  },
  {
    id: 'money',
    says: '金额（分）',
    source: 'docs/api.md',
    value: `123456780 → ${sign}¥${whole}${decimals}`,
  },
  {
    id: 'cash-label',
    says: '现金券标签（reduce_cost 2000）',
    source: 'docs/storefront-rules.md items-5',
    value: `${cash.figure} ${cash.unit}`,
  },
  {
    id: 'cart-messages',
    says: '超过库存（5 件）与少于最小数量',
    source: 'docs/commerce-rules.md',
    value: list([shortageMessage(5), leastMessage(1)]),
  },
  { id: 'hot-words', says: '热门搜索', source: 'docs/storefront-rules.md', value: list(HOT_WORDS) },
  {
    id: 'nearby',
    says: '附近门店，没有定位时',
    source: 'docs/commerce-rules.md shops-2',
    value: `最多 ${SHOPS_NEARBY} 家，${Object.values(FALLBACK_AREA).join('')}`,
  },
]

const connections = ['slow-2g', '2g', '3g', '4g']
const avoided = connections.filter((effectiveType) => !mayPrefetch({ effectiveType }))
const kept = routes.filter((route) => 'keptAlive' in route && route.keptAlive)

export const network: readonly ConstantRow[] = [
  {
    id: 'prefetch',
    says: '不预取链接',
    source: 'docs/storefront-rules.md pages-9',
    value: list([...avoided, 'save-data']),
  },
  {
    id: 'chunk-failure',
    says: '脚本加载失败',
    source: 'docs/storefront-rules.md pages-8',
    value: `重新加载一次（${NOT_AGAIN_MS / 60_000} 分钟内不再重复）`,
  },
  { id: 'timeout', says: '请求超时', source: 'docs/api.md api-15', value: ms(REQUEST_TIMEOUT_MS) },
  {
    id: 'signed-out',
    says: '未登录（401）',
    source: 'docs/storefront-rules.md calls-2',
    value: `退出 → ${loginPath('/cart')}`,
  },
  { id: 'cookie', says: '登录信息保存', source: 'docs/api.md api-5', value: `${TOKEN_LIFE_S / 86_400} 天` },
  {
    id: 'kept-alive',
    says: '返回时恢复滚动位置',
    source: 'docs/storefront-rules.md pages-5',
    value: list(kept.map(({ path }) => path)),
  },
]
