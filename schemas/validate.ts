/** Validates a page: the envelope, each widget by its schema, then the named rules. */
import { documentProblem, ownerOf, typeOfWidget, type Problem } from './problem'
import { isWidget } from './envelope'
import { isRecord } from './json'
import { validatePage, validators } from './generated/validators/all'
import { isOwnFinding, messageOf } from './messages'
import { upgradeWidget, type VersionedContent, versionOf } from './migrations'
import type { WidgetEntry } from './order'
import type { Json } from './page'
import type { Region } from './page-data'
import { child } from './pointer'
import { phoneContent } from './phone-patch'
import { suggestionFor } from './suggestion'
import { rules } from './rules'
import { contextOf } from './rules/context'
import type { Finding, RuleContext } from './rules/rule'
import type { SchemaError, Validate } from './validate-function'
import { derivedMap } from './derived'
import { keyOrder } from './generated/key-order'
import { problemTexts } from './problem-texts/problem-texts'

export interface ValidateOptions {
  /** The document's region; its rules apply only if the caller states it (rule page-format-3). */
  region?: Region
  /** Type of the fixed section of the page, which contains it once, at top level. */
  section?: string
}

/** A problem with the data for its repair. */
export interface Fault {
  problem: Problem
  /** The parameters of a schema error, such as the limit. */
  params?: Record<string, unknown>
  /** The value that a rule would set. */
  clamped?: Json
}

type Report = (fault: Fault) => void

/** Validates a guarded document of any shape; everything shaped like a widget is validated in any case. */
export function validateDocument(document: unknown, options: ValidateOptions = {}): Fault[] {
  const faults: Fault[] = []
  const report: Report = (fault) => void faults.push(fault)
  validateEnvelope(document, report)
  if (!isRecord(document)) return faults
  if (isRecord(document.page)) validatePageConfig(document.page, report)
  if (!isRecord(document.widgets)) return faults
  const context = contextOf(document, options)
  validatePageRules(context, report)
  const validate = widgetValidator(context, report)
  // the list of pairs of `Object.entries` would cost a twentieth of the whole
  for (const uuid of Object.keys(document.widgets)) {
    const widget = document.widgets[uuid]
    if (isWidget(widget)) validate([uuid, widget])
  }
  return faults
}

/** A document whose widgets are a map of values of any shape. */
export type WidgetsOfAnyShape = { readonly widgets: Readonly<Record<string, unknown>> }

/** Validates one widget of a page like `validateDocument`; the cost does not grow with the page. */
export function validateWidget(
  page: WidgetsOfAnyShape,
  uuid: string,
  options: ValidateOptions = {},
): Fault[] {
  const faults: Fault[] = []
  if (!Object.hasOwn(page.widgets, uuid)) return faults
  const widget = page.widgets[uuid]
  const report: Report = (fault) => void faults.push(fault)
  validateEnvelope({ ...page, widgets: { [uuid]: widget } }, (fault) => {
    if (fault.problem.uuid === uuid) report(fault)
  })
  if (isWidget(widget)) widgetValidator(contextOf({ ...page }, options), report)([uuid, widget])
  return faults
}

function validateEnvelope(document: unknown, report: Report): void {
  if (validatePage(document)) return
  const typeOf = (uuid: string) => typeOfWidget(document, uuid)
  for (const error of ownErrors(validatePage)) {
    const owner = ownerOf(pathOf(error), typeOf)
    report(faultOf(owner, owner.path, error, 'page'))
  }
}

function validatePageRules(context: RuleContext, report: Report): void {
  for (const rule of rules)
    rule.checkPage?.(context, ({ path, message, clamped }) =>
      report({ problem: documentProblem(path, rule.name, message), clamped }),
    )
}

/** The page configuration has props only. */
function validatePageConfig({ v, props }: Record<string, unknown>, report: Report): void {
  if (typeof v !== 'number' || !isRecord(props)) return
  validateContent({ type: 'W0000', uuid: '', root: '/page' }, v, { props }, report)
}

