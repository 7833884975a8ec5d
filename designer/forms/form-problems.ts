import type { Editor } from '@engine/design'
import type { ProblemSource } from '@engine/settings'
import type { JsonObject } from '@schemas/page'
import type { Problem } from '@schemas/problem'

/** What is wrong with a form: nothing until it was tried to be saved, from then on judged with every change. */
export class FormProblems implements ProblemSource {
  #shown = false
  #found: readonly Problem[] = []
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly judge: (value: JsonObject) => Problem[],
    private readonly value: () => JsonObject,
  ) {}

  /** @returns how to stop */
  follow(editor: Editor): () => void {
    return editor.subscribeChanges(() => this.#shown && this.look())
  }

  /** Judges and shows; @returns whether it may be saved */
  look(): boolean {
    this.#shown = true
    this.#found = this.judge(this.value())
    for (const listener of this.#listeners) listener()
    return this.#found.every(({ severity }) => severity !== 'error')
  }

  of = (): readonly Problem[] => this.#found

  subscribe = (_uuid: string, listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
