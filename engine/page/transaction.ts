/** What a command may do to a page. Every edit is applied at once and recorded, so that it can be taken back. */
import type { WidgetJson } from '@schemas/page'
import { freeze, produce } from 'immer'
import { applyChange } from './apply-changes'
import type { Change } from './change'
import { diffValue } from './diff-value'
import { PAGE, type OwnedDoc, type PageConfig, type PageDoc, type Parent } from './doc'
import { need, needNode, PageError } from './find'
import { needItem, needList, setPatch } from './make-patch'
import type { Patch, Path } from './patch'

/** What a recipe may edit of a widget: where it stands is `place`'s, its type and version stay. */
export type WidgetContent = Pick<WidgetJson, 'name' | 'alias' | 'props' | 'style'>

const EDITABLE: ReadonlySet<unknown> = new Set(['name', 'alias', 'props', 'style'])

export class Transaction {
  readonly changes: Change[] = []
  /** The page as it stands after the edits so far. */
  readonly doc: PageDoc
  readonly #doc: OwnedDoc
  readonly #where: string

  /** `where` names the command in errors. */
  constructor(doc: OwnedDoc, where: string) {
    this.doc = doc
    this.#doc = doc
    this.#where = where
  }

  /** Sets one value by path (`undefined` removes it) of a widget or of `PAGE`; the way of a keystroke. */
  set(id: string, path: Path, value: unknown): void {
    const patch = setPatch(needNode(this.doc, id, this.#where), path, value)
    if (patch) this.#edit(id, [patch])
  }

  /** Edits a widget freely: the recipe changes an immer draft of this widget only. */
  update(id: string, recipe: (draft: WidgetContent) => void): void {
    const before = need(this.doc, id, this.#where)
    const after = produce(before, (draft) => {
      recipe(draft)
    })
    this.#edit(id, diffValue(before, after, []))
  }

  /** Edits the page configuration freely. */
  updatePage(recipe: (draft: Pick<PageConfig, 'props'>) => void): void {
    const before = this.doc.page
    const after = produce(before, (draft) => {
      recipe(draft)
    })
    this.#edit(PAGE, diffValue(before, after, []))
  }

  /** Adds a widget, which becomes the page's own (frozen, not copied). */
  insert(id: string, widget: WidgetJson): void {
    this.apply({ id, added: freeze(widget, true) })
  }

  /** Removes one widget; its descendants must have gone before. */
  remove(id: string): void {
    this.apply({ id, removed: need(this.doc, id, this.#where) })
  }

  /** Puts a widget under a parent with an order key. */
  place(id: string, parent: Parent, order: string): void {
    const { parent: oldParent, order: oldOrder } = need(this.doc, id, this.#where)
    if (parent === oldParent && order === oldOrder) return
    this.apply({ id, patches: [{ op: 'place', value: [parent, order], was: [oldParent, oldOrder] }] })
  }

  /** Puts an item into a list, before the one at `index` (the length: at the end). */
  listInsert(id: string, path: Path, index: number, value: unknown): void {
    const { length } = needList(needNode(this.doc, id, this.#where), path, this.#where)
    if (!Number.isInteger(index) || index < 0 || index > length) {
      throw new PageError(`an index from 0 to ${length}`, String(index), this.#where)
    }
    this.#edit(id, [{ op: 'add', path: [...path, index], value: freeze(value, true) }])
  }

  listRemove(id: string, path: Path, index: number): void {
    const was = needItem(needList(needNode(this.doc, id, this.#where), path, this.#where), index, this.#where)
    this.#edit(id, [{ op: 'remove', path: [...path, index], was }])
  }

  /** Moves an item; `to` is its index afterwards. Moving rewrites no item. */
  listMove(id: string, path: Path, from: number, to: number): void {
    const list = needList(needNode(this.doc, id, this.#where), path, this.#where)
    needItem(list, from, this.#where)
    needItem(list, to, this.#where)
    if (from !== to) this.#edit(id, [{ op: 'move', path, from, to }])
  }

  /** Applies a recorded change (of undo, of a diff) as it is. */
  apply(change: Change): void {
    applyChange(this.#doc, change)
    this.changes.push(change)
  }

  #edit(id: string, patches: readonly Patch[]): void {
    const astray = patches.find((patch) => 'path' in patch && !EDITABLE.has(patch.path[0]))
    if (astray && 'path' in astray) {
      throw new PageError(`a path into ${[...EDITABLE].join(', ')}`, `/${astray.path.join('/')}`, this.#where)
    }
    if (patches.length > 0) this.apply({ id, patches })
  }
}
