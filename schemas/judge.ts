/** Everything that is wrong with a page: the envelope, each widget by its schema, then the named rules. */
import { documentProblem, ownerOf, typeOfWidget } from './document-problem'
import { isRecord, isWidget } from './envelope'
import { validatePage, validators } from './generated/validators/all'
import { isOwnFinding, messageOf } from './messages'
import { upgradeWidget, versionOf, type VersionedContent } from './migrations'
import type { Entry } from './order'
import type { Json, PageJson } from './page'
import type { Region } from './page-data'
import { child } from './pointer'
import type { Problem } from './problem'
import { rules } from './rules'
import { contextOf } from './rules/context'
import type { RuleContext } from './rules/rule'
import type { SchemaError, Validate } from './validate-function'

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
  if (!isRecord(document.widgets)) return faults
  const judge = widgetJudge(contextOf(document, options.region), report)
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
  widgetJudge(contextOf({ ...page }, options.region), report)([uuid, widget])
  return faults
}

function judgeEnvelope(document: unknown, report: Report): void {
  if (validatePage(document)) return
  const typeOf = (uuid: string) => typeOfWidget(document, uuid)
  for (const error of ownErrors(validatePage)) {
    const message = messageOf('page', error)
    const problem = documentProblem('', error.keyword, message)
    report({ problem: { ...problem, ...ownerOf(pathOf(error), typeOf) }, params: error.params })
  }
}

function judgePageConfig({ v, props }: Record<string, unknown>, report: Report): void {
  const kind = kindOf('W0000')
  if (!kind || !isRecord(props)) return
  const at = { severity: 'error', type: 'W0000', uuid: '' } as const
  if (typeof v === 'number' && v !== kind.version) {
    const refusal = versionRefusal('W0000', { v, props, style: {} })
    if (refusal) return report({ problem: { ...at, path: '/page/v', ...refusal } })
  }
  if (kind.validate({ props })) return
  for (const error of ownErrors(kind.validate)) {
    const description = described('W0000', error)
    report({ problem: { ...at, ...description, path: `/page${description.path}` }, params: error.params })
  }
}

function widgetJudge(context: RuleContext, report: Report): (entry: Entry) => void {
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
    for (const rule of checks) rule.check(entry, context, rule.report)
  }
}

/** By the widget's own schema. */
function judgeContent([uuid, { type, v, props, style }]: Entry, report: Report): void {
  const kind = kindOf(type)
  if (!kind) {
    const message = `未知的组件类型“${type}”，将原样保留，不会绘制`
    return report({
      problem: { severity: 'warning', type, uuid, path: '/type', keyword: 'unknownType', message },
    })
  }
  if (v !== kind.version) {
    const refusal = versionRefusal(type, { v, props, style })
    if (refusal) return report({ problem: { severity: 'error', type, uuid, path: '/v', ...refusal } })
  }
  if (kind.validate({ props, style })) return
  for (const error of ownErrors(kind.validate)) {
    report({ problem: { severity: 'error', type, uuid, ...described(type, error) }, params: error.params })
  }
}

interface Kind {
  version: number
  validate: Validate
}

/** By type, `null` for unknown ones; asked once for every widget of every judgement. */
const kinds = new Map<string, Kind | null>()

function kindOf(type: string): Kind | null {
  let kind = kinds.get(type)
  if (kind === undefined) {
    const validate = Object.hasOwn(validators, type) ? validators[type] : undefined
    kind = validate ? { version: versionOf(type), validate } : null
    if (kind) kinds.set(type, kind)
  }
  return kind
}

/** Why content of another version cannot be read here. */
function versionRefusal(type: string, content: { v: number; props: object; style: object }) {
  const upgrade = upgradeWidget(type, content as VersionedContent)
  return upgrade.ok ? null : { keyword: upgrade.keyword, message: upgrade.message }
}

/** What the last call of a validator left behind. */
function ownErrors({ errors }: Validate): SchemaError[] {
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
