/** The specification's constants and limits in one list: shown on /comps, each tested by what it does. Server only. */
import { MOBILE } from '@schemas/account'
import { amountOf } from '@widgets/shared/money'
import { HOLD_TICK_MS } from '@widgets/shared/use-hold'
import { SHOWN_MS } from '@widgets/W0010/use-dropdown'
import { loginPath } from '../api/signed-out'
import { REQUEST_TIMEOUT_MS } from '../api/timeout'
import { UPDATE_DEBOUNCE_MS } from '../cart/cart-book'
import { COUPON_PAGE_SIZE, RECOMMENDED } from '../goods/figures'
import { couponLabel } from '../goods/coupon-label'
import { NOT_AGAIN_MS } from '../navigation/chunk-failure'
import { mayPrefetch } from '../navigation/prefetch'
import { BUTTON_SIZES, BUTTON_TYPES } from '../parts/Button'
import { choosePart, DATE_YEARS, dateText } from '../parts/form/dates'
import { FOREIGN_VALUE } from '../parts/form/RadioGroup'
import { RESEND_MS } from '../parts/form/resend'
import { isMissing, taxNumber } from '../parts/form/rules'
import { CONFIRM_WIDTH, DESTROY_AFTER_MS, MODAL_HEIGHT, MODAL_WIDTH } from '../parts/Modal'
import { momentOf } from '../parts/moments'
import {
  clampPage,
  FIRST_PAGE,
  LIST_PAGE_SIZE,
  PAGE_SIZE,
  TOTAL_UNKNOWN,
  VISIBLE_PAGES,
} from '../parts/paging'
import { QUANTITY_MAX, QUANTITY_MIN, quantityOf } from '../parts/quantity'
import { RATING_MAX } from '../parts/Rating'
import { withLevel } from '../parts/address/regions'
import { COLLAPSED } from '../sections/goods-detail/Offers'
import { TOAST_MS } from '../state/toasts'
import { texts as address } from '../texts/address'
import { texts as controls } from '../texts/controls'
import type { ConstantRow } from './row'

const RULES = 'storefront §5'
const LIMITS = 'storefront §9'
const STATES = 'storefront §4'

const ms = (value: number) => `${value} ms`
const list = (values: readonly unknown[]) => values.join('、')
const quoted = (values: readonly unknown[]) => list(values.map((value) => JSON.stringify(value)))

const LENGTHS = Array.from({ length: 30 }, (_, index) => index + 1)
const taxLengths = LENGTHS.filter((length) => taxNumber('A'.repeat(length)) === undefined)
const connections = ['slow-2g', '2g', '3g', '4g']
const avoided = connections.filter((effectiveType) => !mayPrefetch({ effectiveType }))
const januaryEnd = { year: 2024, month: 1, day: 31 }
const shenzhen = { province: '广东省', city: '深圳市', county: '南山区' }
const moved = withLevel(shenzhen, 'province', '浙江省')
const { sign, whole, decimals } = amountOf(123_456_780)

