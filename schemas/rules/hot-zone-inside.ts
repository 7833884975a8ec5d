import { isRecord } from '../json'
import type { Json } from '../page'
import type { Rule } from './rule'

/** Fraction of the picture; half a pixel at the default width, so that rounded percentages still fit. */
const TOLERANCE = 0.0005

/** A hot zone of W0003 ends within its picture: left + width and top + height are at most 1. */
export const hotZoneInside: Rule = {
  name: 'hotZoneInside',
  check([, { type, props }], _context, report) {
    if (type !== 'W0003' || !Array.isArray(props.data)) return
    props.data.forEach((zone: Json, index) => {
      if (!isRecord(zone)) return
      for (const { start, size, message } of EDGES) {
        const [from, length] = [zone[start], zone[size]]
        if (typeof from !== 'number' || typeof length !== 'number' || from > 1) continue
        if (from + length > 1 + TOLERANCE) {
          report({ path: `/props/data/${index}/${size}`, message, clamped: Math.max(0, 1 - from) })
        }
      }
    })
  },
}

const EDGES = [
  { start: 'leftPer', size: 'widthPer', message: '热区超出图片右边' },
  { start: 'topPer', size: 'heightPer', message: '热区超出图片下边' },
] as const
