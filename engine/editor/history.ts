/** The undo and redo stacks with marks and merging. Knows steps, not documents. */
import type { Change, EditStep } from '../page/patch'
import { foldChanges } from '../page/fold'

export interface HistoryEntry {
  /** Stable while steps merge into the entry and through undo and redo. */
  readonly id: number
  readonly step: EditStep
  /** A step with the same key soon after merges into this entry (typing into a field). */
  readonly mergeKey: string | undefined
  /** Time of its last step by the editor's clock, ms. */
  readonly at: number
  /** Another operator's: undo passes over it. */
  readonly foreign?: boolean
}

/** Both stacks as JSON. */
export interface SavedHistory {
  readonly done: readonly HistoryEntry[]
  readonly undone: readonly HistoryEntry[]
}

/** A point in the history. It becomes invalid once undo has passed it and a new step was run. */
export interface Mark {
  /** Id of the entry on top; `null` at the very beginning. */
  readonly top: number | null
  readonly undone: readonly HistoryEntry[]
}

export class History {
  /** Steps that undo can revert, latest last. */
  readonly done: HistoryEntry[] = []
  /** Steps that redo can apply, next one last. */
  undone: HistoryEntry[] = []
  readonly #mergeWindow: number
  #nextId = 1
  /** Set: nothing may merge into the latest entry. */
  #isClosed = false
  /** During a composition: when it began (ms), and the entry that its steps join, `null` before the first. */
  #composition: { at: number; entry: number | null } | null = null

  /** `mergeWindow`: ms within which steps with one merge key become one. */
  constructor(mergeWindow: number) {
    this.#mergeWindow = mergeWindow
  }

  push(step: EditStep, at: number, mergeKey?: string): void {
    const top = this.done.at(-1)
    this.undone = []
    if (top && this.#joins(top, mergeKey, at)) {
      this.#replace(this.done.length - 1, { id: top.id, step, mergeKey, at }, [top.step, step])
    } else this.done.push({ id: this.#nextId++, step, mergeKey, at })
    this.#isClosed = false
    if (this.#composition) this.#composition.entry = this.done.at(-1)?.id ?? null
  }

  /** Another operator's step; what can be redone stays. */
  pushForeign(step: EditStep, at: number): void {
    this.#close()
    this.done.push({ id: this.#nextId++, step, mergeKey: undefined, at, foreign: true })
  }

  /** Index of the operator's own latest entry that is done; −1 without one. */
  get ownIndex(): number {
    return this.done.findLastIndex(({ foreign }) => foreign !== true)
  }

  /** Moves an own entry that is done to the redo stack. @param changes what redoes it, among others' changes since */
  takeBack(index: number, changes: readonly Change[]): void {
    this.#close()
    for (const entry of this.done.splice(index, 1)) this.undone.push(withChanges(entry, changes))
  }

  /** Moves the next entry of the redo stack to the top. @param changes what it changed there */
  putBack(changes: readonly Change[]): void {
    this.#close()
    const entry = this.undone.pop()
    if (entry) this.done.push(withChanges(entry, changes))
  }

  /** Replaces both stacks by saved ones. */
  restore({ done, undone }: SavedHistory): void {
    this.done.splice(0, this.done.length, ...done)
    this.undone = [...undone]
    this.#nextId = Math.max(0, ...[...done, ...undone].map(({ id }) => id)) + 1
    this.#close()
  }

  mark(): Mark {
    this.#isClosed = true
    return { top: this.done.at(-1)?.id ?? null, undone: [...this.undone] }
  }

  /** Drops all entries since the mark and restores its redo stack; returns the changes that the caller must revert. */
  bail(mark: Mark): Change[] {
    const start = this.#after(mark)
    if (start === null) return []
    this.#close()
    this.undone = [...mark.undone]
    return this.done.splice(start).flatMap(({ step }) => step.changes)
  }

  /** Combines all entries since the mark into one, under the label of the last unless another is given. */
  squash(mark: Mark, label?: string): void {
    const start = this.#after(mark)
    const last = this.done.at(-1)
    if (start === null || !last || start === this.done.length) return
    this.#close()
    const steps = this.done.slice(start).map(({ step }) => step)
    this.done.length = start + 1
    const step = label === undefined ? last.step : { ...last.step, label }
    this.#replace(start, { ...last, id: this.#nextId++, step }, steps)
  }

  /**
   * Until it ends, edits are one step however long it takes: the time of composing is no pause. The step is that of the
   * typing before it, if it began soon after.
   */
  beginComposition(at: number): void {
    this.#composition ??= { at, entry: null }
  }

  endComposition(): void {
    this.#composition = null
  }

  /** Later edits begin a new step. */
  #close(): void {
    this.#composition = null
    this.#isClosed = true
  }

  #joins(top: HistoryEntry, mergeKey: string | undefined, at: number): boolean {
    const { entry = null, at: typed = at } = this.#composition ?? {}
    if (entry !== null) return entry === top.id
    return (
      !this.#isClosed &&
      mergeKey !== undefined &&
      mergeKey === top.mergeKey &&
      typed - top.at <= this.#mergeWindow
    )
  }

  /** Index of the first entry since the mark; `null` if the mark is invalid. */
  #after({ top }: Mark): number | null {
    if (top === null) return 0
    const index = this.done.findLastIndex(({ id }) => id === top)
    return index < 0 ? null : index + 1
  }

  /** Replaces an entry by many steps folded into one; removes it if they cancel out. */
  #replace(index: number, entry: HistoryEntry, steps: readonly EditStep[]): void {
    const changes = foldChanges(steps.flatMap((step) => step.changes))
    const folded = changes.length > 0 ? [{ ...entry, step: { label: entry.step.label, changes } }] : []
    this.done.splice(index, 1, ...folded)
  }
}

const withChanges = (entry: HistoryEntry, changes: readonly Change[]): HistoryEntry => ({
  ...entry,
  step: { ...entry.step, changes },
})