export const constants: readonly ConstantRow[] = [
  { id: 'button-types', says: '按钮类型', source: LIMITS, value: list(BUTTON_TYPES) },
  { id: 'button-sizes', says: '按钮尺寸', source: LIMITS, value: list(BUTTON_SIZES) },
  { id: 'modal-size', says: '弹窗宽高', source: LIMITS, value: `${MODAL_WIDTH} × ${MODAL_HEIGHT} px` },
  { id: 'modal-destroyed', says: '弹窗确认后销毁', source: STATES, value: ms(DESTROY_AFTER_MS) },
  { id: 'confirm-width', says: '确认框宽度', source: LIMITS, value: `${CONFIRM_WIDTH} px` },
  { id: 'toast', says: '提示消息停留', source: LIMITS, value: ms(TOAST_MS) },
  { id: 'mini-cart', says: '迷你购物车自动收起', source: LIMITS, value: ms(SHOWN_MS) },
  { id: 'rating-max', says: '评分上限', source: LIMITS, value: `${RATING_MAX} 星` },
  { id: 'pagination-size', says: '分页默认每页', source: LIMITS, value: `${PAGE_SIZE} 条` },
  { id: 'pagination-buttons', says: '分页可见页码', source: LIMITS, value: `${VISIBLE_PAGES} 个` },
  { id: 'list-size', says: '商品列表每页', source: LIMITS, value: `${LIST_PAGE_SIZE} 件` },
  { id: 'paging-start', says: '分页起始页', source: STATES, value: `${FIRST_PAGE}` },
  { id: 'paging-unknown', says: '总数未知', source: STATES, value: `${TOTAL_UNKNOWN}` },
  { id: 'paging-past', says: '超过末页（共 6 页）', source: STATES, value: `9 → ${clampPage(9, 100)}` },
  { id: 'paging-negative', says: '负数页码', source: STATES, value: `-1 → ${clampPage(-1)}` },
  { id: 'date-years', says: '日期选择范围', source: LIMITS, value: `${DATE_YEARS} 年` },
  {
    id: 'date-day-resets',
    says: '日超出所选月份',
    source: RULES,
    value: `${dateText(januaryEnd)} → 2 月：日 = ${choosePart(januaryEnd, 'month', 2).day}（重选）`,
  },
  {
    id: 'date-format',
    says: '日期输出（YYYY-MM-DD）',
    source: RULES,
    value: dateText({ year: 2026, month: 5, day: 6 }),
  },
  { id: 'region-no-county', says: '城市没有区县时', source: RULES, value: `${address.noCounty}（禁用）` },
  {
    id: 'region-province',
    says: '更换省份后的市与区县',
    source: RULES,
    value: quoted([moved.city, moved.county]),
  },
  { id: 'radio-foreign', says: '单选组的值不在选项中', source: RULES, value: FOREIGN_VALUE },
  { id: 'rules-on-blur', says: '校验时机与错误位置', source: RULES, value: '失去焦点时，字段下方' },
  { id: 'input-trimmed', says: '输入首尾空白', source: RULES, value: '去除（输入法组词时保留）' },
  {
    id: 'required',
    says: '视为未填写',
    source: RULES,
    value: quoted(['', [], '0', ['0'], 0].filter(isMissing)),
  },
  { id: 'tax-number', says: '税号长度', source: RULES, value: list(taxLengths) },
  { id: 'phone', says: '手机号', source: RULES, value: MOBILE.source },
  { id: 'quantity-range', says: '购买数量', source: RULES, value: `${QUANTITY_MIN} … ${QUANTITY_MAX}` },
  { id: 'quantity-stock', says: '超过库存（5 件）', source: RULES, value: `9 → ${quantityOf(9, 5)}` },
  { id: 'quantity-text', says: '数量不是数字', source: RULES, value: `abc → ${quantityOf('abc')}` },
  { id: 'hold', says: '按住加减的间隔', source: LIMITS, value: ms(HOLD_TICK_MS) },
  { id: 'debounce', says: '购物车更新防抖', source: LIMITS, value: ms(UPDATE_DEBOUNCE_MS) },
  { id: 'resend', says: '验证码重发等待', source: LIMITS, value: `${RESEND_MS / 1000} s` },
  { id: 'coupons-collapsed', says: '优惠券折叠显示', source: LIMITS, value: `${COLLAPSED} 张` },
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
  { id: 'prefetch', says: '不预取链接', source: 'storefront §2', value: list([...avoided, 'save-data']) },
  { id: 'loading', says: '加载遮罩', source: STATES, value: controls.loading },
  {
    id: 'chunk-failure',
    says: '脚本加载失败',
    source: 'storefront §2',
    value: `重新加载一次（${NOT_AGAIN_MS / 60_000} 分钟内不再重复）`,
  },
  { id: 'timeout', says: '请求超时', source: LIMITS, value: ms(REQUEST_TIMEOUT_MS) },
  { id: 'signed-out', says: '未登录（401）', source: STATES, value: `退出 → ${loginPath('/cart')}` },
]
