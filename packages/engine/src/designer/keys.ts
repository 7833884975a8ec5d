/** What keys and the clipboard do with the selected widgets. */
import {
  ancestors,
  childrenOf,
  clipsOfText,
  duplicateAll,
  isRoot,
  moveAll,
  NotPasteable,
  pasteAll,
  removeAll,
  textOfClips,
  type Clip,
} from '@engine/design'
import type { Session } from './session'
import { designerTexts } from './texts'

/** px by which a copy in a free panel lies beside its original. */
const ASIDE = { x: 10, y: 10 }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Does what a key means; false for keys without a meaning here. */
export function press(session: Session, { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  const run = ctrlKey || metaKey ? WITH_CONTROL[key.toLowerCase()] : altKey ? WITH_ALT[key] : PLAIN[key]
  run?.(session, shiftKey)
  return run !== undefined
}

type Run = (session: Session, shift: boolean) => void

const PLAIN: Readonly<Record<string, Run>> = {
  Delete: (session) => removeSelected(session),
  Backspace: (session) => removeSelected(session),
  Escape: (session) => {
    const [first] = session.selected
    session.select(first === undefined ? [] : ancestors(session.editor.doc, first).slice(0, 1))
  },
}

const WITH_ALT: Readonly<Record<string, Run>> = {
  ArrowUp: (session) => moveSelected(session, 'up'),
  ArrowDown: (session) => moveSelected(session, 'down'),
}

const WITH_CONTROL: Readonly<Record<string, Run>> = {
  a: (session) => session.select(siblingsOf(session)),
  d: (session) => {
    if (session.phone) return session.say(designerTexts.desktopOnly)
    const { base, selected } = session
    const copies = duplicateAll(base, selected, (uuid) => (isInside(session, uuid) ? ASIDE : undefined))
    if (copies.length > 0) session.select(copies)
  },
  z: ({ base }, shift) => void (shift ? base.redo() : base.undo()),
  y: ({ base }) => void base.redo(),
}

const isInside = ({ base }: Session, uuid: string): boolean =>
  !isRoot(base.doc.widgets.get(uuid)?.parent ?? null)

function siblingsOf({ editor: { doc }, selected }: Session): readonly string[] {
  return childrenOf(doc, doc.widgets.get(selected[0] ?? '')?.parent ?? null)
}

/** Locked widgets stay where they are (rule canvas-7); says so. */
function isFree(session: Session): boolean {
  const { editor, selected } = session
  const held = selected.some((uuid) => editor.doc.widgets.get(uuid)?.locked)
  if (held) session.say(designerTexts.locked)
  return selected.length > 0 && !held
}

function moveSelected(session: Session, direction: 'up' | 'down'): void {
  if (isFree(session)) moveAll(session.editor, session.selected, direction)
}

export function removeSelected(session: Session): void {
  if (!isFree(session)) return
  const panel = removeAll(session.editor, session.selected)
  session.select(panel === null ? [] : [panel])
}

/** The selected widgets as a text of the clipboard; null without any. */
export const copied = ({ base, selected }: Session): string | null =>
  selected.length === 0 ? null : textOfClips(base.doc, selected)

/** Pastes the widgets in a text of the clipboard and selects them, or says why they cannot be pasted. */
export function pasteText(session: Session, text: string): void {
  if (session.phone) return session.say(designerTexts.desktopOnly)
  const clips = clipsIn(session, text)
  if (clips.length === 0) return
  const position = session.positionFor(clips.map(({ widget }) => widget.type))
  const isOnPage = position.parent === null || isRoot(position.parent)
  const uuids = pasteAll(session.base, clips, position, (clip) => (isOnPage ? clip : aside(clip)))
  if (uuids.length > 0) session.select(uuids)
}

function clipsIn(session: Session, text: string): Clip[] {
  try {
    return clipsOfText(text)
  } catch (error) {
    if (!(error instanceof NotPasteable)) throw error
    session.say(error.message)
    return []
  }
}

const aside = ({ widget, children }: Clip): Clip => {
  const { x = 0, y = 0 } = widget.style
  return { widget: { ...widget, style: { ...widget.style, x: x + ASIDE.x, y: y + ASIDE.y } }, children }
}
