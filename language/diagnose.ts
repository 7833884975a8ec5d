/**
 * The problems of a page's text, the same as `problemsInFile` finds. What an edit did not touch keeps its problems from
 * before.
 */
import { parseTree, type Node } from 'jsonc-parser'
import { bytesOf, bytesOfWidget, PAGE_BYTES, problemsInFile, sizeProblems, storedPage } from '@schemas'
import { isPage, isWidget } from '@schemas/envelope'
import { rulesOf } from '@schemas/goods-rules'
import { isRecord } from '@schemas/json'
import { locate, offsetAt } from '@schemas/locate'
import { completedWidget, openPage } from '@schemas/parse'
import { child } from '@schemas/pointer'
import type { LocatedProblem, Problem } from '@schemas/problem'
import { equalOrders, problemsOfWidget } from '@schemas/problems'
import { positionsOf, type Position } from '@schemas/text/positions'
import { readJson, type JsonRead } from '@schemas/text/read-json'
import { validateDocument, type WidgetsOfAnyShape } from '@schemas/validate'
import { typeIn } from './around'
import { readPageText, shortText, type PageText, type ShortText } from './text/page-text'

/** What is known of a page's text. */
export interface Diagnosis {
  page: PageText
  /** In text order. */
  problems: readonly LocatedProblem[]
  /** Of this text or, while it is no JSON, of the last one that was. */
  kept: Kept | null
}

interface Kept {
  short: ShortText
  /** By uuid. */
  reads: ReadonlyMap<string, JsonRead>
  /** As validation takes it; widgets may have any shape. */
  document: WidgetsOfAnyShape
  isPage: boolean
  ofDocument: readonly Problem[]
  ofWidgets: ReadonlyMap<string, readonly Problem[]>
  ties: readonly Problem[]
  /** Bytes of the stored page, or one more. */
  bytes: number
}

type PositionOf = (offset: number) => Position

/** @param before of the text before an edit */
export function diagnose(
  text: string,
  before?: Diagnosis,
  positionOf: PositionOf = positionsOf(text),
): Diagnosis {
  // sizes and counts of a text that is longer than any stored page are of the whole
  const page =
    text.length > PAGE_BYTES ? { text, widgets: [], isWhole: false } : readPageText(text, before?.page)
  const short = shortText(page)
  const { value, problems } = readJson(short.text)
  if (value === undefined) {
    const located = locate(short.text, problems).map((problem) => ({
      ...problem,
      ...positionOf(short.toWhole(offsetOf(short.text, problem))),
    }))
    return { page, problems: located, kept: before?.kept ?? null }
  }
  // other texts, as those with duplicate keys, are rare
  const isPlain = page.isWhole && problems.length === 0
  const kept = isPlain ? keep(page, short, value, before?.kept) : null
  return { page, kept, problems: kept ? locateAll(page, kept, positionOf) : problemsInFile(text) }
}

function keep(page: PageText, short: ShortText, value: unknown, before?: Kept | null): Kept | null {
  const reads = new Map(page.widgets.map(({ uuid, read }) => [uuid, read]))
  const same = before?.short.text === short.text ? keepMost(short, reads, before) : null
  return same ?? keepAll(short, reads, value)
}

/** After edits within widgets that change nothing for other widgets; `null` for other edits. */
function keepMost(short: ShortText, reads: Kept['reads'], before: Kept): Kept | null {
  const widgets: Record<string, unknown> = { ...before.document.widgets }
  const ofWidgets = new Map(before.ofWidgets)
  let { bytes } = before
  const changed = [...reads].filter(([uuid, read]) => before.reads.get(uuid) !== read)
  for (const [uuid, read] of changed) {
    const [old, now] = [contentOf(uuid, before.reads.get(uuid)), contentOf(uuid, read)]
    if (reachOf(old.widget) !== reachOf(now.widget)) return null
    widgets[uuid] = now.widget
    bytes += now.bytes - old.bytes
  }
  const document = { ...before.document, widgets }
  for (const [uuid] of changed) ofWidgets.set(uuid, problemsOfWidget(document, uuid))
  return { ...before, short, reads, document, ofWidgets, bytes }
}

