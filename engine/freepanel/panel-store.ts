/** Tracks one panel of an editor: components subscribe, commands read. */
import type { Editor } from '../editor/editor'
import type { Registry } from '../registry/registry'
import { PanelReader, typesOf, type PanelView } from './panel-view'
import { loadRules, rulesOf } from './rules'

export class PanelStore {
  readonly #editor: Editor
  readonly #panel: string
  readonly #reader: PanelReader
  readonly #heights = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  #lastView: PanelView | null = null
  #stop: (() => void) | undefined

  constructor(editor: Editor, registry: Registry, panel: string) {
    this.#editor = editor
    this.#panel = panel
    this.#reader = new PanelReader(registry, panel)
  }

  /** The current panel; `null` if it is gone or its rules are loading. The same object until it changes. */
  readonly view = (): PanelView | null => this.#reader.read(this.#editor.doc, this.#heights)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#stop ??= this.#editor.subscribeChanges(() => this.#follow())
    this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  /** Reports the rendered height of a content-driven frame, px. */
  measure(uuid: string, height: number): void {
    if (this.#heights.get(uuid) === height) return
    this.#heights.set(uuid, height)
    this.#tell()
  }

  #follow(): void {
    const missing = typesOf(this.#editor.doc, this.#panel).filter((type) => !rulesOf(type))
    if (missing.length > 0) void this.#load(missing)
    else this.#tell()
  }

  async #load(types: readonly string[]): Promise<void> {
    try {
      await loadRules(types)
      this.#tell()
    } catch (error) {
      console.error(`Rules of ${types.join(', ')} failed to load; the next edit tries again`, error)
    }
  }

  #tell(): void {
    const view = this.view()
    if (view === this.#lastView) return
    this.#lastView = view
    for (const listener of this.#listeners) listener()
  }
}

const stores = new WeakMap<Editor, Map<string, PanelStore>>()

/** The store of a panel, shared by overlay, toolbar and shortcuts with the measured heights. */
export function panelStore(editor: Editor, registry: Registry, panel: string): PanelStore {
  let ofEditor = stores.get(editor)
  if (!ofEditor) stores.set(editor, (ofEditor = new Map()))
  let store = ofEditor.get(panel)
  if (!store) ofEditor.set(panel, (store = new PanelStore(editor, registry, panel)))
  return store
}
