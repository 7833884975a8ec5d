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

/** `x-ui` (without `widget` and `order`, which the form uses itself), and what the schema says beside it that a control may need. */
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
  /** What the widget has here, with the schema's default where it has nothing. */
  value: Json | undefined
  /** Sets the value as one command, labelled with `title`; `undefined` takes the property away. */
  set(value: Json | undefined): void
  title: string
  /** Resolved, without `$ref`, conditionals and x-keywords. */
  schema: Schema
  /** rjsf's companion of `schema`; needed to lay out what lies inside. */
  ui: UiSchema
  hints: LeafHints
  /** From the widget down: `['props', 'data', 0, 'imgUrl']`; for the page configuration too. */
  path: Path
  /** Problems here and further down; the form shows them itself. */
  problems: readonly Problem[]
  disabled: boolean
  /** For the control that the label points to. */
  id: string
  /** For that control's `aria-describedby`: description, bounds and messages. */
  describedBy: string
}

type LeafComponent = ComponentType<LeafProps>

/** How the form draws around a control. */
export interface Leaf {
  Component: LeafComponent
  /** `inline`: label at the left; `block` (default): above; `bare`: nothing, the control draws all itself. */
  layout?: 'inline' | 'block' | 'bare'
  /** `control`: the label points to `id`; `group` (default): it names a group of several controls. */
  label?: 'control' | 'group'
  /** Asks for no `value`, and so is not drawn anew at every edit of what lies inside. */
  blind?: boolean
  /** Messages under the field: of this place only, or (default) of what lies inside too. */
  problems?: 'exact' | 'deep'
}

/** Leaves by the name that schemas call them with `x-ui.widget`. */
export type FieldRegistry = Readonly<Record<string, Leaf>>

/** Problems of the page by widget, judged in idle time by whoever owns the page. */
export interface ProblemSource {
  /** The same array as long as nothing has changed. `PAGE` for the page configuration. */
  of(uuid: string): readonly Problem[]
  /** Called after the problems of this widget changed; answers how to stop. */
  subscribe(uuid: string, listener: () => void): () => void
}

/** Heights in px as the canvas draws them. */
export interface DrawnHeights {
  /** null where the widget is not drawn. */
  of(uuid: string): number | null
  /** A derived property as it is drawn; null where the widget does not derive it. */
  property(uuid: string, name: string): number | null
  /** Called after something on the canvas moved; answers how to stop. */
  subscribe(listener: () => void): () => void
}

/** What `useLeaf` answers for a place of the widget. */
export interface LeafState {
  value: Json | undefined
  set(value: Json | undefined, title?: string): void
  problems: readonly Problem[]
}

/** What `useList` answers for a list of the widget. */
export interface ListState {
  items: readonly Json[]
  /** A key per item that stays with it through moves and edits; for React and dnd-kit. */
  keys: readonly string[]
  /** At most and at least how many items its schema allows now, conditions included. */
  max: number
  min: number
  /**
   * Inserts before `index` (default: at the end). Beyond `max` nothing happens but the schema's own message, which
   * is also the answer; else `null`.
   */
  add(item: Json, index?: number): string | null
  /** A deep copy right after the item; same answer as `add`. */
  duplicate(index: number): string | null
  /**
   * Asks with the schema's own question, removes, then says 删除成功！. Below `min` nothing happens but the schema's
   * message. Whether it was removed.
   */
  remove(index: number): Promise<boolean>
  /** `to` is the item's index afterwards. */
  move(from: number, to: number): void
  /** Puts all items anew, as a picker of several does; same answer as `add`. */
  replace(items: readonly Json[]): string | null
}

/** Whether there is anything that keeps the page from being published. */
export const isWrong = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
