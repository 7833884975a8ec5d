/** What differs between two states of a page, in an operator's words. */
import {
  childrenOf,
  diff,
  fullNameOf,
  nameOf,
  PAGE,
  type Change,
  type Patch,
  type PageDoc,
  type Path,
  descendants,
} from '@engine/design'
import type { FieldWords } from '@engine/settings/field-words'
import { indexChildren } from '@engine/page/children'
import type { Widget } from '@engine/page/doc'
import { isRecord } from '@schemas/json'

export type MarkKind = 'added' | 'removed' | 'changed'

/** One line of the comparison. */
export interface ChangeRow {
  key: string
  kind: MarkKind
  /** What the widget is called. */
  widget: string
  /** `轮播图片 第 1 项 链接`; '' where it is the whole widget. */
  field: string
  before: string
  after: string
}

/** Which widgets differ. */
export function marksOf(before: PageDoc, after: PageDoc): Map<string, MarkKind> {
  return new Map(diff(before, after).map((change) => [change.id, kindOf(change)]))
}

/** In the order of the page. */
export function changeRows(before: PageDoc, after: PageDoc, words: FieldWords): ChangeRow[] {
  return diff(before, after).flatMap((change): ChangeRow[] => {
    const kind = kindOf(change)
    const widget = after.widgets.get(change.id) ?? before.widgets.get(change.id)
    const who =
      change.id === PAGE || !widget
        ? '页面设置'
        : fullNameOf(after.widgets.has(change.id) ? after : before, change.id, widget)
    if (!('patches' in change))
      return [
        {
          key: change.id,
          kind,
          widget: who,
          field: '',
          before: kind === 'added' ? '' : '有',
          after: kind === 'added' ? '新增' : '删除',
        },
      ]
    const type = change.id === PAGE ? 'page' : (widget?.type ?? '')
    return change.patches.flatMap(byValue).map((patch, index) => ({
      key: `${change.id}/${index}`,
      kind,
      widget: who,
      ...wordsOf(patch, { type, id: change.id, before, after, words }),
    }))
  })
}

/** The values of a phone patch that came or went as a whole, one by one. */
function byValue(patch: Patch): Patch[] {
  if ((patch.op !== 'add' && patch.op !== 'remove') || patch.path[0] !== 'h5' || patch.path.length > 2)
    return [patch]
  const value = patch.op === 'add' ? patch.value : patch.was
  if (!isRecord(value)) return [patch]
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...patch.path, key]
    return byValue(
      patch.op === 'add' ? { op: 'add', path, value: inner } : { op: 'remove', path, was: inner },
    )
  })
}

const kindOf = (change: Change): MarkKind =>
  'added' in change ? 'added' : 'removed' in change ? 'removed' : 'changed'

interface Context {
  type: string
  id: string
  before: PageDoc
  after: PageDoc
  words: FieldWords
}

function wordsOf(patch: Patch, context: Context): Pick<ChangeRow, 'field' | 'before' | 'after'> {
  const { type, id, before, after, words } = context
  if (patch.op === 'place') return { field: '位置', before: placeOf(before, id), after: placeOf(after, id) }
  const field = titleOf(words, type, patch.path)
  const text = (value: unknown) => words.textOf(type, patch.path, value)
  switch (patch.op) {
    case 'replace':
      return { field, before: text(patch.was), after: text(patch.value) }
    case 'add':
      return { field, before: '', after: text(patch.value) }
    case 'remove':
      return { field, before: text(patch.was), after: '' }
    case 'move':
      return { field, before: `第 ${patch.from + 1} 项`, after: `第 ${patch.to + 1} 项` }
  }
}

const titleOf = (words: FieldWords, type: string, path: Path) => words.titleOf(type, path) ?? path.join('.')

function placeOf(doc: PageDoc, uuid: string): string {
  const parent = doc.widgets.get(uuid)?.parent ?? null
  const panel = doc.widgets.get(parent ?? '')
  return `${panel ? `“${nameOf(panel)}”中` : ''}第 ${childrenOf(doc, parent).indexOf(uuid) + 1} 个`
}

/** A page of one widget and what is inside it, at the top of the body; `null` where the page does not have it. */
export function partOf(doc: PageDoc, uuid: string): PageDoc | null {
  const widget = doc.widgets.get(uuid)
  if (!widget) return null
  const widgets = new Map<string, Widget>([[uuid, { ...widget, parent: null }]])
  for (const inner of descendants(doc, uuid)) {
    const found = doc.widgets.get(inner)
    if (found) widgets.set(inner, found)
  }
  return { ...doc, widgets, children: indexChildren(widgets) }
}
