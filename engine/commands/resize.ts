import { fillWidget } from '@schemas/fill'
import type { Command } from '../page/command'
import { requireWidget } from '../page/find'
import { editLabel, fieldKey, type EditOptions } from './edit'
import type { Widget } from '../page/doc'
import type { Transaction } from '../page/transaction'
import { texts } from '../texts/texts'

/** px */
interface Size {
  width: number
  height: number
}

/**
 * Sets width, height or both. Under the proportional lock (`proportion`) a side set alone changes the other one, so
 * that the ratio of the picture, or else of the box, stays (rule canvas-5).
 */
export function resize(uuid: string, size: Partial<Size>, options: EditOptions = {}): Command {
  return {
    label: editLabel(texts.steps.adjust, uuid, options),
    mergeKey: fieldKey(uuid, ['style', 'size', ...Object.keys(size)]),
    run(tx) {
      const widget = requireWidget(tx.doc, uuid, 'resize')
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

/** Picture address → width / height in pixels; known once the picture was picked, uploaded or loaded. */
const pictureRatios = new Map<string, number>()

/** Records the size of a picture in pixels, so that locked boxes keep its ratio. */
export function notePictureSize(url: string, width: number, height: number): void {
  if (width > 0 && height > 0) pictureRatios.set(url, width / height)
}

export const isPictureSizeKnown = (url: string): boolean => pictureRatios.has(url)

/** Height in px, two decimals, of a body that is `width` px wide. */
const heightAt = (width: number, ratio: number): number => Math.round((width / ratio) * 100) / 100

/** Properties whose change makes a locked box take the ratio of its picture. */
const FITTING: ReadonlySet<unknown> = new Set(['imgUrl', 'proportion'])

/** To be called after `props.<name>` was set: sets the height of a locked box if the size of its picture is known. */
export function fitToPicture(tx: Transaction, uuid: string, name: unknown): void {
  const widget = FITTING.has(name) ? tx.doc.widgets.get(uuid) : undefined
  if (!widget || !isPictureSizeKnown(String(widget.props['imgUrl']))) return
  const ratio = lockedRatio(widget)
  const { width } = fillWidget(widget.type, widget).style
  if (ratio !== null && width > 0) tx.set(uuid, ['style', 'height'], heightAt(width, ratio))
}

/**
 * Ratio (width / height) that a box must keep under the proportional lock (`proportion`): that of its picture if known,
 * else that of the box itself. `null` without the lock or without a usable size (rule canvas-5).
 */
export function lockedRatio(widget: Pick<Widget, 'type' | 'props' | 'style'>): number | null {
  const { props, style } = fillWidget(widget.type, widget)
  if (props['proportion'] !== true) return null
  const { imgUrl } = props
  const ofPicture = typeof imgUrl === 'string' ? pictureRatios.get(imgUrl) : undefined
  if (ofPicture !== undefined) return ofPicture
  return style.width > 0 && style.height > 0 ? style.width / style.height : null
}
