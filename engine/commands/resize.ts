import type { Command } from '../page/command'
import { need } from '../page/find'
import { editLabel, fieldKey, type EditOptions } from './edit'
import { heightAt, lockedRatio } from './locked-ratio'

/** px */
interface Size {
  width: number
  height: number
}

/**
 * Sets width or height or both. Under the proportional lock (`proportion`, designer §3) a side set alone takes
 * the other with it, so that the picture, or else the box, keeps its ratio.
 */
export function resize(uuid: string, size: Partial<Size>, options: EditOptions = {}): Command {
  return {
    label: editLabel('调整', uuid, options),
    mergeKey: fieldKey(uuid, ['style', 'size', ...Object.keys(size)]),
    run(tx) {
      const widget = need(tx.doc, uuid, 'resize')
      const { width, height } = inRatio(lockedRatio(widget), size)
      if (width !== undefined) tx.set(uuid, ['style', 'width'], width)
      if (height !== undefined) tx.set(uuid, ['style', 'height'], height)
    },
  }
}

function inRatio(ratio: number | null, { width, height }: Partial<Size>): Partial<Size> {
  if (ratio === null) return { width, height }
  if (height === undefined && width !== undefined) return { width, height: heightAt(width, ratio) }
  if (width === undefined && height !== undefined)
    return { width: Math.round(height * ratio * 100) / 100, height }
  return { width, height }
}
