/** Where widgets go: positions, room in panels, and what refuses a place. */
import {
  childrenOf,
  nameOf,
  requireWidget,
  setProp,
  setStyle,
  toJson,
  type Command,
  type Editor,
  type InsertPosition,
  type PageDoc,
  type Seed,
} from '@engine/design'
import { heightForText, textBoxOf } from '@engine/page/text-box'
import { roomFor, storedArea, storedSize } from '@engine/freepanel/room'
import { fillPageProps } from '@schemas/fill'
import type { PageRole } from '@schemas/page-role'
import { segmentsOf } from '@schemas/pointer'
import { repairOf } from '@schemas/repair'
import { validateWidget } from '@schemas/validate'
import type { Place } from '../inputs'
import { Refusal } from '../refusal'

/** @throws Refusal for a locked widget (rule canvas-7) */
export function requireFree(doc: PageDoc, uuid: string): void {
  const widget = requireWidget(doc, uuid, 'place')
  if (widget.locked)
    throw new Refusal(
      `${nameOf(widget)} is locked: it is not moved, resized or removed; set /locked to false first`,
    )
}

export function roomIn(doc: PageDoc, panel: string, widget: Pick<Seed, 'type' | 'props' | 'style'>) {
  return roomFor(widget, storedSize(doc, widget), storedArea(doc, panel))
}

/** What makes a panel as high as it must be. */
export function growth(doc: PageDoc, panel: string, { panelHeight }: ReturnType<typeof roomIn>): Command[] {
  if (panelHeight === null) return []
  requireFree(doc, panel)
  return [setStyle(panel, { height: panelHeight })]
}

/** A new text has the box that it needs, as far as its size is not said. */
export function withTextBox(
  doc: PageDoc,
  text: Seed,
  parent: string | null,
  { width, height }: { width?: unknown; height?: unknown } = {},
): Seed {
  if (height !== undefined) return text
  const { pageWidth } = fillPageProps(doc.page.props)
  const widest = parent === null ? pageWidth : storedArea(doc, parent).size.width
  const needed = width === undefined ? textBoxOf(text, widest) : heightForText(text)
  if (needed === null) return text
  return { ...text, style: { ...text.style, ...(typeof needed === 'number' ? { height: needed } : needed) } }
}

/** Where a place is; the end of the page if it says nothing. @param moved is not counted among its siblings */
export function positionOf(doc: PageDoc, { before, after, into }: Place, moved?: string): InsertPosition {
  const beside = before ?? after
  if (beside === undefined) {
    const parent = into ?? null
    if (parent !== null) requireWidget(doc, parent, 'place')
    return { parent }
  }
  const { parent } = requireWidget(doc, beside, 'place')
  const index = childrenOf(doc, parent)
    .filter((uuid) => uuid !== moved)
    .indexOf(beside)
  return { parent, index: before === undefined ? index + 1 : index }
}

/** Rules of the place of a widget. */
const PLACE_RULES: ReadonlySet<string> = new Set([
  'allowedChildren',
  'regionKind',
  'fixedSection',
  'noCircle',
])

/** Lets a panel belong to its region (rule canvas-1). @throws Refusal where the widget may not be */
export function settle(editor: Editor, uuid: string, role: PageRole): void {
  const page = toJson(editor.doc)
  for (const fault of validateWidget(page, uuid, role)) {
    const { keyword, message } = fault.problem
    if (!PLACE_RULES.has(keyword)) continue
    const [edit] = (keyword === 'regionKind' && repairOf(page, fault, role)) || []
    if (!edit?.path.startsWith('/props/')) throw new Refusal(message)
    editor.run(setProp(uuid, segmentsOf(edit.path).slice(1), edit.value))
  }
}
