/** One page being edited: editor, problems and what is selected. */
import { createContext, useContext } from 'react'
import {
  childrenOf,
  createEditor,
  freshSeed,
  fromJson,
  insertInto,
  PAGE,
  ProblemStore,
  toJson,
  type Editor,
} from '@engine/design'
import type { PageJson } from '@schemas/page'

export class Session {
  readonly editor: Editor
  readonly problems: ProblemStore
  #selected = PAGE
  readonly #listeners = new Set<() => void>()

  /** @param page is copied: the editor freezes what it holds */
  constructor(page: PageJson) {
    this.editor = createEditor(fromJson(structuredClone(page)))
    const none = { header: null, footer: null }
    this.problems = new ProblemStore(this.editor, () => ({ ...none, body: this.page }))
  }

  get page(): PageJson {
    return toJson(this.editor.doc)
  }

  /** Uuid of a widget that exists, else `PAGE`. */
  get selected(): string {
    return this.editor.doc.widgets.has(this.#selected) ? this.#selected : PAGE
  }

  select(uuid: string): void {
    this.#selected = uuid
    for (const listener of this.#listeners) listener()
  }

  /** Calls the listener when something else is selected, also because it was removed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.editor.subscribeChanges(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** Inserts a widget of the palette and selects it. @param index among the page's widgets; by default below the selected one */
  insert(type: string, index = this.#below()): void {
    const command = insertInto(null, freshSeed(this.editor.doc, type, null), index)
    this.editor.run(command)
    this.select(command.uuid)
  }

  #below(): number | undefined {
    const at = childrenOf(this.editor.doc, null).indexOf(this.selected)
    return at < 0 ? undefined : at + 1
  }
}

export const SessionContext = createContext<Session | null>(null)

/** @throws Error outside of a Designer */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Expected a <Designer> above this part, found none.')
  return session
}
