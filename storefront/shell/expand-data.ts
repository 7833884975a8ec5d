/** Page data as the browser receives it from `storefront/app/compact-data.ts`, and how it restores them. */
import type { FilledPage, FilledWidget } from '@schemas/fill'
import type { BoxStyle } from '@schemas/generated/types'
import { isList, isRecord } from '@schemas/json'
import { REGIONS, type LiveData, type PageData, type Region } from '@schemas/page-data'
import { goodsSnapshot } from '@schemas/snapshots'
import type { OwnAnswers } from '@schemas/storefront-entry'

/** Holds the id of the live row from which the snapshot of a product takes its values; the properties beside it differ from that row. */
export const ROW = '$goods'
/** Holds an object of the page that has a property named like one of these two. */
export const PLAIN = '$plain'

/** Differences from the box of the page; absent: the widget has a style of its own. */
export type CompactWidget = Omit<FilledWidget, 'style'> & { style?: BoxStyle; box?: Partial<BoxStyle> }

export interface CompactPage extends Omit<FilledPage, 'widgets'> {
  box?: BoxStyle | undefined
  widgets: Record<string, CompactWidget>
}

/** Rows by id as columns: the properties of all rows, and what single rows have besides. */
export interface Table {
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
  /** What differs for one shopper. */
  own: {
    answers?: OwnAnswers | undefined
    /** Rows with claims. */
    coupon?: LiveData['coupon'] | undefined
  }
}

// a browser would load all of the envelope for the one of `@schemas/envelope`
const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** The answers of a page, as they are for one member. */
export function withOwnAnswers(answers: PageData['answers'], own: OwnAnswers = {}): PageData['answers'] {
  const changed = Object.entries(own).map(([name, values]) => {
    const data = { ...(answers[name]?.data as object), ...values }
    return [name, { ...answers[name], data }]
  })
  return { ...answers, ...Object.fromEntries(changed) }
}

/** The data as the server drew the page from. */
export function expandData({ own, ...data }: CompactData): PageData {
  const goods = rowsOf(data.live.goods) as LiveData['goods']
  const rows = rowsOf(data.live.category) as LiveData['category']
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

function expandPage({ box, ...page }: CompactPage, goods: LiveData['goods']): FilledPage {
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
