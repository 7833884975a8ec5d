/** The live page: runs commands, keeps the history, notifies listeners. */
import { proxy } from 'valtio/vanilla'
import { applyChanges } from '../page/apply'
import { invertChanges, type Change, type EditStep } from '../page/patch'
import { runCommand, type Command } from '../page/command'
import { copyDoc, type PageDoc, type Parent } from '../page/doc'
import { PageError } from '../page/find'
import { Cells, listen, type ChildrenCell, type ConfigCell, type WidgetCell } from './cells'
import { freeze } from 'immer'
import { History, type HistoryEntry, type SavedHistory, type Mark } from './history'
import { applyAmong, blockerOf, revertStep } from './revert'
import { texts } from '../texts/texts'

export interface EditorOptions {
  /** Clock in milliseconds; only differences matter. */
  now?: () => number
  /** Milliseconds within which edits of one field become one step. */
  mergeWindow?: number
  /**
   * Called for every edit of the operator after it was applied; `false` reverts it without a history entry. The callback
   * itself tells the operator why.
   */
  admit?: (changes: readonly Change[]) => boolean
}

/** Undo and redo labels for the toolbar; a valtio proxy. */
export interface EditorStatus {
  undoLabel: string | null
  redoLabel: string | null
}

/** One line of the history panel. */
export interface HistoryLine {
  id: number
  label: string
  at: number
  /** False for an undone step, which redo would apply. */
  done: boolean
  /** Another operator's, which undo passes over. */
  foreign: boolean
  changes: readonly Change[]
}

export type Reverted = { ok: true; step: EditStep } | { ok: false; reason: string }

/** ms; a longer pause while typing begins a new step. */
const MERGE_WINDOW = 1000

export class Editor {
  /** The current page. The document changes in place; its widgets are immutable. */
  readonly doc: PageDoc
  readonly #status: EditorStatus = proxy<EditorStatus>({ undoLabel: null, redoLabel: null })
  readonly #doc
  readonly #cells: Cells
  readonly #history: History
  readonly #now: () => number
  readonly #admit: (changes: readonly Change[]) => boolean
  #revision = 0
  readonly #listeners = new Set<(changes: readonly Change[]) => void>()

  constructor(
    doc: PageDoc,
    { now = Date.now, mergeWindow = MERGE_WINDOW, admit = () => true }: EditorOptions = {},
  ) {
    this.#doc = copyDoc(doc)
    this.doc = this.#doc
    this.#cells = new Cells(this.doc)
    this.#history = new History(mergeWindow)
    this.#now = now
    this.#admit = admit
  }

  get status(): EditorStatus {
    return this.#status
  }

