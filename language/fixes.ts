/** Corrections of single problems: what `npm run validate -- --fix` writes, and what it leaves to the operator. */
import { findNodeAtLocation, modify, parseTree, type FormattingOptions, type Node } from 'jsonc-parser'
import { fixPage, type Problem } from '@schemas'
import { isPage, isWidget } from '@schemas/envelope'
import { indexed, type JsonPath } from '@schemas/json'
import { child, segmentsOf, valueAt as valueAtPointer } from '@schemas/pointer'
import { minimalValue } from '@schemas/repair-values'
import { around, type TextChange } from './around'
import type { Diagnosis } from './diagnose'
import { schemaAt } from './schema'
import { shortText } from './text/page-text'

export interface Fix {
  title: string
  changes: TextChange[]
}

/** @param problem one of the diagnosis */
export function fixesOf({ page, kept }: Diagnosis, problem: Problem, style: FormattingOptions): Fix[] {
  if (!kept) return []
  const widget = page.widgets.find(({ uuid }) => uuid === problem.uuid)
  const short = shortText(page, widget)
  const tree = parseTree(short.text)
  const pointer = problem.uuid === '' ? problem.path : child('/widgets', problem.uuid) + problem.path
  const path = tree && pathOf(tree, pointer)
  if (!tree || !path) return []
  const edit = (at: JsonPath, value: unknown): TextChange[] =>
    modify(short.text, [...at], value, { formattingOptions: style }).map(({ offset, length, content }) => ({
      start: short.toWhole(offset),
      end: short.toWhole(offset + length),
      newText: content,
    }))
  const replace = ({ offset, length }: Node, value: unknown): TextChange => ({
    start: short.toWhole(offset),
    end: short.toWhole(offset + length),
    newText: JSON.stringify(value),
  })
  switch (problem.keyword) {
    case 'additionalProperties': {
      // the key of a widget: without it the widget would be gone
      if (problem.path === '') return []
      const key = findNodeAtLocation(tree, [...path])?.parent?.children?.[0]
      const name = nameMeant(problem)
      const isFree = name !== undefined && !findNodeAtLocation(tree, [...path.slice(0, -1), name])
      return [
        ...(key && isFree ? [{ title: `改名为 ${name}`, changes: [replace(key, name)] }] : []),
        { title: `删除 ${path.at(-1)}`, changes: edit(path, undefined) },
      ]
    }
    case 'required': {
      const { valueAt } = around(page, widget?.start ?? 0)
      const schema = schemaAt(path, valueAt)
      if (!schema) return []
      const value = minimalValue(schema)
      return [{ title: `补上 ${path.at(-1)}: ${JSON.stringify(value)}`, changes: edit(path, value) }]
    }
    default: {
      const value = repairedValue(kept.document, problem, pointer)
      const node = findNodeAtLocation(tree, [...path])
      if (value === undefined || !node) return []
      return [{ title: `改为 ${JSON.stringify(value)}`, changes: [replace(node, value)] }]
    }
  }
}

/** The value that the repair of all problems of a widget leaves at the place of this one. */
function repairedValue(document: object, { uuid, path, message }: Problem, pointer: string): unknown {
  if (!isPage(document)) return undefined
  const widget = document.widgets[uuid]
  const alone = { ...document, widgets: isWidget(widget) ? { [uuid]: widget } : {} }
  const { page, changes } = fixPage(alone)
  const isRepaired = changes.some((change) => change.path === path && change.message === message)
  return isRepaired ? valueAtPointer(page, pointer) : undefined
}

/** The name that the message of an unknown property suggests. */
const nameMeant = ({ message }: Problem): string | undefined => /，是否想写 (.+)$/.exec(message)?.[1]

/** A pointer as a path, in which the indexes of lists are numbers; `undefined` for a place below no object or list. */
function pathOf(tree: Node, pointer: string): JsonPath | undefined {
  const path: (string | number)[] = []
  for (const segment of segmentsOf(pointer)) {
    const holder = findNodeAtLocation(tree, path)
    if (!holder?.children) return undefined
    path.push(...(holder.type === 'array' ? indexed([segment]) : [segment]))
  }
  return path
}
