/** Everything that is wrong with a page: the envelope, each widget by its schema, then the named rules. */
import { documentProblem, ownerOf, typeOfWidget } from './document-problem'
import { isRecord, isWidget } from './envelope'
import { validatePage } from './generated/validators/all'
import { kindOf } from './kinds'
import { isOwnFinding, messageOf } from './messages'
import { upgradeWidget, type VersionedContent } from './migrations'
import type { Entry } from './order'
import type { Json, PageJson } from './page'
import type { Region } from './page-data'
import { child } from './pointer'
import type { Problem } from './problem'
import { rules } from './rules'
import { contextOf } from './rules/context'
import type { Finding, RuleContext } from './rules/rule'
import { similarProperty } from './similar-property'
import type { SchemaError, Validate } from './validate-function'

export interface JudgeOptions {
  /** Which document of the shop the page is; its rules apply only where the caller says so (decisions 3). */
  region?: Region
  /** Type of the fixed section whose page it is: the page holds it once, at top level. */
  section?: string
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
  if (!isRecord(document.widgets)) return faults
  const context = contextOf(document, options)
  judgePage(context, report)
  const judge = widgetJudge(context, report)
  for (const [uuid, widget] of Object.entries(document.widgets)) if (isWidget(widget)) judge([uuid, widget])
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
  widgetJudge(contextOf({ ...page }, options), report)([uuid, widget])
  return faults
}

function judgeEnvelope(document: unknown, report: Report): void {
  if (validatePage(document)) return
  const typeOf = (uuid: string) => typeOfWidget(document, uuid)
  for (const error of ownErrors(validatePage)) {
    const owner = ownerOf(pathOf(error), typeOf)
    report(faultOf(owner, owner.path, error, 'page'))
  }
}

function judgePage(context: RuleContext, report: Report): void {
  for (const rule of rules)
    rule.checkPage?.(context, ({ path, message, clamped }) =>
      report({ problem: documentProblem(path, rule.name, message), clamped }),
    )
}

/** The page configuration has props only. */
function judgePageConfig({ v, props }: Record<string, unknown>, report: Report): void {
  if (typeof v !== 'number' || !isRecord(props)) return
  judgeContent({ type: 'W0000', uuid: '', root: '/page' }, v, { props }, report)
}

function widgetJudge(context: RuleContext, report: Report): (entry: Entry) => void {
  let current = { type: '', uuid: '', root: '' }
  const checks = rules.map((rule) => ({
    check: rule.check.bind(rule),
    report: ({ path, message, clamped }: Finding) => {
      const { type, uuid } = current
      report({ problem: { severity: 'error', type, uuid, path, keyword: rule.name, message }, clamped })
    },
  }))
  return (entry) => {
    const [uuid, { type, v, props, style }] = entry
    current = { type, uuid, root: '' }
    judgeContent(current, v, { props, style }, report)
    for (const rule of checks) rule.check(entry, context, rule.report)
  }
}

interface Place extends Pick<Problem, 'type' | 'uuid'> {
  /** Where the content hangs: nothing in a widget, `/page` in the document. */
  root: string
}

/** By the type's own schema, as this program would read it: upgraded first. */
function judgeContent(place: Place, v: number, content: object, report: Report): void {
  const { type, uuid, root } = place
  const kind = kindOf(type)
  if (!kind) {
    const message = `未知的组件类型“${type}”，将原样保留，不会绘制`
    const problem = { type, uuid, path: '/type', keyword: 'unknownType', message }
    return report({ problem: { severity: 'warning', ...problem } })
  }
  let current = content
  if (v !== kind.version) {
    const upgrade = upgradeWidget(type, { style: {}, ...content, v } as VersionedContent)
    if (!upgrade.ok) {
      const { keyword, message } = upgrade
      return report({ problem: { severity: 'error', type, uuid, path: `${root}/v`, keyword, message } })
    }
    const { props, style } = upgrade.widget
    current = 'style' in content ? { props, style } : { props }
  }
  judgeBySchema(place, current, kind.validate, report)
}

/** What a schema alone says of `{ props, style }`, which stands where `place` says. */
export function contentFaults(place: Place, content: object, validate: Validate): Fault[] {
  const faults: Fault[] = []
  judgeBySchema(place, content, validate, (fault) => void faults.push(fault))
  return faults
}

function judgeBySchema(place: Place, content: object, validate: Validate, report: Report): void {
  if (validate(content)) return
  for (const error of ownErrors(validate))
    report(faultOf(place, place.root + pathOf(error), error, place.type))
}

/** Written out, for a page may have thousands: spreading would cost as much as finding them. */
function faultOf(
  { type, uuid }: Pick<Problem, 'type' | 'uuid'>,
  path: string,
  error: SchemaError,
  messagesOf: string,
): Fault {
  const { keyword, params } = error
  return {
    problem: {
      severity: 'error',
      type,
      uuid,
      path,
      keyword,
      message: messageOf(messagesOf, error) + suggestionFor(messagesOf, error),
    },
    params,
  }
}

function suggestionFor(type: string, { keyword, instancePath, params }: SchemaError): string {
  if (keyword !== 'additionalProperties') return ''
  const meant = similarProperty(type, instancePath, String(params.additionalProperty))
  return meant && `，是否想写 ${meant}`
}

/** What the last call of a validator left behind. */
function ownErrors({ errors }: Validate): SchemaError[] {
  return (errors ?? []).filter(isOwnFinding)
}

/** A missing or unknown property is the place of its problem, not the object around it. */
function pathOf({ instancePath, params }: SchemaError): string {
  const property = params.missingProperty ?? params.additionalProperty
  return typeof property === 'string' ? child(instancePath, property) : instancePath
}
