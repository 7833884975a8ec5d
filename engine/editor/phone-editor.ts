/** The page as a phone shows it, to be edited: every edit becomes a value of the phone's own in the page itself. */
import { applyCommand, type Command } from '../page/command'
import { diff } from '../page/diff'
import type { EditStep } from '../page/patch'
import { overridesOf, writeOverrides, type Override } from '../page/phone/overrides'
import { phoneDoc } from '../page/phone/phone-doc'
import { Editor, type EditorStatus, type HistoryLine, type Reverted } from './editor'
import type { Mark, SavedHistory } from './history'
import { texts } from '../texts/texts'

export class PhoneEditor extends Editor {
  readonly #base: Editor
  readonly #refuse: (reason: string) => void
  readonly #stop: () => void

  /**
   * @param width px of the phone
   * @param refuse tells the operator why an edit cannot be made on phones alone
   */
  constructor(base: Editor, width: number, refuse: (reason: string) => void) {
    super(phoneDoc(base.doc, width))
    this.#base = base
    this.#refuse = refuse
    this.#stop = base.subscribeChanges(() => this.take(diff(this.doc, phoneDoc(base.doc, width))))
  }

  close(): void {
    this.#stop()
  }

  override get status(): EditorStatus {
    return this.#base.status
  }

  override run(command: Command): EditStep {
    if (command.isSettled) return this.#base.run(command)
    const { step } = applyCommand(this.doc, command)
    const overrides = overridesOf(step.changes, { base: this.#base.doc, phone: this.doc })
    if (typeof overrides !== 'string') return this.#override(step.label, overrides, command.mergeKey)
    this.#refuse(overrides)
    return { label: step.label, changes: [] }
  }

  /** Whether phones have a value of their own at a path of a widget (`['style', 'width']`, `['hidden']`). */
  hasOwn(uuid: string, path: readonly (string | number)[]): boolean {
    let value: unknown = this.#base.doc.widgets.get(uuid)?.h5
    for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
    return value !== undefined
  }

  /** Lets phones follow the desktop at a path again. */
  restore(uuid: string, path: readonly (string | number)[], title: string): void {
    this.#override(texts.steps.restore(title), [{ id: uuid, path: ['h5', ...path], value: undefined }])
  }

  /** Calls back when a widget of the page itself changes. */
  followBase(uuid: string, listener: () => void): () => void {
    return this.#base.subscribeWidget(uuid, listener)
  }

  #override(label: string, overrides: readonly Override[], mergeKey?: string): EditStep {
    return this.#base.run({
      label: () => texts.steps.onPhone(label),
      ...(mergeKey !== undefined && { mergeKey: `h5 ${mergeKey}` }),
      run: (tx) => writeOverrides(tx, overrides),
    })
  }

  override undo(): boolean {
    return this.#base.undo()
  }

  override redo(): boolean {
    return this.#base.redo()
  }

  override mark(): Mark {
    return this.#base.mark()
  }

  override bailTo(mark: Mark): void {
    this.#base.bailTo(mark)
  }

  override squashTo(mark: Mark, label?: string): void {
    this.#base.squashTo(mark, label)
  }

  override beginComposition(): void {
    this.#base.beginComposition()
  }

  override endComposition(): void {
    this.#base.endComposition()
  }

  override get canUndo(): boolean {
    return this.#base.canUndo
  }

  override get canRedo(): boolean {
    return this.#base.canRedo
  }

  override get history(): HistoryLine[] {
    return this.#base.history
  }

  override get steps(): SavedHistory {
    return this.#base.steps
  }

  override restoreHistory(steps: SavedHistory): void {
    this.#base.restoreHistory(steps)
  }

  override revert(id: number): Reverted {
    return this.#base.revert(id)
  }
}
