/** Edits of all selected widgets, each as one step of the history. */
import { duplicate, paste } from '../commands/insert'
import { followCopies } from '../commands/follow-copies'
import { moveDown, moveUp, remove } from '../commands/move'
import { childrenOf } from '../page/children'
import { clipOf, copiesOf, type Clip } from '../page/clip'
import { isRoot } from '../page/doc'
import { requireWidget } from '../page/find'
import type { InsertPosition } from '../page/position'
import { inOrder, outermost } from '../page/walk'
import { texts } from '../texts/texts'
import type { Editor } from './editor'

/** px */
interface Shift {
  x: number
  y: number
}

/** Removes widgets with what they hold. @returns the panel that they were in; null for the page */
export function removeAll(editor: Editor, uuids: readonly string[]): string | null {
  const present = outermost(editor.doc, uuids).filter((uuid) => editor.doc.widgets.has(uuid))
  const parent = editor.doc.widgets.get(present[0] ?? '')?.parent ?? null
  const mark = editor.mark()
  for (const uuid of present) editor.run(remove(uuid))
  editor.squashTo(mark)
  return parent === null || isRoot(parent) ? null : parent
}

/**
 * Copies widgets with what they hold, each below its original; links between them lead to the copies.
 * @param shiftOf distance of a copy from its original in a free panel
 * @returns uuids of the copies; none where one could not be made
 */
export function duplicateAll(
  editor: Editor,
  uuids: readonly string[],
  shiftOf: (uuid: string) => Shift | undefined,
): string[] {
  const originals = outermost(editor.doc, uuids)
  const clips = originals.map((uuid) => clipOf(editor.doc, uuid))
  return inserted(
    editor,
    clips,
    (index) => duplicate(originals[index] ?? '', shiftOf(originals[index] ?? '')),
    undefined,
  )
}

/**
 * Pastes clips below each other, each as `settle` makes it for its new parent.
 * @param label in the history; by default what is pasted
 * @returns their uuids; none where one could not be pasted
 */
export function pasteAll(
  editor: Editor,
  clips: readonly Clip[],
  { parent, index }: InsertPosition,
  settle: (clip: Clip, order: number) => Clip,
  label?: string,
): string[] {
  const { label: labelOf, paste: verb, several } = texts.steps
  return inserted(
    editor,
    clips,
    (order) => {
      const place = index === undefined ? { parent } : { parent, index: index + order }
      const clip = clips[order]
      if (!clip) throw new Error(`expected a clip, got none at ${order}`)
      return paste(settle(clip, order), place, () => [])
    },
    label ?? (clips.length === 1 ? undefined : labelOf(verb, several(clips.length))),
  )
}

type Insertion = ReturnType<typeof duplicate>

/** @param label by default that of the last insertion */
function inserted(
  editor: Editor,
  clips: readonly Clip[],
  insertion: (index: number) => Insertion,
  label: string | undefined,
): string[] {
  const mark = editor.mark()
  const uuids: string[] = []
  let own = ''
  for (const index of clips.keys()) {
    const command = insertion(index)
    const step = editor.run(command)
    if (step.changes.length === 0) {
      editor.bailTo(mark)
      return []
    }
    own = step.label
    uuids.push(command.uuid)
  }
  const copies = clips.flatMap((clip, index) => copiesOf(editor.doc, clip, uuids[index] ?? ''))
  editor.run(followCopies(new Map(copies)))
  editor.squashTo(mark, label ?? own)
  return uuids
}

/** Moves widgets one place up or down among their siblings; they stay where the outermost of them cannot. */
export function moveAll(editor: Editor, uuids: readonly string[], direction: 'up' | 'down'): void {
  const ordered = inOrder(editor.doc, outermost(editor.doc, uuids))
  const queue = direction === 'up' ? ordered : ordered.toReversed()
  const [first] = queue
  if (first === undefined) return
  const siblings = childrenOf(editor.doc, requireWidget(editor.doc, first, 'moveAll').parent)
  if (siblings.indexOf(first) === (direction === 'up' ? 0 : siblings.length - 1)) return
  const mark = editor.mark()
  for (const uuid of queue) editor.run(direction === 'up' ? moveUp(uuid) : moveDown(uuid))
  const { label, moveDown: down, moveUp: up, several } = texts.steps
  editor.squashTo(
    mark,
    ordered.length > 1 ? label(direction === 'up' ? up : down, several(ordered.length)) : undefined,
  )
}