function widgetValidator(context: RuleContext, report: Report): (entry: WidgetEntry) => void {
  let current = { type: '', uuid: '', root: '' }
  let found = report
  const checks = rules.map((rule) => ({
    rule,
    report: ({ path, message, clamped }: Finding) => {
      const { type, uuid } = current
      found({ problem: { severity: 'error', type, uuid, path, keyword: rule.name, message }, clamped })
    },
  }))
  const concerned = new Map<string, typeof checks>()
  const checksOf = (type: string) => {
    let own = concerned.get(type)
    if (!own) concerned.set(type, (own = checks.filter(({ rule }) => rule.concerns?.(type, context) ?? true)))
    return own
  }
  return (entry) => {
    const [uuid, { type, v, props, style, h5 }] = entry
    current = { type, uuid, root: '' }
    const hidden = hiddenContent[context.hidingOf(uuid, entry[1]) ?? 'not']
    const told = hidden ? softened(report, hidden) : report
    const check = (checked: WidgetEntry, content: object) => {
      validateContent(current, v, content, found)
      for (const { rule, report: find } of checksOf(type)) rule.check(checked, context, find)
    }
    found = told
    check(entry, { props, style })
    if (!h5 || (!h5.props && !h5.style)) return
    // What phones draw is validated as a whole; problems that the base has too are reported once, as the base's.
    const known = new Set<string>()
    const { h5: _h5, ...base } = entry[1]
    found = ({ problem }) => void known.add(keyOf(problem))
    check([uuid, base], { props, style })
    found = (fault) => {
      const { problem } = fault
      if (!known.has(keyOf(problem))) told({ ...fault, problem: { ...problem, path: `/h5${problem.path}` } })
    }
    const content = phoneContent(entry[1])
    check([uuid, { ...base, ...content }], content)
  }
}

/** Paths of content that is not seen, by what hides it: all of a widget that is hidden, what phones have of their own where it is hidden there. */
const hiddenContent = {
  everywhere: /^\/(?:h5\/)?(?:props|style)(?:\/|$)/,
  phones: /^\/h5\/(?:props|style)(?:\/|$)/,
  not: null,
}

/** Problems in hidden content warn only; those of the widget's place in the tree and its version still count. */
const softened =
  (report: Report, hidden: RegExp): Report =>
  (fault) => {
    const { problem } = fault
    report(hidden.test(problem.path) ? { ...fault, problem: { ...problem, severity: 'warning' } } : fault)
  }

const keyOf = ({ path, keyword, message }: Problem): string => `${path} ${keyword} ${message}`

interface ProblemSite extends Pick<Problem, 'type' | 'uuid'> {
  /** Pointer to the content: '' in a widget, `/page` in the document. */
  root: string
}

/** Validates by the type's own schema after upgrading, as this program would read it. */
function validateContent(place: ProblemSite, v: number, content: object, report: Report): void {
  const { type, uuid, root } = place
  const kind = kindOf(type)
  if (!kind) {
    const message = problemTexts.unknownType(type)
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
  validateBySchema(place, kind.styled ? current : withoutEmptyStyle(current), kind.validate, report)
}

/**
 * Validates the value of a form against its schema alone; the paths of the problems begin with `/props`.
 * @param type name of the form
 */
export type SchemaValidation = (type: string, props: object, validate: Validate) => Problem[]

/** Runs the generated validator itself; the designer's forms run it through rjsf. */
export const validateProps: SchemaValidation = (type, props, validate) =>
  validate({ props }) ? [] : ownErrors(validate).map((error) => problemOf(type, error))

/** An error in the value of a form, with the message that operators read. */
export const problemOf = (type: string, error: SchemaError): Problem =>
  faultOf({ type, uuid: '' }, pathOf(error), error, type).problem

/** The envelope gives every widget a style; the schema of a type without a box has none. */
const withoutEmptyStyle = (content: { props?: unknown; style?: object }): object =>
  content.style && Object.keys(content.style).length === 0 ? { props: content.props } : content

function validateBySchema(place: ProblemSite, content: object, validate: Validate, report: Report): void {
  if (validate(content)) return
  for (const error of ownErrors(validate))
    report(faultOf(place, place.root + pathOf(error), error, place.type))
}

/** Without spreading, which would cost as much as finding the problems; a page may have thousands. */
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

/** The errors of a validator's last call. */
function ownErrors({ errors }: Validate): SchemaError[] {
  return (errors ?? []).filter(isOwnFinding)
}

/** The path of an error; for a missing or unknown property that of the property itself. */
function pathOf({ instancePath, params }: SchemaError): string {
  const property = params.missingProperty ?? params.additionalProperty
  return typeof property === 'string' ? child(instancePath, property) : instancePath
}

/** Validation data of a type with a schema. */
interface Kind {
  /** The version this program reads and writes. */
  version: number
  validate: Validate
  /** Whether it has a box style. */
  styled: boolean
}

/** Cache for the lookup per widget; only types with a schema are in it. */
const kinds = derivedMap<string, Kind>()

/** The kind of a widget type, `W0000` included; `undefined` for a type without a schema. */
function kindOf(type: string): Kind | undefined {
  const known = kinds.get(type)
  if (known) return known
  const validate = Object.hasOwn(validators, type) ? validators[type] : undefined
  if (!validate) return undefined
  const kind = { version: versionOf(type), validate, styled: keyOrder[type]?.keys?.style !== undefined }
  kinds.set(type, kind)
  return kind
}
