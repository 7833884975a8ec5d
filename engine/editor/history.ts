/** The stacks of undo and redo, with marks and merging. It knows steps, not documents. */
import { type Change, type EditStep, invertChanges, related } from '../page/patch'
import { foldChanges } from '../page/fold'
import type { Command } from '../page/command'

export interface HistoryEntry {
  /** Stays the same while steps merge into it, and through undo and redo. */
  readonly id: number
  readonly step: EditStep
  /** The next step of the same key, soon after, becomes part of it (a field being typed into). */
  readonly mergeKey: string | undefined
  /** When its last step came, by the editor's clock. */
  readonly at: number
}

/** Both stacks as JSON. */
export interface SavedHistory {
  readonly done: readonly HistoryEntry[]
  readonly undone: readonly HistoryEntry[]
}

/** A point in the history. Once undo has gone behind it and something else was done, it holds no more. */
export interface Mark {
  /** Id of the entry on top; `null` at the very beginning. */
  readonly top: number | null
  readonly undone: readonly HistoryEntry[]
}

export class History {
  /** What undo takes back, latest last. */
  readonly done: HistoryEntry[] = []
  /** What redo does again, next one last. */
  undone: HistoryEntry[] = []
  readonly #mergeWindow: number
  #nextId = 1
  /** Nothing may merge into what is on top. */
  #sealed = false
  /** While a composition lasts: the entry that all its steps join, `null` before the first. */
  #composition: { entry: number | null } | null = null

  /** `mergeWindow`: milliseconds within which steps of one merge key become one. */
  constructor(mergeWindow: number) {
    this.#mergeWindow = mergeWindow
  }

  push(step: EditStep, at: number, mergeKey?: string): void {
    const top = this.done.at(-1)
    this.undone = []
    if (top && this.#joins(top, mergeKey, at)) {
      this.#replace(this.done.length - 1, { id: top.id, step, mergeKey, at }, [top.step, step])
    } else this.done.push({ id: this.#nextId++, step, mergeKey, at })
    this.#sealed = false
    if (this.#composition) this.#composition.entry = this.done.at(-1)?.id ?? null
  }

  /** Puts kept stacks in place of its own. */
  takeUp({ done, undone }: SavedHistory): void {
    this.done.splice(0, this.done.length, ...done)
    this.undone = [...undone]
    this.#nextId = Math.max(0, ...[...done, ...undone].map(({ id }) => id)) + 1
    this.endComposition()
  }

  /** Moves the latest entry to the other stack; the caller takes its changes back. */
  undo(): HistoryEntry | undefined {
    this.endComposition()
    const entry = this.done.pop()
    if (entry) this.undone.push(entry)
    return entry
  }

  redo(): HistoryEntry | undefined {
    this.endComposition()
    const entry = this.undone.pop()
    if (entry) this.done.push(entry)
    return entry
  }

  mark(): Mark {
    this.#sealed = true
    return { top: this.done.at(-1)?.id ?? null, undone: [...this.undone] }
  }

  /** Forgets all since the mark and brings back what could be redone then; answers what the caller must take back. */
  bail(mark: Mark): Change[] {
    const start = this.#after(mark)
    if (start === null) return []
    this.endComposition()
    this.undone = [...mark.undone]
    return this.done.splice(start).flatMap(({ step }) => step.changes)
  }

  /** Makes one entry of all since the mark, under the label of the last unless another is given. */
  squash(mark: Mark, label?: string): void {
    const start = this.#after(mark)
    const last = this.done.at(-1)
    if (start === null || !last || start === this.done.length) return
    this.endComposition()
    const steps = this.done.slice(start).map(({ step }) => step)
    this.done.length = start + 1
    const step = label === undefined ? last.step : { ...last.step, label }
    this.#replace(start, { ...last, id: this.#nextId++, step }, steps)
  }

  beginComposition(): void {
    this.#composition ??= { entry: null }
  }

  /** What was composed is one step now, whatever follows. */
  endComposition(): void {
    this.#composition = null
    this.#sealed = true
  }

  #joins(top: HistoryEntry, mergeKey: string | undefined, at: number): boolean {
    if (this.#composition) return this.#composition.entry === top.id
    return (
      !this.#sealed && mergeKey !== undefined && mergeKey === top.mergeKey && at - top.at <= this.#mergeWindow
    )
  }

  /** Index of the first entry since the mark; `null` when it holds no more. */
  #after({ top }: Mark): number | null {
    if (top === null) return 0
    const index = this.done.findLastIndex(({ id }) => id === top)
    return index < 0 ? null : index + 1
  }

  /** Puts an entry in the place of another, with many steps as one; nothing where they cancel out. */
  #replace(index: number, entry: HistoryEntry, steps: readonly EditStep[]): void {
    const changes = foldChanges(steps.flatMap((step) => step.changes))
    const folded = changes.length > 0 ? [{ ...entry, step: { label: entry.step.label, changes } }] : []
    this.done.splice(index, 1, ...folded)
  }
}

/** The first later step that touched what this one did; such a step cannot be taken back alone. */
export function blockerOf(step: EditStep, since: readonly EditStep[]): EditStep | undefined {
  return since.find((later) =>
    later.changes.some((change) => step.changes.some((own) => touches(own, change))),
  )
}

/** The command that takes a step back. */
export function revertStep(step: EditStep): Command {
  return {
    label: () => `撤回 ${step.label}`,
    run(tx) {
      for (const change of invertChanges(step.changes)) tx.apply(change)
    },
  }
}

function touches(own: Change, later: Change): boolean {
  if (own.id !== later.id) return false
  if (!('patches' in own && 'patches' in later)) return true
  return own.patches.some((patch) => later.patches.some((other) => related(patch, other)))
}
