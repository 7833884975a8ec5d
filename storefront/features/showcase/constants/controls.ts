/** Constants of what controls look like and count to. */
import { SHOWN_MS } from '@widgets/W0010/use-dropdown'
import { LENS, SCALE, IN_VIEW } from '@storefront/features/catalogue'
import { BUTTON_SIZES, BUTTON_TYPES } from '@storefront/shell/parts/Button'
import { CONFIRM_WIDTH, DESTROY_AFTER_MS, MODAL_HEIGHT, MODAL_WIDTH } from '@storefront/shell/parts/Modal'
import {
  clampPage,
  FIRST_PAGE,
  LIST_PAGE_SIZE,
  PAGE_SIZE,
  TOTAL_UNKNOWN,
  VISIBLE_PAGES,
} from '@storefront/shell/parts/paging'
import { RATING_MAX } from '@storefront/shell/parts/Rating'
import { TOAST_MS } from '@storefront/shell/state/toasts'
import { texts } from '@storefront/shell/texts/controls'
import { list, ms, type ConstantRow } from './row'

export const controls: readonly ConstantRow[] = [
  { id: 'button-types', says: '按钮类型', source: 'docs/storefront-rules.md', value: list(BUTTON_TYPES) },
  { id: 'button-sizes', says: '按钮尺寸', source: 'docs/storefront-rules.md', value: list(BUTTON_SIZES) },
  {
    id: 'modal-size',
    says: '弹窗宽高',
    source: 'docs/storefront-rules.md pages-10',
    value: `${MODAL_WIDTH} × ${MODAL_HEIGHT} px`,
  },
  {
    id: 'modal-destroyed',
    says: '弹窗确认后销毁',
    source: 'docs/storefront-rules.md pages-10',
    value: ms(DESTROY_AFTER_MS),
  },
  {
    id: 'confirm-width',
    says: '确认框宽度',
    source: 'docs/storefront-rules.md pages-10',
    value: `${CONFIRM_WIDTH} px`,
  },
  { id: 'toast', says: '提示消息停留', source: 'docs/storefront-rules.md pages-10', value: ms(TOAST_MS) },
  {
    id: 'mini-cart',
    says: '迷你购物车自动收起',
    source: 'docs/storefront-rules.md pages-10',
    value: ms(SHOWN_MS),
  },
  { id: 'rating-max', says: '评分上限', source: 'docs/storefront-rules.md', value: `${RATING_MAX} 星` },
  { id: 'pagination-size', says: '分页默认每页', source: 'docs/api.md api-3', value: `${PAGE_SIZE} 条` },
  {
    id: 'pagination-buttons',
    says: '分页可见页码',
    source: 'docs/api.md api-3',
    value: `${VISIBLE_PAGES} 个`,
  },
  { id: 'list-size', says: '商品列表每页', source: 'docs/api.md api-3', value: `${LIST_PAGE_SIZE} 件` },
  { id: 'paging-start', says: '分页起始页', source: 'docs/api.md api-3', value: `${FIRST_PAGE}` },
  { id: 'paging-unknown', says: '总数未知', source: 'docs/api.md api-3', value: `${TOTAL_UNKNOWN}` },
  {
    id: 'paging-past',
    says: '超过末页（共 6 页）',
    source: 'docs/api.md api-3',
    value: `9 → ${clampPage(9, 100)}`,
  },
  { id: 'paging-negative', says: '负数页码', source: 'docs/api.md api-3', value: `-1 → ${clampPage(-1)}` },
  { id: 'loading', says: '加载遮罩', source: 'docs/storefront-rules.md', value: texts.loading },
  {
    id: 'lens',
    says: '图片放大',
    source: 'docs/storefront-rules.md items-3',
    value: `${SCALE} 倍，镜片宽 ${LENS} px`,
  },
  {
    id: 'slider',
    says: '推荐滑块每屏',
    source: 'docs/storefront-rules.md items-3',
    value: `${IN_VIEW.wide} 件，768 px 以下 ${IN_VIEW.narrow} 件`,
  },
]
