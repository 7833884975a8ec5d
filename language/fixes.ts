/** Corrections of single problems: the repairs of `schemas/repair.ts` as changes of the text. */
import {
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type FormattingOptions,
  type Node,
} from 'jsonc-parser'
import type { Problem } from '@schemas'
import type { Edit } from '@schemas/edits'
import { equal, indexed, type JsonPath } from '@schemas/json'
import { child, segmentsOf } from '@schemas/pointer'
import { problemKey } from '@schemas/problem'
import { repairsOf } from '@schemas/repair'
import { validateDocument, validateWidget, type WidgetsOfAnyShape } from '@schemas/validate'
import type { TextChange } from './around'
import type { Diagnosis } from './diagnose'
import { shortText } from './text/page-text'

export interface Fix {
  title: string
  changes: TextChange[]
}

/** @param problem one of the diagnosis */
export function fixesOf({ page, kept }: Diagnosis, problem: Problem, style: FormattingOptions): Fix[] {
  if (!kept) return []
  const short = shortText(
    page,
    page.widgets.find(({ uuid }) => uuid === problem.uuid),
  )
  const tree = parseTree(short.text)
  if (!tree) return []
  const changed = ({ offset, length }: { offset: number; length: number }, newText: string): TextChange => ({
    start: short.toWhole(offset),
    end: short.toWhole(offset + length),
    newText,
  })
  const written = (at: JsonPath, value: unknown): TextChange[] =>
    modify(short.text, [...at], value, { formattingOptions: style }).map(({ content, ...span }) =>
      changed(span, content),
    )

  const fixOf = (edits: readonly Edit[]): Fix | null => {
    const [first, second] = edits
    if (!first) return null
    const at = pathOf(tree, first)
    if (!at) return null
    const name = String(at.at(-1))
    const { value } = first
    if (second) return renamed(name, value, pathOf(tree, second))
    if (value === undefined)
      return { title: `删除${first.path === '' ? '组件' : ''} ${name}`, changes: written(at, value) }
    const node = findNodeAtLocation(tree, [...at])
    const text = JSON.stringify(value)
    if (!node) return { title: `补上 ${name}: ${text}`, changes: written(at, value) }
    const what = first.path === problem.path ? '' : `${name} `
    return { title: `${what}改为 ${text}`, changes: [changed(node, text)] }
  }
  const renamed = (name: string, value: unknown, old: JsonPath | undefined): Fix | null => {
    const node = old && findNodeAtLocation(tree, [...old])
    const key = node?.parent?.children?.[0]
    if (!node || !key) return null
    const text = JSON.stringify(value)
    const isSame = equal(getNodeValue(node), value)
    return {
      title: `改名为 ${name}${isSame ? '' : `: ${text}`}`,
      changes: [changed(key, JSON.stringify(name)), ...(isSame ? [] : [changed(node, text)])],
    }
  }
  return chosen(kept.document, problem).flatMap((edits) => fixOf(edits) ?? [])
}

/** The best repair, and to remove a property that might be renamed instead. */
function chosen(document: WidgetsOfAnyShape, problem: Problem): Edit[][] {
  const { uuid, path, message } = problem
  const faults = uuid === '' ? validateDocument(document) : validateWidget(document, uuid)
  const fault = faults.find(
    (one) => problemKey(one.problem) === problemKey(problem) && one.problem.message === message,
  )
  const found: Edit[][] = []
  for (const edits of fault ? repairsOf(document, fault) : []) {
    const isRemoval = edits.length === 1 && edits[0]?.path === path && edits[0].value === undefined
    if (found.length === 0 || isRemoval) found.push(edits)
    if (isRemoval || problem.keyword !== 'additionalProperties') break
  }
  return found
}

/** The place of an edit, in which the indexes of lists are numbers; `undefined` for one below no object or list. */
function pathOf(tree: Node, { uuid, path: pointer }: Edit): JsonPath | undefined {
  const path: (string | number)[] = []
  for (const segment of segmentsOf(uuid === '' ? pointer : child('/widgets', uuid) + pointer)) {
    const holder = findNodeAtLocation(tree, path)
    if (!holder?.children) return undefined
    path.push(...(holder.type === 'array' ? indexed([segment]) : [segment]))
  }
  return path
}
