/** The edits available to a command. Each is applied at once and recorded for undo. */
import { freeze, produce } from 'immer'
import type { WidgetJson } from '@schemas/page'
import { equal, isList, isRecord } from '@schemas/json'
import { applyChange, entryOf, valueAt } from './apply'
import { type Change, type Patch, type Path, beside, type Node } from './patch'
import { diffValue } from './diff'
import { PAGE, type OwnedDoc, type PageConfig, type PageDoc, type Parent } from './doc'
import { requireWidget, requireNode, PageError } from './find'

/** The fields of a widget that a recipe may edit; its position, type and version stay. */
export type WidgetContent = Pick<
  WidgetJson,
  'name' | 'alias' | 'hidden' | 'locked' | 'props' | 'style' | 'h5'
>

const EDITABLE: ReadonlySet<unknown> = new Set(['name', 'alias', 'hidden', 'locked', 'props', 'style', 'h5'])

export class Transaction {
  readonly changes: Change[] = []
  /** The page after the edits so far. */
  readonly doc: PageDoc
  readonly #doc: OwnedDoc
  readonly #where: string

  /** `where` names the command in errors. */
  constructor(doc: OwnedDoc, where: string) {
    this.doc = doc
    this.#doc = doc
    this.#where = where
  }

  /** Sets one value by path (`undefined` removes it) of a widget or of `PAGE`; the path of a keystroke. */
  set(id: string, path: Path, value: unknown): void {
    const patch = setPatch(requireNode(this.doc, id, this.#where), path, value)
    if (patch) this.#edit(id, [patch])
  }

  /** Edits a widget freely with a recipe on an immer draft of this widget. */
  update(id: string, recipe: (draft: WidgetContent) => void): void {
    const before = requireWidget(this.doc, id, this.#where)
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

  /** Adds a widget and takes ownership (frozen, not copied). */
  insert(id: string, widget: WidgetJson): void {
    this.apply({ id, added: freeze(widget, true) })
  }

  /** Removes one widget; its descendants must be removed before. */
  remove(id: string): void {
    this.apply({ id, removed: requireWidget(this.doc, id, this.#where) })
  }

  /** Puts a widget under a parent with an order key. */
  place(id: string, parent: Parent, order: string): void {
    const { parent: oldParent, order: oldOrder } = requireWidget(this.doc, id, this.#where)
    if (parent === oldParent && order === oldOrder) return
    this.apply({ id, patches: [{ op: 'place', value: [parent, order], was: [oldParent, oldOrder] }] })
  }

  /** Inserts an item into a list before `index`; the list's length appends. */
  listInsert(id: string, path: Path, index: number, value: unknown): void {
    const { length } = requireList(requireNode(this.doc, id, this.#where), path, this.#where)
    if (!Number.isInteger(index) || index < 0 || index > length) {
      throw new PageError(`an index from 0 to ${length}`, String(index), this.#where)
    }
    this.#edit(id, [{ op: 'add', path: [...path, index], value: freeze(value, true) }])
  }

  listRemove(id: string, path: Path, index: number): void {
    const was = requireItem(
      requireList(requireNode(this.doc, id, this.#where), path, this.#where),
      index,
      this.#where,
    )
    this.#edit(id, [{ op: 'remove', path: [...path, index], was }])
  }

  /** Moves an item; `to` is its index afterwards. Moving rewrites no item. */
  listMove(id: string, path: Path, from: number, to: number): void {
    const list = requireList(requireNode(this.doc, id, this.#where), path, this.#where)
    requireItem(list, from, this.#where)
    requireItem(list, to, this.#where)
    if (from !== to) this.#edit(id, [{ op: 'move', path, from, to }])
  }

  /** Applies a recorded change of undo or a diff. */
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

/**
 * The patch that sets the value at a path (`undefined` removes it); `null` if that changes nothing. Missing containers
 * on the path are created: a string makes an object, a number a list.
 */
function setPatch(node: Node, path: Path, value: unknown): Patch | null {
  let container: unknown = node
  const last = path.length - 1
  for (let depth = 0; depth <= last; depth++) {
    const here = entryOf(container, path[depth])
    if (here === undefined) {
      if (value === undefined) return null
      return {
        op: 'add',
        path: path.slice(0, depth + 1),
        value: freeze(nest(path.slice(depth + 1), value), true),
      }
    }
    if (depth < last) container = here
    else if (value === undefined) return removePatch(container, path, here)
    else if (equal(here, value)) return null
    else return { op: 'replace', path, value: freeze(value, true), was: here }
  }
  throw new PageError('a path with at least one key', 'an empty one', 'set')
}

function nest(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => {
    if (typeof key === 'string') return { [key]: inner }
    if (key === 0) return [inner]
    throw new PageError('index 0 of a list that does not exist yet', String(key), 'set')
  }, value)
}

/** Stores the next key, so that undo restores the key order. */
function removePatch(container: unknown, path: Path, was: unknown): Patch {
  if (!isRecord(container)) return { op: 'remove', path, was }
  const keys = Object.keys(container)
  return { op: 'remove', path, was, ...beside(keys[keys.indexOf(String(path.at(-1))) + 1]) }
}

/**
 * The list at a path.
 * @throws PageError if there is none
 */
function requireList(node: Node, path: Path, where: string): readonly unknown[] {
  const list = valueAt(node, path)
  if (isList(list)) return list
  throw new PageError(`a list at /${path.join('/')}`, list === undefined ? 'nothing' : typeof list, where)
}

/**
 * The item of a list.
 * @throws PageError if there is none
 */
function requireItem(list: readonly unknown[], index: number, where: string): unknown {
  if (index in list) return list[index]
  throw new PageError(`an index from 0 to ${list.length - 1}`, String(index), where)
}
