/**
 * The contract between the settings form and its leaf fields: the controls that read and write one place of one
 * widget. A schema names its control with `x-ui.widget`; the form looks that name up among its own fields and among
 * those given as `SettingsFormProps.fields`, and draws label, description, bounds and error messages around it.
 *
 * A leaf never touches rjsf's form data. Its `value` comes from the editor, by path, and `set` runs a command, so
 * that undo, merging and the canvas follow by themselves. A value never blocks typing: what is wrong is set as it is,
 * and comes back as one of `problems`.
 *
 * ```tsx
 * const fields: FieldRegistry = {
 *   image: { Component: ImageField },
 *   goods: { Component: GoodsField, problems: 'exact' },
 * }
 *
 * function GoodsField({ path, schema, disabled }: LeafProps) {
 *   const list = useList(path)                       // items, add, remove (asks first), move, …
 *   const shop = useSibling('shop_id').value         // '请先选择商铺'
 *   …
 *   <NestedFields path={[...path, 2]} schema={schema.items} ui={ui.items} />   // the form of the third entry
 * }
 * ```
 *
 * A field that is asked for both a list and its items (`goods`: the array and the entry) tells them apart by
 * `schema.type`. Who takes the array draws its items itself, so the entry is only asked for where the list is not
 * taken.
 *
 * Hooks for leaves are in `use-leaf.ts` (`useLeaf`, `useSibling`), `use-list.ts` (`useList`) and
 * `settings-context.ts` (`useSettings`); all are exported by `engine/settings/index.ts`, as is `NestedFields`.
 */
import type { ComponentType } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema, UiHints } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Problem } from '@schemas/problem'
import type { Path } from '../page/patch'

/** `x-ui` (without `widget` and `order`, which the form uses itself) and other schema data that a control may need. */
export interface LeafHints extends UiHints {
  placeholder?: string
  /** Kind of entity whose id this is (`x-entity`). */
  entity?: string
  /** Questions and answers of the schema's `x-strings`, by name: `remove`, `clear`, `uploadType`, … */
  strings?: Readonly<Record<string, string>>
  /** Exact texts of `x-messages`, by the keyword that fails: `minItems`, `maxItems`, … */
  messages?: Readonly<Record<string, string>>
}

export interface LeafProps {
  /** The current value, with the schema's default if nothing is stored. */
  value: Json | undefined
  /** Sets the value as one command, labelled with `title`; `undefined` removes the property. */
  set(value: Json | undefined): void
  title: string
  /** Resolved, without `$ref`, conditionals and x-keywords. */
  schema: Schema
  /** rjsf's uiSchema of `schema`; needed to lay out nested fields. */
  ui: UiSchema
  hints: LeafHints
  /** Path from the widget, or from the page configuration: `['props', 'data', 0, 'imgUrl']`. */
  path: Path
  /** Problems of this value and nested ones; shown by the form. */
  problems: readonly Problem[]
  disabled: boolean
  /** Id for the control that the label points to. */
  id: string
  /** Id for that control's `aria-describedby`: description, bounds and messages. */
  describedBy: string
}

type LeafComponent = ComponentType<LeafProps>

/** A control and how the form renders around it. */
export interface Leaf {
  Component: LeafComponent
  /** `inline`: label at the left; `block` (default): above; `bare`: the control renders everything itself. */
  layout?: 'inline' | 'block' | 'bare'
  /** `control`: the label points to `id`; `group` (default): it names a group of several controls. */
  label?: 'control' | 'group'
  /** Gets no `value`, so that it is not rendered again when nested values change. */
  blind?: boolean
  /** Messages under the field: of this value only, or (default) of nested ones too. */
  problems?: 'exact' | 'deep'
}

/** Leaves by their name in the schemas (`x-ui.widget`). */
export type FieldRegistry = Readonly<Record<string, Leaf>>

/** Problems of the page by widget, validated in idle time by the owner of the page. */
export interface ProblemSource {
  /** The same array until it changes. `PAGE` for the page configuration. */
  of(uuid: string): readonly Problem[]
  /** Subscribes to changes of the problems of this widget; returns the unsubscribe function. */
  subscribe(uuid: string, listener: () => void): () => void
}

/** Rendered heights on the canvas in px. */
export interface DrawnHeights {
  /** null if the widget is not rendered. */
  of(uuid: string): number | null
  /** The rendered value of a derived property; null if the widget does not derive it. */
  property(uuid: string, name: string): number | null
  /** Subscribes to layout changes of the canvas; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** The values that phones have of their own, while a page is edited as a phone shows it. */
export interface PhoneValues {
  /** Whether a property of this type may differ on phones. */
  may(type: string, path: Path): boolean
  has(uuid: string, path: Path): boolean
  /** Lets the phone follow the desktop again. */
  restore(uuid: string, path: Path, title: string): void
  subscribe(uuid: string, listener: () => void): () => void
}

/** Result of `useLeaf` for a path of the widget. */
export interface LeafState {
  value: Json | undefined
  set(value: Json | undefined, title?: string): void
  problems: readonly Problem[]
}

/** Result of `useList` for a list of the widget. */
export interface ListState {
  items: readonly Json[]
  /** A key per item, stable through moves and edits; for React and dnd-kit. */
  keys: readonly string[]
  /** Limits of the number of items by the schema, conditions included. */
  max: number
  min: number
  /**
   * Inserts before `index` (default: at the end). Beyond `max` it only shows and returns the schema's message; else
   * returns `null`.
   */
  add(item: Json, index?: number): string | null
  /** Inserts a deep copy right after the item; returns as `add`. */
  duplicate(index: number): string | null
  /**
   * Asks with the schema's own question, removes, then shows 删除成功！. Below `min` it only shows the schema's message.
   * Resolves whether the item was removed.
   */
  remove(index: number): Promise<boolean>
  /** `to` is the item's index afterwards. */
  move(from: number, to: number): void
  /** Replaces all items, as pickers of several entries do; returns as `add`. */
  replace(items: readonly Json[]): string | null
}

/** Whether there are errors, which keep the page from being published. */
export const isWrong = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
