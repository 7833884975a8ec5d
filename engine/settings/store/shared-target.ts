import type { Editor } from '../../editor/editor'
import type { Command } from '../../page/command'
import type { Path } from '../../page/patch'
import { equal } from '@schemas/json'
import type { Json } from '@schemas/page'
import { Target, type Edit, type RunCommand } from './target'
import { together } from './together'
import { texts } from '../../texts/texts'

/** Changes the command of one widget: its box may follow its text. */
export type AdaptCommand = (command: Command, edit: Edit) => Command

/** An edit of all that is done in another way: true where it is. */
export type InsteadOfEdit = (path: Path, value: Json | undefined) => boolean

/**
 * Several widgets that the settings form edits as one: it shows the value that all have, and writes to all in one step. It
 * has no lists.
 */
export class SharedTarget extends Target {
  override readonly isShared = true
  readonly #each: readonly Target[]
  readonly #write: RunCommand
  readonly #adapt: AdaptCommand
  readonly #instead: InsteadOfEdit
  /** One listener for all: an edit of many tells once. */
  override readonly follow: (listener: () => void) => () => void

  /** @param uuids at least one */
  constructor(
    editor: Editor,
    uuids: readonly string[],
    run: RunCommand,
    { adapt, instead }: { adapt: AdaptCommand; instead: InsteadOfEdit },
  ) {
    super(editor, uuids[0] ?? '', run)
    this.#each = uuids.map((uuid) => new Target(editor, uuid, run))
    this.#write = run
    this.#adapt = adapt
    this.#instead = instead
    const own = new Set(uuids)
    this.follow = (listener) =>
      editor.subscribeChanges((changes) => changes.some(({ id }) => own.has(id)) && listener())
  }

  override get isAtTop(): boolean {
    return this.#each.some(({ isAtTop }) => isAtTop)
  }

  override isMixed(path: Path): boolean {
    const [first, ...others] = this.#each
    const value = first?.value(path)
    return others.some((other) => !equal(other.value(path), value))
  }

  override raw(path: Path): Json | undefined {
    return this.isMixed(path) ? undefined : super.raw(path)
  }

  override value(path: Path): Json | undefined {
    return this.isMixed(path) ? undefined : super.value(path)
  }

  override set(path: Path, value: Json | undefined, title: string): void {
    if (!this.#instead(path, value)) this.setAll([[path, value]], title)
  }

  override setAll(values: readonly (readonly [Path, Json | undefined])[], title: string): void {
    const { edit, label, several } = texts.steps
    const commands = this.#each.flatMap((target) =>
      values.map(([path, value]) =>
        this.#adapt(target.setting(path, value, title), { uuid: target.uuid, path, value }),
      ),
    )
    this.#write({ ...together(commands), label: () => label(edit, several(this.#each.length), title) })
  }
}
