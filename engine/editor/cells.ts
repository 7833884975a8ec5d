/** What components subscribe to: a valtio cell per widget and one per list of children, created on first access. */
import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { Change } from '../page/patch'
import { childrenOf } from '../page/children'
import { PAGE, type PageConfig, type PageDoc, type Parent, type Widget } from '../page/doc'

/**
 * The current widget, `undefined` while the page has none with that uuid. valtio watches the counter: `ref` of every
 * new widget would cost more than the edit.
 */
export interface WidgetCell {
  readonly w: Widget | undefined
  changes: number
}

/** The uuids of one parent's children; replaced only if they changed. */
export interface ChildrenCell {
  uuids: readonly string[]
}

export interface ConfigCell {
  page: PageConfig
}

export class Cells {
  readonly config: ConfigCell
  readonly #doc: PageDoc
  readonly #widgets = new Map<string, WidgetCell>()
  readonly #children = new Map<Parent, ChildrenCell>()

  constructor(doc: PageDoc) {
    this.#doc = doc
    this.config = proxy<ConfigCell>({ page: ref(doc.page) })
  }

  widget(uuid: string): WidgetCell {
    let cell = this.#widgets.get(uuid)
    if (!cell) {
      const doc = this.#doc
      cell = proxy<WidgetCell>({
        changes: 0,
        get w() {
          return doc.widgets.get(uuid)
        },
      })
      this.#widgets.set(uuid, cell)
    }
    return cell
  }

  children(parent: Parent): ChildrenCell {
    let cell = this.#children.get(parent)
    if (!cell) {
      cell = proxy<ChildrenCell>({ uuids: ref(childrenOf(this.#doc, parent)) })
      this.#children.set(parent, cell)
    }
    return cell
  }

  /** Notifies the cells of the changed widgets and lists. The document has all changes already. */
  notify(changes: readonly Change[]): void {
    for (const { id } of changes) {
      if (id === PAGE) this.config.page = ref(this.#doc.page)
      else this.#notifyWidget(id)
    }
    const parents = changes.flatMap(parentsOf)
    if (parents.length > 0) for (const parent of new Set(parents)) this.#notifyChildren(parent)
  }

  #notifyWidget(uuid: string): void {
    const cell = this.#widgets.get(uuid)
    if (cell) cell.changes++
  }

  #notifyChildren(parent: Parent): void {
    const cell = this.#children.get(parent)
    const uuids = childrenOf(this.#doc, parent)
    if (cell && !sameList(cell.uuids, uuids)) cell.uuids = ref(uuids)
  }
}

/** Subscribes to a cell; the listener is called synchronously, after the whole step is in the document. */
export function listen(cell: object, listener: () => void): () => void {
  return subscribe(cell, listener, true)
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((uuid, index) => uuid === b[index])
}

/** The parents whose child lists a change may alter. */
function parentsOf(change: Change): Parent[] {
  if ('added' in change) return [change.added.parent]
  if ('removed' in change) return [change.removed.parent]
  return change.patches.flatMap((patch) => (patch.op === 'place' ? [patch.was[0], patch.value[0]] : []))
}
