/** The widget, or page configuration, that the settings form reads and writes by path. */
import { listInsert, listMove, listRemove, resize, setPage, setProp, setStyle } from '../../commands'
import type { Editor } from '../../editor/editor'
import type { Command } from '../../page/command'
import { isRoot, PAGE, type PageConfig, type Widget } from '../../page/doc'
import type { Path } from '../../page/patch'
import { filledWidget } from '../../render/live/live-page'
import { fillPageProps } from '@schemas/fill'
import type { Json, JsonObject } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { valueIn, withValue } from '@schemas/json'
import { together } from './together'
import { Watchers } from './watchers'

/** The edit for callers that intercept commands (`SettingsFormProps.runCommand`). */
export interface Edit {
  uuid: string
  path: Path
  value: Json | undefined
}

export type RunCommand = (command: Command, edit?: Edit) => void

interface Content {
  props: JsonObject
  style: JsonObject
}

const NO_ITEMS: readonly Json[] = []

const filledPages = new WeakMap<PageConfig, Content>()

export class Target {
  readonly #run: RunCommand
  readonly #watchers: Watchers

  constructor(
    readonly editor: Editor,
    readonly uuid: string,
    run: RunCommand,
  ) {
    this.#run = run
    this.#watchers = new Watchers(
      (path) => this.raw(path),
      (listener) => this.follow(listener),
    )
  }

  /** Subscribes to all changes of the widget including moves; returns the unsubscribe function. Bound, for React. */
  readonly follow: (listener: () => void) => () => void = (listener: () => void): (() => void) =>
    this.uuid === PAGE
      ? this.editor.subscribePage(listener)
      : this.editor.subscribeWidget(this.uuid, listener)

  /** Subscribes to changes at or below the path; returns the unsubscribe function. */
  watch(path: Path, listener: () => void): () => void {
    return this.#watchers.watch(path, listener)
  }

  get widget(): Widget | undefined {
    return this.editor.doc.widgets.get(this.uuid)
  }

  /** Whether it lies below no panel. */
  get isAtTop(): boolean {
    const { widget } = this
    return widget !== undefined && isRoot(widget.parent)
  }

  /** Whether several widgets are edited as one. */
  readonly isShared: boolean = false

  /** Whether the widgets that are edited here have different values. */
  isMixed(_path: Path): boolean {
    return false
  }

  /** The stored value at a path; also `undefined` while the page has no such widget. */
  raw(path: Path): Json | undefined {
    const node = this.uuid === PAGE ? this.editor.doc.page : this.widget
    return node && (valueIn(contentOf(node), path) as Json | undefined)
  }

  /** The effective value: stored, or else the schema's default. */
  value(path: Path): Json | undefined {
    const full = this.#filled()
    return full && (valueIn(full, path) as Json | undefined)
  }

  /**
   * The items of a list: as stored, so that unchanged items stay the same objects; else the default; empty if it is not
   * a list.
   */
  list(path: Path): readonly Json[] {
    const list = this.raw(path) ?? this.value(path)
    return Array.isArray(list) ? list : NO_ITEMS
  }

  /** JSON pointer of this path as in `Problem.path`. */
  pointer(path: Path): string {
    return toPointer(this.uuid === PAGE ? ['page', ...path] : path)
  }

  /** Sets one value; `title` names the field in the history. */
  set(path: Path, value: Json | undefined, title: string): void {
    this.#run(this.setting(path, value, title), { uuid: this.uuid, path, value })
  }

  /** Sets several values in one step. */
  setAll(values: readonly (readonly [Path, Json | undefined])[], title: string): void {
    this.#run(together(values.map(([path, value]) => this.setting(path, value, title))))
  }

  insert(path: Path, index: number, item: Json, title: string): void {
    const list = this.raw(path)
    if (Array.isArray(list)) this.#run(listInsert(this.uuid, path.slice(1), index, item, { field: title }))
    else this.set(path, this.list(path).toSpliced(index, 0, item), title)
  }

  remove(path: Path, index: number, title: string): void {
    if (Array.isArray(this.raw(path)))
      this.#run(listRemove(this.uuid, path.slice(1), index, { field: title }))
    else this.set(path, this.list(path).toSpliced(index, 1), title)
  }

  move(path: Path, from: number, to: number, title: string): void {
    if (Array.isArray(this.raw(path))) {
      this.#run(listMove(this.uuid, path.slice(1), from, to, { field: title }))
      return
    }
    const list = this.list(path)
    const item = list[from]
    if (item !== undefined) this.set(path, list.toSpliced(from, 1).toSpliced(to, 0, item), title)
  }

  #filled(): Content | undefined {
    if (this.uuid !== PAGE) return this.widget && contentOf(filledWidget(this.widget))
    const { page } = this.editor.doc
    let full = filledPages.get(page)
    if (!full) filledPages.set(page, (full = { props: fillPageProps(page.props), style: {} }))
    return full
  }

  /**
   * The command for one value. A value inside a container that exists only by default, or has another type, is written
   * together with that container.
   */
  setting(path: Path, value: Json | undefined, field: string): Command {
    const whole = holder(
      path,
      (at) => this.raw(at),
      (at) => this.value(at),
    )
    const at = whole ?? path
    const put = whole ? withValue(this.value(whole), path.slice(whole.length), value) : value
    const [part, ...inner] = at
    const [name] = inner
    if (part === 'style' && name !== undefined) return styling(this.uuid, name, put, { field })
    if (this.uuid === PAGE) return setPage(inner, put, { field })
    return setProp(this.uuid, inner, put, { field })
  }
}

/** Width and height go through `resize`, which keeps the ratio under the proportional lock. */
function styling(uuid: string, name: string | number, value: Json | undefined, options: { field: string }) {
  const side = name === 'width' || name === 'height'
  return side && typeof value === 'number'
    ? resize(uuid, { [name]: value }, options)
    : setStyle(uuid, { [name]: value }, options)
}

/** Style is typed when written; here it is read like other JSON. */
function contentOf(node: { props: JsonObject; style?: object }): Content {
  return { props: node.props, style: (node.style ?? {}) as JsonObject }
}

/**
 * The path of the container that must be written as a whole before a value can be set at `path`: the first one on the
 * path that is not stored although shown by default, or that is not a container. `null` if the value can be set by
 * itself.
 */
export function holder(
  path: Path,
  stored: (path: Path) => unknown,
  drawn: (path: Path) => unknown,
): Path | null {
  for (let depth = 2; depth < path.length; depth++) {
    const at = path.slice(0, depth)
    const here = stored(at)
    if (isContainer(here) && Array.isArray(here) === (typeof path[depth] === 'number')) continue
    return here === undefined && !isContainer(drawn(at)) ? null : at
  }
  return null
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
