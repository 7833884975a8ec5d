/** The upstream array form → the page document (rule import-1). Pure; never throws on bad data. */
import { FORMAT_VERSION, type JsonObject, type PageJson, type WidgetJson } from '../page'
import { contentOf, contextOf, holdsEntries, labelsOf } from './content'
import { inside, noted, type Context, createReporter, silent, type Reporter } from './report'
import { createIdentities, orderKeys, uuidFromContent, type Identities } from './identity'
import { childrenOf, listWidgets } from './list-widgets'
import { markOf } from './mark'
import type { ImportOptions, ImportResult, UpstreamWidget, ImportNote } from './types'
import { widgetSchemas, type WidgetSchemas } from './widget-schemas'
import { REGIONS, type Region } from '../page-data'

/** Type of the page configuration among upstream's widgets. */
export const PAGE_TYPE = 'W0000'

/**
 * Reads an upstream page: the bare array of widgets, `{data: […]}`, getTemplateContent's rows or a header or footer
 * row. The report lists whatever is dropped or changed; missing values stay missing, and invalid values stay for
 * `problemsOf`.
 */
export function importUpstream(input: unknown, options: ImportOptions = {}): ImportResult {
  const report = createReporter()
  const widgets = listWidgets(input, report)
  const page = widgets && assemble(widgets, sessionOf(widgets, report, options))
  return { page, report: report.notes() }
}

/** State shared by all documents of one import. */
interface ImportSession {
  report: Reporter
  schemas: WidgetSchemas
  /** Used uuids, unique across header, body and footer. */
  identities: Identities
  platform: ImportOptions['platform']
}

function sessionOf(
  widgets: readonly UpstreamWidget[],
  report: Reporter,
  { schemas = widgetSchemas, newUuid = uuidFromContent, platform }: ImportOptions,
): ImportSession {
  return { report, schemas, platform, identities: createIdentities(everyWidget(widgets), newUuid) }
}

function* everyWidget(widgets: readonly UpstreamWidget[]): Generator<UpstreamWidget> {
  for (const widget of widgets) {
    yield widget
    yield* everyWidget(childrenOf(widget, silent))
  }
}

/** One page from a list of upstream widgets, in order. */
function assemble(widgets: readonly UpstreamWidget[], session: ImportSession): PageJson {
  const configurations = widgets.filter(({ type }) => type === PAGE_TYPE)
  const others = widgets.filter(({ type }) => type !== PAGE_TYPE)
  const [configuration = { type: PAGE_TYPE }, ...extra] = configurations
  for (const { type } of extra) {
    const message = '一个页面只有一份页面配置，保留第一份'
    session.report.add({ severity: 'warning', kind: 'dropped', type, path: '', message })
  }
  const mark = markOf(configuration)
  const marked = mark?.platform === 'h5' ? 'h5' : 'pc'
  return {
    ...(mark?.$schema !== undefined && { $schema: mark.$schema }),
    formatVersion: FORMAT_VERSION,
    platform: session.platform ?? marked,
    page: pageOf(configuration, session),
    widgets: Object.fromEntries(entriesOf(others, null, session)),
  }
}

function pageOf(configuration: UpstreamWidget, { report, schemas }: ImportSession): PageJson['page'] {
  const mark = markOf(configuration)
  const { v, props } = contentOf(configuration, mark, contextOf(configuration, mark, report), schemas)
  return { v, props }
}

/** Widgets and, nested in them, their children as flat entries. */
function entriesOf(
  siblings: readonly UpstreamWidget[],
  parent: string | null,
  session: ImportSession,
): [uuid: string, WidgetJson][] {
  const { report, schemas } = session
  const named = siblings.map((widget) => ({
    widget,
    uuid: identify(widget, session),
    mark: markOf(widget),
  }))
  const orders = orderKeys(named.map(({ uuid, mark }) => ({ uuid, marked: mark?.order })))
  return named.flatMap(({ widget, uuid, mark }, index) => {
    const at = contextOf(widget, mark, report)
    const source = parent === null || mark ? widget : placedByLeftAndTop(widget, at)
    const { v, props, style } = contentOf(source, mark, at, schemas)
    const { type } = widget
    const entry: WidgetJson = {
      type,
      v,
      parent,
      order: orders[index] ?? '',
      ...labelsOf(widget, at),
      ...(mark?.hidden !== undefined && { hidden: mark.hidden }),
      ...(mark?.locked !== undefined && { locked: mark.locked }),
      props,
      style,
      ...(mark?.h5 && { h5: structuredClone(mark.h5) }),
    }
    const children = holdsEntries(widget, mark, schemas) ? childrenOf(widget, report) : []
    return [[uuid, entry], ...entriesOf(children, uuid, session)]
  })
}

function identify(widget: UpstreamWidget, { identities, report }: ImportSession): string {
  const { uuid, reason } = identities.take(widget)
  if (reason !== null) {
    const message = `${reason}，换为新的 uuid`
    report.add({ severity: 'info', kind: 'identity', type: widget.type, path: '/uuid', message })
  }
  return uuid
}

const PLACES = [
  ['left', 'x'],
  ['top', 'y'],
] as const

/** Older saves place a child by left and top (rule import-2). */
function placedByLeftAndTop(widget: UpstreamWidget, at: Context): UpstreamWidget {
  const moved: JsonObject = { ...widget }
  for (const [from, to] of PLACES) {
    const place = moved[from]
    if (moved[to] !== undefined || place === undefined) continue
    moved[to] = place
    delete moved[from]
    noted(inside(at, from), {
      severity: 'info',
      kind: 'renamed',
      message: `${from} 改为 ${to}：面板内的位置`,
    })
  }
  return { ...moved, type: widget.type }
}

export interface ImportedParts {
  /** `null` if the input is not an upstream page. */
  parts: Record<Region, PageJson> | null
  report: ImportNote[]
}

/**
 * Splits a loaded concatenation (upstream's designer loads header, body and footer as one list) by the `comptyle` of
 * its top-level panels: everything else, the page configuration included, is the body. Header and footer get the body's
 * page width, by which their widths are validated.
 */
export function importParts(input: unknown, options: ImportOptions = {}): ImportedParts {
  const report = createReporter()
  const widgets = listWidgets(input, report)
  if (!widgets) return { parts: null, report: report.notes() }
  const session = sessionOf(widgets, report, options)
  const lists: Record<Region, UpstreamWidget[]> = { header: [], body: [], footer: [] }
  for (const widget of widgets) {
    const kind = session.schemas.isContainer(widget.type) ? widget.comptyle : 'body'
    lists[REGIONS.find((region) => region === kind) ?? 'body'].push(widget)
  }
  const header = assemble(lists.header, session)
  const body = assemble(lists.body, session)
  const footer = assemble(lists.footer, session)
  const { pageWidth } = body.page.props
  const follow = (page: PageJson): PageJson =>
    pageWidth === undefined ? page : { ...page, page: { ...page.page, props: { pageWidth } } }
  return { parts: { header: follow(header), body, footer: follow(footer) }, report: report.notes() }
}
