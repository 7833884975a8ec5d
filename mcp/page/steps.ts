/** Steps as commands of the engine, so that what the designer guarantees holds for them too. */
import {
  clipOf,
  copiesOf,
  createEditor,
  followCopies,
  freshSeed,
  insertInto,
  paste,
  remove,
  reparent,
  requireWidget,
  type Clip,
  type Command,
  type Editor,
  type InsertPosition,
  type PageDoc,
  type Seed,
} from '@engine/design'
import { together } from '@engine/settings/store/together'
import { catalogue } from '@schemas/generated/catalogue'
import type { JsonObject, WidgetJson } from '@schemas/page'
import type { PageRole } from '@schemas/page-role'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import type { Step } from '../inputs'
import { Refusal, refusalOf } from '../refusal'
import { growth, positionOf, requireFree, roomIn, settle, withTextBox } from './place'
import { runValueStep } from './value-steps'

export interface StepContext {
  role: PageRole
  /** Documents of the pages that steps copy from, by page_id. */
  sources: ReadonlyMap<string, PageDoc>
}

export interface Edited {
  doc: PageDoc
  /** Widgets that steps have inserted. */
  inserted: { step: number; uuid: string }[]
}

/** The page after all steps. @throws Refusal that names the step; the given page does not change */
export function runSteps(doc: PageDoc, steps: readonly Step[], context: StepContext): Edited {
  const editor = createEditor(doc)
  const inserted: Edited['inserted'] = []
  for (const [index, step] of steps.entries()) {
    try {
      const uuid = runStep(editor, step, context)
      if (uuid !== null) inserted.push({ step: index + 1, uuid })
    } catch (error) {
      const known = refusalOf(error)
      if (!known) throw error
      throw new Refusal(`step ${index + 1} (${step.do}): ${known.message}; nothing is saved`, known.details)
    }
  }
  return { doc: editor.doc, inserted }
}

/** @returns the uuid of what was inserted, else null */
function runStep(editor: Editor, step: Step, context: StepContext): string | null {
  switch (step.do) {
    case 'insert':
      return insert(editor, step, context)
    case 'copy':
      return copy(editor, step, context)
    case 'move':
      move(editor, step, context)
      return null
    case 'remove':
      removeOne(editor, step.uuid)
      return null
    default:
      runValueStep(editor, step)
      return null
  }
}

function insert(editor: Editor, step: Extract<Step, { do: 'insert' }>, { role }: StepContext): string {
  const { doc } = editor
  const { type, uuid, props, style } = step
  if (uuid !== undefined && doc.widgets.has(uuid))
    throw new Refusal(`the page has a widget "${uuid}" already`)
  const position = positionOf(doc, step)
  const seed = freshSeed(doc, type, position.parent)
  const own: Seed = {
    ...seed,
    props: { ...seed.props, ...(props as JsonObject) },
    style: { ...seed.style, ...(style as Partial<WidgetJson['style']>) },
  }
  const isPlaced = style?.['x'] !== undefined || style?.['y'] !== undefined
  const command = (placed: Seed) => insertInto(position.parent, placed, position.index, uuid)
  return runPlaced(
    editor,
    withTextBox(doc, own, position.parent, style),
    { position, isPlaced, role },
    command,
  )
}

function copy(
  editor: Editor,
  { uuid, page, ...place }: Extract<Step, { do: 'copy' }>,
  { role, sources }: StepContext,
): string {
  const from = page === undefined ? editor.doc : sources.get(page)
  if (!from) throw new Refusal(`no page ${page}`)
  const clip = clipOf(from, uuid)
  const position = positionOf(editor.doc, place)
  let pasted: Clip = clip
  const made = runPlaced(editor, clip.widget, { position, isPlaced: false, role }, (widget) => {
    pasted = { ...clip, widget }
    return paste(pasted, position, () => [])
  })
  editor.run(followCopies(new Map(copiesOf(editor.doc, pasted, made))))
  return made
}

interface Placing {
  position: InsertPosition
  /** The caller has said where in the panel. */
  isPlaced: boolean
  role: PageRole
}

/** Inserts a widget; in a panel where it covers nothing, which grows for it. */
function runPlaced(
  editor: Editor,
  widget: Seed,
  { position, isPlaced, role }: Placing,
  command: (placed: Seed) => Command & { uuid: string },
): string {
  const { parent } = position
  const room = parent === null || isPlaced ? null : roomIn(editor.doc, parent, widget)
  const insertion = command(room ? { ...widget, style: { ...widget.style, ...room.box } } : widget)
  editor.run(parent !== null && room ? together([insertion, ...growth(editor.doc, parent, room)]) : insertion)
  settle(editor, insertion.uuid, role)
  return insertion.uuid
}

function move(
  editor: Editor,
  { uuid, x, y, ...place }: Extract<Step, { do: 'move' }>,
  { role }: StepContext,
): void {
  const { doc } = editor
  const widget = requireWidget(doc, uuid, 'move')
  requireFree(doc, uuid)
  const position = positionOf(doc, place, uuid)
  const { parent } = position
  const at = { ...(x !== undefined && { x }), ...(y !== undefined && { y }) }
  const enters = parent !== null && parent !== widget.parent && x === undefined && y === undefined
  const room = enters ? roomIn(doc, parent, widget) : null
  const command = reparent(uuid, position, room ? room.box : at)
  editor.run(enters && room ? together([command, ...growth(doc, parent, room)]) : command)
  settle(editor, uuid, role)
}

function removeOne(editor: Editor, uuid: string): void {
  const { type } = requireWidget(editor.doc, uuid, 'remove')
  requireFree(editor.doc, uuid)
  if (catalogue[type]?.fixed) throw new Refusal(FIXED_SECTION.removed)
  editor.run(remove(uuid))
}