  /**
   * Runs a command. One that changes nothing or is not admitted leaves no step. If it throws, the page is unchanged.
   */
  run(command: Command): EditStep {
    const step = runCommand(this.#doc, command)
    if (step.changes.length > 0) {
      if (!command.isSettled && !this.#admit(step.changes)) {
        applyChanges(this.#doc, invertChanges(step.changes))
        return { label: step.label, changes: [] }
      }
      if (command.isForeign) this.#history.pushForeign(step, this.#now())
      else this.#history.push(step, this.#now(), command.mergeKey)
      this.#tell(step.changes)
    }
    return step
  }

  /** Undoes the operator's latest step; false if there is none, or if others have changed the same since (rule presence-2). */
  undo(): boolean {
    const { done, ownIndex } = this.#history
    const entry = done[ownIndex]
    if (!entry) return false
    const changes = applyAmong(
      this.#doc,
      entry.step,
      invertChanges(entry.step.changes),
      done.slice(ownIndex + 1),
    )
    if (!changes) return false
    this.#history.takeBack(ownIndex, invertChanges(changes))
    this.#tell(changes)
    return true
  }

  /** Redoes the step undone last; false if there is none, or if others have changed the same since. */
  redo(): boolean {
    const { done, undone } = this.#history
    const entry = undone.at(-1)
    if (!entry) return false
    const others = done.filter(({ foreign, id }) => foreign === true && id > entry.id)
    const changes = applyAmong(this.#doc, entry.step, entry.step.changes, others)
    if (!changes) return false
    this.#history.putBack(changes)
    this.#tell(changes)
    return true
  }

  /**
   * Call before a gesture: the mark is what `bailTo` and `squashTo` return to. Later steps do not merge with earlier
   * ones.
   */
  mark(): Mark {
    return this.#history.mark()
  }

  /** Restores the state at the mark (Escape during a drag), including its redo stack. */
  bailTo(mark: Mark): void {
    const changes = this.#history.bail(mark)
    this.#apply(invertChanges(changes))
  }

  /** Combines all steps since the mark into one (the end of a drag). */
  squashTo(mark: Mark, label?: string): void {
    this.#history.squash(mark, label)
    this.#updateStatus()
  }

  /** Until `endComposition`, all edits are one step (input method composing); its words merge like typed letters. */
  beginComposition(): void {
    this.#history.beginComposition(this.#now())
  }

  endComposition(): void {
    this.#history.endComposition()
  }

  /** Counts every change of the page including undo and redo: equal numbers mean an unchanged page. */
  get revision(): number {
    return this.#revision
  }

  get canUndo(): boolean {
    return this.#history.ownIndex >= 0
  }

  get canRedo(): boolean {
    return this.#history.undone.length > 0
  }

  /** The history from the oldest step to the last one that can be redone. */
  get history(): HistoryLine[] {
    const { done, undone } = this.#history
    return [
      ...done.map((entry) => lineOf(entry, true)),
      ...undone.toReversed().map((entry) => lineOf(entry, false)),
    ]
  }

  /** The history, to be restored by another editor over the same page. */
  get steps(): SavedHistory {
    const { done, undone } = this.#history
    return { done: [...done], undone: [...undone] }
  }

  /** Replaces the history by a saved one. The page must be in the state in which the history was saved. */
  restoreHistory(steps: SavedHistory): void {
    this.#history.restore(freeze(steps, true))
    this.#updateStatus()
  }

  /** Reverts one step of the history as a new step, unless a later step touched the same values. */
  revert(id: number): Reverted {
    const { done } = this.#history
    const index = done.findIndex((entry) => entry.id === id)
    const entry = done[index]
    if (!entry) throw new PageError('a step of the history that is done', String(id), 'revert')
    const since = done.slice(index + 1).map(({ step }) => step)
    const blocker = blockerOf(entry.step, since)
    if (blocker) return { ok: false, reason: texts.steps.touchedLater(blocker.label) }
    try {
      return { ok: true, step: this.run(revertStep(entry.step)) }
    } catch (error) {
      // The tree has changed around the step: the panel is gone, or a widget was moved into an inserted one.
      if (error instanceof PageError) return { ok: false, reason: texts.steps.movedLater }
      throw error
    }
  }

  widgetCell(uuid: string): WidgetCell {
    return this.#cells.widget(uuid)
  }

  childrenCell(parent: Parent): ChildrenCell {
    return this.#cells.children(parent)
  }

  get configCell(): ConfigCell {
    return this.#cells.config
  }

  /**
   * Listeners are called synchronously after the whole step was applied; each call returns the unsubscribe function.
   */
  subscribeWidget(uuid: string, listener: () => void): () => void {
    return listen(this.widgetCell(uuid), listener)
  }

  subscribeChildren(parent: Parent, listener: () => void): () => void {
    return listen(this.childrenCell(parent), listener)
  }

  subscribePage(listener: () => void): () => void {
    return listen(this.configCell, listener)
  }

  /** For listeners of the whole page: autosave, validation in idle time. */
  subscribeChanges(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes changes over that are a step of another page, from which this one follows; tells even of none. */
  protected take(changes: readonly Change[]): void {
    applyChanges(this.#doc, changes)
    this.#tell(changes)
  }

  #apply(changes: readonly Change[]): void {
    if (changes.length === 0) return
    applyChanges(this.#doc, changes)
    this.#tell(changes)
  }

  #tell(changes: readonly Change[]): void {
    this.#revision++
    this.#updateStatus()
    this.#cells.notify(changes)
    for (const listener of this.#listeners) listener(changes)
  }

  #updateStatus(): void {
    const status = this.#status
    const { done, ownIndex } = this.#history
    const undoLabel = done[ownIndex]?.step.label ?? null
    const redoLabel = this.#history.undone.at(-1)?.step.label ?? null
    // Typing does not change the labels; assigning an equal value to a proxy is not free.
    if (status.undoLabel !== undoLabel) status.undoLabel = undoLabel
    if (status.redoLabel !== redoLabel) status.redoLabel = redoLabel
  }
}

function lineOf(
  { id, at, step: { label, changes }, foreign = false }: HistoryEntry,
  done: boolean,
): HistoryLine {
  return { id, label, at, done, foreign, changes }
}

/** Opens a page for editing. The given page does not change; the editor works on copies of its maps. */
export function createEditor(doc: PageDoc, options?: EditorOptions): Editor {
  return new Editor(doc, options)
}
