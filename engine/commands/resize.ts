import { fillWidget } from '@schemas/fill'
import type { Command } from '../page/command'
import { need } from '../page/find'
import { editLabel, fieldKey, type EditOptions } from './edit'

/** px */
interface Size {
  width: number
  height: number
}

/**
 * Sets width or height or both. Under the proportional lock (`proportion`, designer §3) a side set alone takes
 * the other with it, so that the box keeps its ratio.
 */
export function resize(uuid: string, size: Partial<Size>, options: EditOptions = {}): Command {
  return {
    label: editLabel('调整', uuid, options),
    mergeKey: fieldKey(uuid, ['style', 'size', ...Object.keys(size)]),
    run(tx) {
      const widget = need(tx.doc, uuid, 'resize')
      const { props, style } = fillWidget(widget.type, widget)
      const { width, height } = props['proportion'] === true ? inRatio(style, size) : size
      if (width !== undefined) tx.set(uuid, ['style', 'width'], width)
      if (height !== undefined) tx.set(uuid, ['style', 'height'], height)
    },
  }
}

/** A box without a width or a height has no ratio to keep. */
function inRatio(old: Size, { width, height }: Partial<Size>): Partial<Size> {
  if (!(old.width > 0 && old.height > 0)) return { width, height }
  if (height === undefined && width !== undefined) {
    return { width, height: hundredths((width * old.height) / old.width) }
  }
  if (width === undefined && height !== undefined) {
    return { width: hundredths((height * old.width) / old.height), height }
  }
  return { width, height }
}

const hundredths = (px: number) => Math.round(px * 100) / 100
