import { useMemo, useSyncExternalStore } from 'react'
import { type Json, PAGE_TYPE } from '@schemas/page'
import type { UiSchema } from '@schemas/dialect/form-schema'
import { catalogue } from '@schemas/generated/catalogue'
import type { Path } from '../page/patch'
import type { ListState } from './field'
import { conditionOf, limitsOf, limitProblem, type Limits } from './limits'
import { hintsOf, schemaAt, type FormPart } from './schema-at'
import { useSettings, type Settings } from './settings-context'
import { NOWHERE, useValue, usePath } from './use-leaf'
import type { Target } from './store/target'
import { inLanguage } from '@schemas/problem-texts/in-language'

const NO_ITEMS: readonly Json[] = []

/** A list of the widget being edited, with commands for its items and the limits of its schema. */
export function useList(path: Path): ListState {
  const value = useValue(path)
  const items = Array.isArray(value) ? value : NO_ITEMS
  const keys = useListKeys(path)
  const actions = useListActions(path)
  return useMemo(() => ({ items, keys, ...actions }), [items, keys, actions])
}

export type ListActions = Omit<ListState, 'items' | 'keys'>

/** A key per item; components that use it render again only if an item is added, removed or moved. */
export function useListKeys(path: Path): readonly string[] {
  const { target } = useSettings()
  const stable = usePath(path)
  const keys = useMemo(() => new ListKeys(target, stable), [target, stable])
  return useSyncExternalStore(keys.subscribe, keys.read)
}

/** Commands of a list without subscribing to its items. */
export function useListActions(path: Path): ListActions {
  const settings = useSettings()
  const { form } = settings
  const stable = usePath(path)
  const part = useMemo(() => schemaAt(form, stable), [form, stable])
  const condition = useValue(conditionPath(part))
  return useMemo(
    () => listActions(settings, stable, limitsOf(part, condition), stringsOf(part), part.schema.title ?? ''),
    [settings, stable, part, condition],
  )
}

function listActions(
  { target, confirmRemove, onRemoved, refuse }: Settings,
  path: Path,
  limits: Limits,
  strings: RemovalStrings,
  title: string,
): ListActions {
  const current = () => target.list(path)
  /**
   * Reports why the length is not allowed. A list that is too long may still shrink, one that is too short may grow.
   */
  const objects = (length: number): string | null => {
    const complaint = limitProblem(limits, length)
    if (complaint === null) return null
    const before = current().length
    if (length > limits.max ? length < before : length > before) return null
    refuse(complaint)
    return complaint
  }
  const add = (item: Json, index = current().length): string | null => {
    const complaint = objects(current().length + 1)
    if (complaint === null) target.insert(path, index, structuredClone(item), title)
    return complaint
  }
  return {
    min: limits.min,
    max: limits.max,
    add,
    duplicate: (index) => add(current()[index] ?? null, index + 1),
    async remove(index) {
      if (objects(current().length - 1) !== null) return false
      const doomed = current()[index]
      if (doomed === undefined || !(await confirmRemove(strings.remove))) return false
      // While the question was open, the page may have changed (an undo, another editor).
      const list = current()
      const now = list[index] === doomed ? index : list.indexOf(doomed)
      if (now === -1) return false
      target.remove(path, now, title)
      onRemoved(strings.removed)
      return true
    },
    move: (from, to) => target.move(path, from, to, title),
    replace(items) {
      const complaint = objects(items.length)
      if (complaint === null) target.set(path, structuredClone([...items]), title)
      return complaint
    },
  }
}

/** The property that the limits of a list depend on. */
function conditionPath({ ui }: FormPart): Path {
  const prop = conditionOf(ui)
  return prop === undefined ? NOWHERE : ['props', prop]
}

/** Hints of a path, for components that do not get them as props. */
export function useHints(path: Path) {
  const { form } = useSettings()
  const stable = usePath(path)
  return useMemo(() => hintsOf(schemaAt(form, stable).ui), [form, stable])
}

/** The question before an item is removed, and the notice after it (rule panel-1). */
interface RemovalStrings {
  remove: string
  removed: string
}

/** The list's own question, else that of its items, else the general one of the page configuration. */
function stringsOf({ ui }: FormPart): RemovalStrings {
  const common = catalogue[PAGE_TYPE]?.strings
  const items: UiSchema = (Array.isArray(ui.items) ? undefined : ui.items) ?? {}
  const [own, each] = [hintsOf(ui).strings, hintsOf(items).strings]
  return {
    remove: own?.['remove'] ?? each?.['remove'] ?? inLanguage(common?.['removeItem'] ?? ''),
    removed: inLanguage(common?.['removed'] ?? ''),
  }
}

class ListKeys {
  readonly #target: Target
  readonly #path: Path
  #known: KeyedItems

  constructor(target: Target, path: Path) {
    this.#target = target
    this.#path = path
    this.#known = keyed(this.#target.list(this.#path))
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#target.watch(this.#path, listener)

  readonly read = (): readonly string[] => {
    this.#known = followItems(this.#known, this.#target.list(this.#path))
    return this.#known.keys
  }
}

interface KeyedItems {
  items: readonly Json[]
  keys: readonly string[]
}

let count = 0

export function keyed(items: readonly Json[]): KeyedItems {
  return { items, keys: items.map(() => `item-${++count}`) }
}

/**
 * Keys for a list after an edit; the same array if no item was added, removed or moved. An item that is the same object
 * keeps its key; a new object at an index whose old item is gone counts as edited in place and keeps that key; others
 * get new keys.
 */
export function followItems(before: KeyedItems, items: readonly Json[]): KeyedItems {
  if (items === before.items) return before
  const left = new Map(before.keys.map((key, index) => [key, before.items[index]]))
  const keys = items.map((item, index) => takeKey(left, item, before.keys[index]))
  for (const [index] of items.entries()) {
    const old = before.keys[index]
    if (keys[index] === undefined && old !== undefined && left.delete(old)) keys[index] = old
  }
  const all = keys.map((key) => key ?? `item-${++count}`)
  const same = all.length === before.keys.length && all.every((key, index) => key === before.keys[index])
  return { items, keys: same ? before.keys : all }
}

/** The key of an item that is the same object, preferably at the same index. */
function takeKey(left: Map<string, Json | undefined>, item: Json, here: string | undefined) {
  if (here !== undefined && left.get(here) === item && left.delete(here)) return here
  if (typeof item !== 'object') return undefined
  for (const [key, old] of left) if (old === item && left.delete(key)) return key
  return undefined
}
