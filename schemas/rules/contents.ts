import type { Rule } from './rule'
import { momentOfLocal } from '../show-times'
import { isRecord } from '../json'
import type { Json } from '../page'
import { eachObject } from '../path-tree'
import { toPointer } from '../pointer'
import { problemTexts } from '../problem-texts/problem-texts'

/** A width goes from 0 to the page's width (rule canvas-5). A width that is left out is the schema's to choose. */
export const withinPageWidth: Rule = {
  name: 'withinPageWidth',
  check([, { style }], { pageWidth }, report) {
    const { width } = style
    if (typeof width !== 'number' || width <= pageWidth) return
    const message = problemTexts.width(pageWidth, width)
    report({ path: '/style/width', message, clamped: pageWidth })
  },
}

const FIELDS = ['showFrom', 'showTo'] as const
const SHAPE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** A widget can be shown from–to a time; the end comes after the start. */
export const showTimes: Rule = {
  name: 'showTimes',
  check([, { style }], _context, report) {
    if (!style.showFrom && !style.showTo) return
    for (const field of FIELDS) {
      const text = style[field]
      // the schema refuses other formats
      if (typeof text === 'string' && SHAPE.test(text) && momentOfLocal(text) === undefined)
        report({ path: `/style/${field}`, message: problemTexts.noSuchTime(text) })
    }
    const [from, to] = [momentOfLocal(style.showFrom), momentOfLocal(style.showTo)]
    if (from !== undefined && to !== undefined && to <= from)
      report({ path: '/style/showTo', message: problemTexts.endBeforeStart })
  },
}

/** Fraction of the picture; half a pixel at the default width, so that rounded percentages still fit. */
const TOLERANCE = 0.0005

/**
 * A hot zone ends within its picture: left + width and top + height are at most 1. Checks every widget whose schema has
 * the messages.
 */
export const hotZoneInside: Rule = {
  name: 'hotZoneInside',
  concerns: (type, { declarationOf }) => EDGES[0].text in (declarationOf(type)?.strings ?? {}),
  check([, { type, props }], { declarationOf }, report) {
    const texts = declarationOf(type)?.strings
    if (!texts || !Array.isArray(props.data)) return
    props.data.forEach((zone: Json, index) => {
      if (!isRecord(zone)) return
      for (const { start, size, text } of EDGES) {
        const [from, length] = [zone[start], zone[size]]
        if (typeof from !== 'number' || typeof length !== 'number' || from > 1) continue
        const message = texts[text]
        if (message !== undefined && from + length > 1 + TOLERANCE) {
          report({ path: `/props/data/${index}/${size}`, message, clamped: Math.max(0, 1 - from) })
        }
      }
    })
  },
}

const EDGES = [
  { start: 'leftPer', size: 'widthPer', text: 'zoneBeyondRight' },
  { start: 'topPer', size: 'heightPer', text: 'zoneBeyondBottom' },
] as const

/**
 * Goods belong to a shop: an entry with picked goods names its shop. Placeholders, whose goods have no id, need none.
 * Checks every widget whose schema has the message (rule page-format-6).
 */
export const goodsAfterShop: Rule = {
  name: 'goodsAfterShop',
  concerns: (type, { declarationOf }) => declarationOf(type)?.strings.chooseShopFirst !== undefined,
  check([, widget], { declarationOf, holdersOf }, report) {
    const message = declarationOf(widget.type)?.strings.chooseShopFirst
    if (message === undefined) return
    eachObject(widget, holdersOf(widget.type, 'shop'), (entry, trail) => {
      if (isNamed(entry.shop_id) || !Array.isArray(entry.goods_list)) return
      const hasGoods = entry.goods_list.some((goods) => isRecord(goods) && isNamed(goods.goods_id))
      if (hasGoods) report({ path: toPointer([...trail, 'shop_id']), message })
    })
  },
}

function isNamed(id: unknown): boolean {
  return id !== undefined && id !== null && id !== ''
}