function keepAll(short: ShortText, reads: Kept['reads'], value: unknown): Kept | null {
  if (!isRecord(value) || !isRecord(value.widgets)) return null
  const { document: envelope } = openPage({ ...value, widgets: {} })
  if (!isRecord(envelope)) return null
  const entries = Object.entries(value.widgets).map(([uuid, whole]): [string, Content] => [
    uuid,
    // what is no object was not read apart
    contentOf(uuid, reads.get(uuid) ?? { value: whole, problems: [] }),
  ])
  const widgets = Object.fromEntries(entries.map(([uuid, { widget }]) => [uuid, widget]))
  const document = { ...envelope, widgets }
  const ofDocument: Problem[] = []
  const ofWidgets = new Map<string, Problem[]>()
  for (const { problem } of validateDocument(document)) {
    const own = ofWidgets.get(problem.uuid)
    if (problem.uuid === '') ofDocument.push(problem)
    else if (own) own.push(problem)
    else ofWidgets.set(problem.uuid, [problem])
  }
  const isDocument = isPage(document)
  const bytes = isDocument ? bytesOf(storedPage({ ...document, widgets: {} })) : 0
  return {
    short,
    reads,
    document,
    isPage: isDocument,
    ofDocument,
    ofWidgets,
    ties: isDocument ? equalOrders(document) : [],
    bytes: entries.reduce((sum, [, content]) => sum + content.bytes, bytes),
  }
}

interface Content {
  /** With the optional fields of the envelope, in the versions of this program. */
  widget: unknown
  /** Of the stored page. */
  bytes: number
}

const contents = new WeakMap<JsonRead, Content>()

function contentOf(uuid: string, read: JsonRead = { value: undefined, problems: [] }): Content {
  let content = contents.get(read)
  if (!content) {
    const widget = completedWidget(read.value)
    content = { widget, bytes: isWidget(widget) ? bytesOfWidget(uuid, widget) : 0 }
    contents.set(read, content)
  }
  return content
}

/** What of a widget the problems of others depend on, as text. */
function reachOf(widget: unknown): string {
  if (!isWidget(widget)) return ''
  const { type, parent, order, hidden = false, h5 } = widget
  return JSON.stringify([type, parent, order, hidden, h5?.hidden ?? false, rulesOf(widget).length])
}

function locateAll(page: PageText, kept: Kept, positionOf: PositionOf): LocatedProblem[] {
  const { short, document, ofDocument, ofWidgets, ties } = kept
  const texts = new Map(page.widgets.map((widget) => [widget.uuid, widget]))
  let envelope: Node | undefined
  const offsetIn = ({ uuid, path, keyword }: Problem): number => {
    const widget = path === '' ? undefined : texts.get(uuid)
    if (widget) return widget.start + offsetAt(treeOf(widget), path, keyword)
    const pointer = uuid === '' ? path : child('/widgets', uuid) + path
    envelope ??= parseTree(short.text)
    return envelope ? short.toWhole(offsetAt(envelope, pointer, keyword)) : 0
  }
  const doubled = page.widgets.flatMap(({ uuid, start, text, read }) =>
    read.problems.map((problem) => {
      const type = typeIn(read.value) || problem.type
      const path = problem.uuid === '' ? problem.path : child('/widgets', problem.uuid) + problem.path
      const [at] = locate(text, [problem])
      return { problem: { ...problem, type, uuid, path }, offset: start + (at ? offsetOf(text, at) : 0) }
    }),
  )
  const tooLarge = kept.isPage && kept.bytes > PAGE_BYTES && isPage(document) ? sizeProblems(document) : []
  const others = [...ofDocument, ...[...ofWidgets.values()].flat(), ...tooLarge, ...ties]
  return [...doubled, ...others.map((problem) => ({ problem, offset: offsetIn(problem) }))]
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ problem, offset }) => ({ ...problem, ...positionOf(offset) }))
}

const trees = new WeakMap<JsonRead, Node>()

/** The tree of a widget's text, its offsets from the widget's. */
export function treeOf({ text, read }: Pick<PageText['widgets'][number], 'text' | 'read'>): Node {
  const tree = trees.get(read) ?? parseTree(text)
  if (!tree) throw new Error('Expected the text of a widget to be an object')
  trees.set(read, tree)
  return tree
}

/** Offset of a position, the counterpart of `positionsOf`. */
function offsetOf(text: string, { line, column }: Position): number {
  let start = 0
  let passed = 1
  for (const { 0: ending, index } of text.matchAll(/\r\n|\r|\n/g)) {
    if (passed++ === line) break
    start = index + ending.length
  }
  return start + column - 1
}
