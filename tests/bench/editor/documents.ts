/** Pages for the editors: widgets of the demo's home page, cut down to about 35 elements each, in turns. */
import { generateNKeysBetween } from 'fractional-indexing'
import { EMPTY_LIVE, type LiveData } from '@engine'
import type { Json, PageJson, WidgetJson } from '@schemas'
import home from '../../../storefront/pages/home.json'

const demo = (home as unknown as PageJson).widgets

/** px */
export const PAGE_WIDTH = 1190
export const THEME = '#479EE9'

function cut(name: string, items: number, props: WidgetJson['props'] = {}): WidgetJson {
  const widget = demo[name]
  if (!widget) throw new Error(`Expected a widget "${name}" on the demo's home page, found none.`)
  const data = (widget.props['data'] as Json[]).slice(0, items)
  const style = { ...widget.style, width: PAGE_WIDTH, marginBottom: 20 }
  return { ...widget, props: { ...widget.props, data, ...props }, style }
}

/** The first is the one that is typed into. */
const KINDS = [
  cut('goods', 2),
  // a thousand timers would be measured instead of the editors
  cut('hero-slides', 5, { autoplay: false }),
  cut('coupons', 3),
  cut('brands', 7),
  cut('window-hot', 5),
]

export const TYPES = [...new Set(KINDS.map(({ type }) => type))]

export const uuidAt = (index: number): string => `widget${String(index).padStart(4, '0')}`

/** A page of `count` widgets; those of a kind differ in their title. */
export function editorPage(count: number): PageJson {
  const widgets = generateNKeysBetween(null, null, count).map((order, index): [string, WidgetJson] => {
    const kind = KINDS[index % KINDS.length] as WidgetJson
    const { text } = kind.props
    const props = typeof text === 'string' ? { ...kind.props, text: `${text} ${index}` } : kind.props
    return [uuidAt(index), { ...kind, parent: null, order, props }]
  })
  return {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: { themeColor: THEME, pageWidth: PAGE_WIDTH } },
    widgets: Object.fromEntries(widgets),
  }
}

/** A page of one widget with a list of that many items, each with several fields. */
export function panelPage(items: number): PageJson {
  const logos = demo['brands']?.props['data'] as Json[]
  const data = Array.from({ length: items }, (_, index) => logos[index % logos.length] ?? null)
  const widget = { ...cut('brands', 1), parent: null, order: 'a0' }
  return {
    ...editorPage(0),
    widgets: { [uuidAt(0)]: { ...widget, props: { ...widget.props, data, moreText: PANEL_TITLE } } },
  }
}

/** Text of the text field of `panelPage`. */
export const PANEL_TITLE = '更多品牌'

/** Rows of the products and coupons of these pages; the same for every editor. */
export const live: LiveData = {
  ...EMPTY_LIVE,
  goods: rows('goods_id', (id) => ({
    goods_id: id,
    item_id: id,
    item_name: `商品 ${id}`,
    brief: '轻柔亲肤',
    pics: [`/media/goods/${id}.webp`],
    price: 8800,
    market_price: 12_800,
    store: 10,
    approve_status: 'onsale',
    tagList: [],
  })),
  coupon: rows('card_id', (id) => ({
    card_id: id,
    card_type: 'cash',
    title: `优惠券 ${id}`,
    description: '全场通用',
    notice: '',
    discount: 0,
    reduce_cost: 2000,
    least_cost: 10_000,
    icon_url_list: '',
    custom_url: '',
    quantity: 100,
    get_num: 0,
    get_limit: 1,
    user_get_num: 0,
    state: 0,
  })),
}

function rows<Row>(key: string, make: (id: string) => Row): Record<string, Row> {
  const entries = KINDS.flatMap(({ props }) => props['data'] as Json[]).map((entry) =>
    String(Reflect.get(Object(entry), key) ?? ''),
  )
  return Object.fromEntries(entries.filter((id) => id !== '').map((id) => [id, make(id)]))
}
