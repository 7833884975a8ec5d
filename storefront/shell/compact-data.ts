/**
 * Page data as it is sent: without what it says twice. Snapshots of products repeat their live rows, categories those
 * below them, and the boxes of widgets resemble each other; on a home page that is two fifths of the text.
 */
import type { FilledPage, FilledWidget } from '@schemas/fill'
import type { BoxStyle } from '@schemas/generated/types'
import { equal, isList, isRecord } from '@schemas/json'
import { REGIONS, type LiveData, type PageData, type Region } from '@schemas/page-data'
import { goodsSnapshot } from '@schemas/snapshots'

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

/** Children that have a row themselves are ids. */
type CompactCategories = Record<string, Omit<Categories[string], 'children'> & { children?: unknown[] }>

export type CompactData = Omit<PageData, 'regions' | 'live'> & {
  regions: Record<Region, CompactPage | null>
  live: Omit<LiveData, 'category'> & { category: CompactCategories }
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

export const compactCategories = (rows: Categories): CompactCategories =>
  mapValues(rows, ({ children, ...row }) => ({
    ...row,
    ...(children && { children: children.map((child) => shortChild(child, rows)) }),
  }))

function shortChild(child: NonNullable<Categories[string]['children']>[number], rows: Categories): unknown {
  const { category_id: id } = child
  return Object.hasOwn(rows, id) && equal(child, rows[id]) ? id : child
}

/** The data that was made compact. */
export function expandData(data: CompactData): PageData {
  const { goods, category: rows } = data.live
  const category: Categories = {}
  const rowOf = (id: string): Categories[string] =>
    (category[id] ??= mapChildren(rows[id] as CompactCategories[string]))
  const mapChildren = ({ children, ...row }: CompactCategories[string]): Categories[string] => ({
    ...row,
    ...(children && {
      children: children.map((child) => (typeof child === 'string' ? rowOf(child) : child)) as NonNullable<
        Categories[string]['children']
      >,
    }),
  })
  for (const id of Object.keys(rows)) rowOf(id)
  const regions = Object.fromEntries(
    REGIONS.map((region) => {
      const page = data.regions[region]
      return [region, page && expandPage(page, goods)]
    }),
  ) as PageData['regions']
  return { ...data, regions, live: { ...data.live, category } }
}

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
