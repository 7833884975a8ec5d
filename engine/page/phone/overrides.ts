/** Edits of a phone's page as values of its own in the page itself (rule phones-1). */
import { equal, isRecord } from '@schemas/json'
import { PHONE_WIDTH } from '@schemas/page'
import { mayDiffer } from '@schemas/phone-patch'
import { PAGE, type PageDoc } from '../doc'
import type { Change, Patch, Path } from '../patch'
import type { Transaction } from '../transaction'
import type { PhoneBox } from './adapt'
import { texts } from '../../texts/texts'

/** One value to be set; `undefined` follows the desktop again. */
export interface Override {
  id: string
  path: Path
  value: unknown
}

interface Pages {
  /** The page itself. */
  base: PageDoc
  /** The page on the phone, before the changes. */
  phone: PageDoc
}

/** The overrides that these changes of the phone's page mean, or why they cannot be made there. */
export function overridesOf(changes: readonly Change[], pages: Pages): Override[] | string {
  const removed = new Set(changes.filter((change) => 'removed' in change).map(({ id }) => id))
  const overrides: Override[] = []
  for (const change of changes) {
    if ('added' in change) return texts.steps.desktopOnly
    if ('removed' in change) {
      const above = change.removed.parent
      if (above === null || !removed.has(above))
        overrides.push({ id: change.id, path: ['h5', 'hidden'], value: true })
      continue
    }
    if (change.id === PAGE) return texts.steps.sameOnPhone
    for (const patch of change.patches) {
      const override = overrideOf(change.id, patch, pages)
      if (typeof override === 'string') return override
      overrides.push(override)
    }
  }
  return overrides
}

function overrideOf(id: string, patch: Patch, { base, phone }: Pages): Override | string {
  const widget = base.widgets.get(id)
  const shown = phone.widgets.get(id)
  if (!widget || !shown) return texts.steps.desktopOnly
  if (patch.op === 'place') {
    const [parent, order] = patch.value
    if (parent !== widget.parent) return texts.steps.desktopOnly
    return { id, path: ['h5', 'order'], value: order === widget.order ? undefined : order }
  }
  if (patch.op === 'move') return texts.steps.sameOnPhone
  const value = patch.op === 'remove' ? undefined : patch.value
  const [side, name] = patch.path
  if (SHARED.has(side)) return { id, path: patch.path, value }
  if ((side !== 'props' && side !== 'style') || typeof name !== 'string' || patch.path.length > 2)
    return texts.steps.sameOnPhone
  if (!mayDiffer(widget.type, side, name)) return texts.steps.sameOnPhone
  if (side === 'style') return { id, path: ['h5', side, name], value: lengthOf(name, value, shown, phone) }
  return { id, path: ['h5', side, name], value: equal(widget.props[name], value) ? undefined : value }
}

/** Of the designer rather than of a screen: the same on both. */
const SHARED: ReadonlySet<unknown> = new Set(['name', 'alias', 'hidden', 'locked'])

const ACROSS: ReadonlySet<string> = new Set(['x', 'y', 'width'])

/** Lengths are stored in px of a page 375 px wide; what keeps its height in px stores it as it is. */
function lengthOf(name: string, value: unknown, shown: object, phone: PageDoc): unknown {
  const width = phone.page.props['pageWidth']
  if (typeof value !== 'number' || typeof width !== 'number') return value
  const box = 'phone' in shown ? (shown.phone as PhoneBox) : undefined
  const grows = box?.reflow === 'scale' || box?.reflow === 'panel'
  if (!ACROSS.has(name) && !(name === 'height' && grows)) return value
  return Math.round(((value * PHONE_WIDTH) / width) * 100) / 100
}

/** Writes overrides into the page; of a patch nothing empty is left. */
export function writeOverrides(tx: Transaction, overrides: readonly Override[]): void {
  for (const { id, path, value } of overrides) tx.set(id, path, value)
  for (const id of new Set(overrides.map((override) => override.id))) {
    for (const path of [['h5', 'props'], ['h5', 'style'], ['h5']] satisfies Path[]) {
      const [, side] = path
      const h5 = tx.doc.widgets.get(id)?.h5
      const held = side === undefined ? h5 : h5 && (side === 'props' ? h5.props : h5.style)
      if (isRecord(held) && Object.keys(held).length === 0) tx.set(id, path, undefined)
    }
  }
}
