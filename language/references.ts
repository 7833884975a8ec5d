/** Widgets that name another one of their page: as its panel, and as the target of a link. */
import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser'
import { linkMarks } from '@schemas/entities'
import { indexed, isRecord, matchesOf, type JsonPath } from '@schemas/json'
import type { Json } from '@schemas/page'
import { around, typeIn, type TextChange } from './around'
import { treeOf } from './diagnose'
import { schemaInPage } from '@schemas/schema-in-page'
import type { PageText, WidgetText } from './text/page-text'

export interface Span {
  start: number
  end: number
}

/** A uuid in a text: a key of `widgets`, a `parent` or the target of a link to a place of the page (rule links-2). */
export interface Named extends Span {
  uuid: string
}

export function uuidAt(page: PageText, offset: number): Named | null {
  const { short, at, tree, valueAt } = around(page, offset)
  const node = tree && findNodeAtOffset(tree, at)
  if (node?.type !== 'string') return null
  const path = getNodePath(node)
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const isReference = !isKey && refersToWidget(path, valueAt)
  if (!(isKey && path[0] === 'widgets' && path.length === 2) && !isReference) return null
  return {
    uuid: String(node.value),
    start: short.toWhole(node.offset),
    end: short.toWhole(node.offset + node.length),
  }
}

const refersToWidget = (path: JsonPath, valueAt: (path: JsonPath) => unknown): boolean =>
  (path[0] === 'widgets' && path.length === 3 && path[2] === 'parent') ||
  schemaInPage(path, valueAt)?.['x-entity'] === 'widget'

/** The key of a widget in `widgets`. */
export function definitionOf({ widgets }: PageText, uuid: string): Span | null {
  const widget = widgets.find((each) => each.uuid === uuid)
  return widget ? keyOf(widget) : null
}

export const keyOf = ({ uuid, keyAt }: WidgetText): Span => ({
  start: keyAt,
  end: keyAt + JSON.stringify(uuid).length,
})

/** Every place that names a widget, without its own key. */
export function referencesOf({ widgets }: PageText, uuid: string): Span[] {
  return widgets.flatMap((widget) => {
    const { value } = widget.read
    if (!isRecord(value)) return []
    const paths: JsonPath[] = value.parent === uuid ? [['parent']] : []
    for (const { path } of linkMarks(typeIn(value), 'widget'))
      for (const found of matchesOf(value as Json, path))
        if (found.value === uuid) paths.push(indexed(found.path))
    if (paths.length === 0) return []
    const tree = treeOf(widget)
    return paths.flatMap((path) => spanOf(findNodeAtLocation(tree, [...path]), widget.start))
  })
}

const spanOf = (node: Node | undefined, start: number): Span[] =>
  node ? [{ start: start + node.offset, end: start + node.offset + node.length }] : []

/** As the schema of a page allows it. */
const UUID = /^(?!(?:__proto__|constructor)$)[A-Za-z0-9_-]{1,64}$/

/**
 * Renames a widget wherever its page names it. Addresses of other pages (`/#w-…`) stay, since a file does not know which
 * page it is.
 * @returns a message for the operator where the name cannot be taken
 */
export function renameWidget(page: PageText, uuid: string, name: string): TextChange[] | string {
  if (!UUID.test(name)) return '组件编号须为 1 到 64 个字母、数字、_ 或 -'
  if (name !== uuid && page.widgets.some((widget) => widget.uuid === name)) return `已有组件 ${name}`
  const key = definitionOf(page, uuid)
  if (!key) return `没有组件 ${uuid}`
  return [key, ...referencesOf(page, uuid)].map((span) => ({ ...span, newText: JSON.stringify(name) }))
}
