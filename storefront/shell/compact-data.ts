/**
 * Page data as it is sent: without what it says twice. Snapshots of products repeat their live rows, categories those
 * below them, and the boxes of widgets resemble each other; on a home page that is two fifths of the text.
 */
import type { FilledPage, FilledWidget } from '@schemas/fill'
import type { BoxStyle } from '@schemas/generated/types'
import { equal, isList, isRecord } from '@schemas/json'
import { REGIONS, type LiveData, type PageData, type Region } from '@schemas/page-data'
import { goodsSnapshot } from '@schemas/snapshots'
import type { OwnAnswers } from '@schemas/storefront-entry'

type Goods = LiveData['goods']
type Categories = LiveData['category']

/** A product's snapshot: the id of its live row, and what it has otherwise. */
const ROW = '$goods'
/** An object that has a property of such a name itself. */
const PLAIN = '$plain'

/** Differences from the box of the page; absent: the widget has a style of its own. */
type CompactWidget = Omit<FilledWidget, 'style'> & { style?: BoxStyle; box?: Partial<BoxStyle> }

export interface CompactPage extends Omit<FilledPage, 'widgets'> {
  box?: BoxStyle | undefined
  widgets: Record<string, CompactWidget>
}

/** Rows by id as columns: the properties of all rows, and what single rows have besides. */
interface Table {
  ids: string[]
  columns: Record<string, unknown[]>
  others: Record<string, object>
}

export interface CompactLive extends Omit<LiveData, 'goods' | 'category'> {
  goods: Table
  /** Children that have a row themselves are ids. */
  category: Table
}

export type CompactData = Omit<PageData, 'regions' | 'live'> & {
  regions: Record<Region, CompactPage | null>
  live: CompactLive
  /** What one shopper has otherwise. */
  own: {
    answers?: OwnAnswers | undefined
    /** Rows with claims. */
    coupon?: LiveData['coupon'] | undefined
  }
}

// a browser would load all of the envelope for the one of `@schemas/envelope`
const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** A page for `expandData`. @returns the page, and whether it depends on the live rows */
export function compactPage(page: FilledPage, goods: Goods): { page: CompactPage; isLive: boolean } {
  let isLive = false
  const shorten = (value: unknown): unknown => {
    if (isList(value)) return value.map(shorten)
    if (!isRecord(value)) return value
    if (ROW in value || PLAIN in value) return { [PLAIN]: mapValues(value, shorten) }
    const id = value['goods_id']
    const row = typeof id === 'string' && Object.hasOwn(goods, id) ? goods[id] : undefined
    if (!row) return mapValues(value, shorten)
    isLive = true
    const known: Record<string, unknown> = goodsSnapshot(row)
    if (!Object.keys(known).every((key) => Object.hasOwn(value, key))) return mapValues(value, shorten)
    const others = Object.entries(value).filter(
      ([key, one]) => !Object.hasOwn(known, key) || !equal(one, known[key]),
    )
    return { [ROW]: id, ...mapValues(Object.fromEntries(others), shorten) }
  }
  const box = Object.values(page.widgets)[0]?.style
  const widgets = mapValues(page.widgets, ({ style, ...widget }): CompactWidget => {
    const props = shorten(widget.props) as FilledWidget['props']
    if (!box || !Object.keys(box).every((key) => Object.hasOwn(style, key)))
      return { ...widget, props, style }
    const own = Object.entries(style).filter(([key, one]) => !equal(one, Reflect.get(box, key)))
    return { ...widget, props, box: Object.fromEntries(own) }
  })
  return { page: { ...page, ...(box && { box }), widgets }, isLive }
}

/** Live rows for `expandData`. */
export const compactLive = ({ goods, category, ...live }: LiveData): CompactLive => ({
  ...live,
  goods: tableOf(goods),
  category: tableOf(
    mapValues(category, ({ children, ...row }) => ({
      ...row,
      ...(children && { children: children.map((child) => shortChild(child, category)) }),
    })),
  ),
})

function shortChild(child: NonNullable<Categories[string]['children']>[number], rows: Categories): unknown {
  const { category_id: id } = child
  return Object.hasOwn(rows, id) && equal(child, rows[id]) ? id : child
}

function tableOf(rows: Record<string, object>): Table {
  const ids = Object.keys(rows)
  const all = Object.values(rows)
  const names = Object.keys(all[0] ?? {}).filter((name) =>
    all.every((row) => Reflect.get(row, name) !== undefined),
  )
  const others = Object.entries(rows).flatMap(([id, row]) => {
    const own = Object.entries(row).filter(([name]) => !names.includes(name))
    return own.length > 0 ? [[id, Object.fromEntries(own)]] : []
  })
  return {
    ids,
    columns: Object.fromEntries(names.map((name) => [name, all.map((row) => Reflect.get(row, name))])),
    others: Object.fromEntries(others),
  }
}

/** The rows that differ from those of the page; absent: all are those of the page. */
export function changedRows<Row>(
  shared: Record<string, Row>,
  rows: Record<string, Row> | undefined,
): Record<string, Row> | undefined {
  if (!rows) return undefined
  return Object.fromEntries(Object.entries(rows).filter(([id, row]) => !equal(row, shared[id])))
}

/** The answers of a page with what a member's have otherwise. */
export function withOwnAnswers(answers: PageData['answers'], own: OwnAnswers = {}): PageData['answers'] {
  const changed = Object.entries(own).map(([name, values]) => {
    const data = { ...(answers[name]?.data as object), ...values }
    return [name, { ...answers[name], data }]
  })
  return { ...answers, ...Object.fromEntries(changed) }
}

/** The data that was made compact. */
export function expandData({ own, ...data }: CompactData): PageData {
  const goods = rowsOf(data.live.goods) as Goods
  const rows = rowsOf(data.live.category) as Categories
  // children of children too: all of them are these rows themselves
  for (const row of Object.values(rows)) {
    const { children } = row as { children?: unknown[] }
    if (children)
      Reflect.set(
        row,
        'children',
        children.map((child) => (typeof child === 'string' ? rows[child] : child)),
      )
  }
  const regions = Object.fromEntries(
    REGIONS.map((region) => {
      const page = data.regions[region]
      return [region, page && expandPage(page, goods)]
    }),
  ) as PageData['regions']
  const answers = withOwnAnswers(data.answers, own.answers)
  const coupon = { ...data.live.coupon, ...own.coupon }
  return { ...data, answers, regions, live: { ...data.live, goods, category: rows, coupon } }
}

const rowsOf = ({ ids, columns, others }: Table): Record<string, object> =>
  Object.fromEntries(
    ids.map((id, at) => [id, { ...mapValues(columns, (values) => values[at]), ...others[id] }]),
  )

function expandPage({ box, ...page }: CompactPage, goods: Goods): FilledPage {
  const expand = (value: unknown): unknown => {
    if (isList(value)) return value.map(expand)
    if (!isRecord(value)) return value
    if (PLAIN in value) return mapValues(value[PLAIN] as Record<string, unknown>, expand)
    const { [ROW]: id, ...own } = value
    const row = typeof id === 'string' ? goods[id] : undefined
    return row ? { ...goodsSnapshot(row), ...mapValues(own, expand) } : mapValues(value, expand)
  }
  const widgets = mapValues(page.widgets, ({ box: own, style, ...widget }): FilledWidget => {
    const props = expand(widget.props) as FilledWidget['props']
    return { ...widget, props, style: (style ?? { ...box, ...own }) as BoxStyle }
  })
  return { ...page, widgets }
}
