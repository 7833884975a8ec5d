/** What a property of a page's text means. */
import { findNodeAtOffset, getNodePath } from 'jsonc-parser'
import { isRecord } from '@schemas/json'
import { around, kindOf, titleOf } from './around'
import { schemaInPage } from '@schemas/schema-in-page'
import { aboutSchema } from './schema'
import type { PageText } from './text/page-text'

export interface Hover {
  start: number
  end: number
  /** In Markdown. */
  about: string
}

export function hoverAt(page: PageText, offset: number): Hover | null {
  const { short, at, tree, valueAt } = around(page, offset)
  const node = tree && findNodeAtOffset(tree, at)
  if (!node || node.children) return null
  const path = getNodePath(node)
  const about = aboutPath(path, valueAt)
  if (about === '') return null
  return { start: short.toWhole(node.offset), end: short.toWhole(node.offset + node.length), about }
}

function aboutPath(
  path: readonly (string | number)[],
  valueAt: (path: readonly (string | number)[]) => unknown,
): string {
  const [field, uuid = '', name] = path
  const widget = field === 'widgets' && valueAt(['widgets', uuid])
  if (isRecord(widget) && path.length === 2)
    return `**${titleOf(String(uuid), widget)}** ${kindOf(widget)} \`${String(widget.type)}\``
  if (isRecord(widget) && path.length === 3 && name === 'type')
    return `**${kindOf(widget)}** \`${String(widget.type)}\``
  const schema = path.length === 0 ? undefined : schemaInPage(path, valueAt)
  if (!schema) return ''
  const title = [schema.title && `**${schema.title}**`, `\`${path.at(-1)}\``].filter(Boolean).join(' ')
  return [title, aboutSchema(schema)].filter(Boolean).join('\n\n')
}
