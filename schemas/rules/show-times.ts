import { momentOfLocal } from '../show-times'
import type { Rule } from './rule'

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
        report({ path: `/style/${field}`, message: `没有这个时间：${text}` })
    }
    const [from, to] = [momentOfLocal(style.showFrom), momentOfLocal(style.showTo)]
    if (from !== undefined && to !== undefined && to <= from)
      report({ path: '/style/showTo', message: '结束时间应晚于开始时间' })
  },
}
