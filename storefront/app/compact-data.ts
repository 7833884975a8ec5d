/**
 * Page data as it is sent: without what it says twice. Snapshots of products repeat their live rows, categories those
 * below them, and the boxes of widgets resemble each other; on a home page that is two fifths of the text.
 */
import { mapValues } from '@schemas/envelope'
import type { FilledPage, FilledWidget } from '@schemas/fill'
import { equal, isList, isRecord } from '@schemas/json'
import type { LiveData } from '@schemas/page-data'
import { goodsSnapshot } from '@schemas/snapshots'
import {
  PLAIN,
  ROW,
  type CompactLive,
  type CompactPage,
  type CompactWidget,
  type Table,
} from '../shell/expand-data'

type Goods = LiveData['goods']
type Categories = LiveData['category']

/** A page without what `expandData` restores. @returns the page, and whether that takes the live rows */
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

/** Live rows without what `expandData` restores. */
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
