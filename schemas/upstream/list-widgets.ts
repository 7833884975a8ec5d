/** Any shape of upstream's answers → one list of widgets. */
import { isRecord } from '../json'
import { guard } from '../guard'
import type { JsonObject } from '../page'
import { readJson } from '../text/read-json'
import type { Finding, Reporter } from './report'
import { toNumber } from './values'
import type { UpstreamWidget } from './types'

/** The widgets of an upstream page, in order; `null` if it is not one. Unreadable parts are reported. */
export function listWidgets(input: unknown, report: Reporter): UpstreamWidget[] | null {
  const { problem } = guard(input)
  const refusal = problem ? `${problem.path} ${problem.message}`.trim() : null
  const list = refusal ?? unwrap(input, report)
  if (typeof list === 'string') {
    report.add({ severity: 'error', kind: 'refused', type: 'page', path: '', message: list })
    return null
  }
  return list.flatMap((item, index) => widgetsOf(item, index, report))
}

/** The list inside an answer, or the reason why there is none. */
function unwrap(value: unknown, report: Reporter): unknown[] | string {
  const refusal = refusalOf(value)
  if (refusal !== null) return refusal
  if (Array.isArray(value)) return inSavedOrder(value, report)
  if (!isRecord(value)) return `${EXPECTED}；实际为${describe(value)}`
  if (isRow(value) || typeof value.type === 'string') return [value]
  const inner = value.data ?? value.list
  return inner === undefined ? `${EXPECTED}；实际为${describe(value)}` : unwrap(inner, report)
}

/** Rows store their position in `sort_by`, which reads do not apply; the sort is stable (rule import-5). */
function inSavedOrder(list: unknown[], report: Reporter): unknown[] {
  const positions = list.map((item) => (isRecord(item) ? numberOf(item.sort_by) : undefined))
  if (positions.some((position) => position === undefined)) return list
  const sorted = list
    .map((item, index) => ({ item, position: positions[index] ?? 0 }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item)
  if (sorted.some((item, index) => item !== list[index])) {
    const message = '组件按 sort_by 排序，与行的顺序不同'
    report.add({ severity: 'info', kind: 'order', type: 'page', path: '', message })
  }
  return sorted
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : toNumber(value)
}

function isRow(item: Record<string, unknown>): boolean {
  return !('type' in item) && ('config' in item || 'params' in item)
}

/** One widget itself, or the widgets inside one row; a row of a body has one, of header and footer a list. */
function widgetsOf(item: unknown, index: number, report: Reporter): UpstreamWidget[] {
  const unreadable = (path: string, message: string): UpstreamWidget[] => {
    const finding: Finding = { severity: 'error', kind: 'unreadable', type: 'page', path, message }
    report.add(finding)
    return []
  }
  if (!isRecord(item)) return unreadable(`/${index}`, `应为组件对象，实际为${describe(item)}`)
  if (isWidget(item)) return [item]
  if (!isRow(item)) return unreadable(`/${index}`, `组件缺少 type，实际为${describe(item)}`)
  const key = 'config' in item ? 'config' : 'params'
  const path = `/${index}/${key}`
  const read = typeof item[key] === 'string' ? readJson(item[key]) : { value: item[key], problems: [] }
  if (read.value === undefined)
    return unreadable(path, read.problems.map(({ message }) => message).join('；'))
  for (const { message } of read.problems) unreadable(path, message)
  const content = Array.isArray(read.value) ? read.value : [read.value]
  return content.flatMap((widget: unknown) =>
    isWidget(widget) ? [widget] : unreadable(path, `应为组件对象 {"type":…}，实际为${describe(widget)}`),
  )
}

/** The value is guarded, so a record is JSON. */
function isWidget(item: unknown): item is UpstreamWidget {
  return isRecord(item) && typeof item.type === 'string' && item.type !== ''
}

/** The child widgets nested in one; other values are reported and left out. */
export function childrenOf(widget: JsonObject, report: Reporter): UpstreamWidget[] {
  const { childWidgets } = widget
  if (!Array.isArray(childWidgets)) return []
  return childWidgets.flatMap((child: unknown, index) => {
    if (isWidget(child)) return [child]
    const message = `子组件应为组件对象 {"type":…}，实际为${describe(child)}`
    const path = `/childWidgets/${index}`
    report.add({ severity: 'error', kind: 'unreadable', type: String(widget.type), path, message })
    return []
  })
}

const EXPECTED =
  '应为上游电脑端页面：组件数组 [{"type":"W0001",…}]、{"data":[…]}、getTemplateContent 的 [{id,name,config}] 或 getHeaderOrFooter 的 {params}'

/**
 * Why a value is not an upstream page of ours; similar forms of other generations are refused by name (rule import-3).
 * `null` if it may be one.
 */
function refusalOf(value: unknown): string | null {
  const found = Array.isArray(value) ? listKind(value) : recordKind(value)
  return found === null ? null : `${EXPECTED}；实际为${found}`
}

function recordKind(value: unknown): string | null {
  if (!isRecord(value)) return describe(value)
  if ('formatVersion' in value && 'widgets' in value) return '本程序的页面文档，无需导入'
  if (isRecord(value.sections) && (Array.isArray(value.order) || 'pageType' in value)) {
    return '新版电脑端 DSL（sections + order），不支持'
  }
  const { content, config, template_content: templateContent } = value
  if ([content, config, templateContent].some((list) => Array.isArray(list) && listKind(list) === MOBILE))
    return MOBILE
  if (templateContent !== undefined) return MOBILE
  return null
}

const MOBILE = '移动端（h5 / 小程序）页面（{name,base,config,data} 区块），不支持'

function listKind(list: readonly unknown[]): string | null {
  return list.some(isMobileSection) ? MOBILE : null
}

/** It has a name and its own base or config, and never a type. */
function isMobileSection(item: unknown): boolean {
  if (!isRecord(item) || 'type' in item || typeof item.name !== 'string') return false
  return isRecord(item.base) || (isRecord(item.config) && !('type' in item.config))
}

/** A description of a value, for “expected …, got …”. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return `数组（${value.length} 项）`
  if (isRecord(value)) return `对象（属性 ${Object.keys(value).slice(0, 6).join('、') || '无'}）`
  if (typeof value === 'string') return `文本 ${JSON.stringify(value.slice(0, 40))}`
  return value === null ? 'null' : String(value)
}
