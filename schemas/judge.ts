/** Everything that is wrong with a page: the envelope, each widget by its schema, then the named rules. */
import { documentProblem, ownerOf } from './document-problem'
import { isPage, isRecord, isWidget } from './envelope'
import { validatePage, validators } from './generated/validators/all'
import { isOwnFinding, messageOf } from './messages'
import { upgradeWidget, versionOf } from './migrations'
import type { Entry } from './order'
import type { Json, JsonObject, PageJson } from './page'
import type { Region } from './page-data'
import { child } from './pointer'
import type { Problem } from './problem'
import { rules } from './rules'
import { contextOf } from './rules/context'
import type { RuleContext } from './rules/rule'
import type { SchemaError } from './validate-function'

export interface JudgeOptions {
  /** Which document of the shop the page is; its rules apply only where the caller says so (decisions 3). */
  region?: Region
}

/** A problem with what a repair needs to know. */
export interface Fault {
  problem: Problem
  /** The parameters of a schema error, such as the limit. */
  params?: Record<string, unknown>
  /** What a rule would put there. */
  clamped?: Json
}

type Report = (fault: Fault) => void

/** Judges a guarded document, page-shaped or not: what has the shape of a widget is judged in any case. */
export function judgeDocument(document: unknown, options: JudgeOptions = {}): Fault[] {
  const faults: Fault[] = []
  const report: Report = (fault) => void faults.push(fault)
  judgeEnvelope(document, report)
  if (!isRecord(document)) return faults
  if (isRecord(document.page)) judgePageConfig(document.page, report)
  const context = isPage(document) ? contextOf(document, options.region) : null
  const judge = widgetJudge(context, report)
  if (isRecord(document.widgets)) {
    for (const [uuid, widget] of Object.entries(document.widgets)) if (isWidget(widget)) judge([uuid, widget])
  }
  return faults
}

/** Judges one widget of a page as `judgeDocument` would; its cost does not grow with the page. */
export function judgeWidget(page: PageJson, uuid: string, options: JudgeOptions = {}): Fault[] {
  const faults: Fault[] = []
  const widget = Object.hasOwn(page.widgets, uuid) ? page.widgets[uuid] : undefined
  if (!widget) return faults
  const report: Report = (fault) => void faults.push(fault)
  judgeEnvelope({ ...page, widgets: { [uuid]: widget } }, (fault) => {
    if (fault.problem.uuid === uuid) report(fault)
  })
  widgetJudge(contextOf(page, options.region), report)([uuid, widget])
  return faults
}

function judgeEnvelope(document: unknown, report: Report): void {
  if (validatePage(document)) return
  const typeOf = (uuid: string) => {
    const widget = isRecord(document) && isRecord(document.widgets) ? document.widgets[uuid] : undefined
    return isRecord(widget) && typeof widget.type === 'string' ? widget.type : undefined
  }
  for (const error of ownErrors(validatePage.errors)) {
    const message = messageOf('page', error)
    const problem = documentProblem('', error.keyword, message)
    report({ problem: { ...problem, ...ownerOf(pathOf(error), typeOf) }, params: error.params })
  }
}

function judgePageConfig({ v, props }: Record<string, unknown>, report: Report): void {
  if (!isRecord(props)) return
  const at = { type: 'W0000', uuid: '' }
  const version = versionFault('W0000', v, props, {})
  if (version) return report({ problem: { severity: 'error', ...at, path: '/page/v', ...version } })
  for (const error of schemaErrors('W0000', { props })) {
    const problem = { severity: 'error' as const, ...at, ...described('W0000', error) }
    report({ problem: { ...problem, path: `/page${problem.path}` }, params: error.params })
  }
}

function widgetJudge(context: RuleContext | null, report: Report): (entry: Entry) => void {
  let current: Pick<Problem, 'type' | 'uuid'> = { type: '', uuid: '' }
  const checks = rules.map((rule) => ({
    check: rule.check.bind(rule),
    report: ({ path, message, clamped }: { path: string; message: string; clamped?: Json }) =>
      report({ problem: { severity: 'error', ...current, path, keyword: rule.name, message }, clamped }),
  }))
  return (entry) => {
    const [uuid, { type }] = entry
    current = { type, uuid }
    judgeContent(entry, report)
    if (context) for (const rule of checks) rule.check(entry, context, rule.report)
  }
}

/** By the widget's own schema. */
function judgeContent([uuid, { type, v, props, style }]: Entry, report: Report): void {
  const at = { type, uuid }
  if (!Object.hasOwn(validators, type)) {
    const message = `未知的组件类型“${type}”，将原样保留，不会绘制`
    return report({ problem: { severity: 'warning', ...at, path: '/type', keyword: 'unknownType', message } })
  }
  const version = versionFault(type, v, props, style)
  if (version) return report({ problem: { severity: 'error', ...at, path: '/v', ...version } })
  for (const error of schemaErrors(type, { props, style })) {
    report({ problem: { severity: 'error', ...at, ...described(type, error) }, params: error.params })
  }
}

/** Why content of this version cannot be read; only what can be upgraded is judged by its schema. */
function versionFault(
  type: string,
  v: unknown,
  props: object,
  style: object,
): Pick<Problem, 'keyword' | 'message'> | null {
  if (typeof v !== 'number' || v === versionOf(type)) return null
  const upgrade = upgradeWidget(type, { v, props: props as JsonObject, style: style as JsonObject })
  return upgrade.ok ? null : { keyword: upgrade.keyword, message: upgrade.message }
}

function schemaErrors(type: string, content: object): readonly SchemaError[] {
  const validate = validators[type]
  return !validate || validate(content) ? [] : ownErrors(validate.errors)
}

function ownErrors(errors: SchemaError[] | null | undefined): SchemaError[] {
  return (errors ?? []).filter(isOwnFinding)
}

function described(type: string, error: SchemaError): Pick<Problem, 'path' | 'keyword' | 'message'> {
  return { path: pathOf(error), keyword: error.keyword, message: messageOf(type, error) }
}

/** A missing or unknown property is the place of its problem, not the object around it. */
function pathOf({ instancePath, params }: SchemaError): string {
  const property = params.missingProperty ?? params.additionalProperty
  return typeof property === 'string' ? child(instancePath, property) : instancePath
}
