/** Upstream's designer loads header, body and footer as one list; here they are three documents (decisions 3). */
import type { PageJson } from '../page'
import { REGIONS, type Region } from '../page-data'
import { assemble, sessionOf } from './import'
import { listWidgets } from './list-widgets'
import { createReporter } from './report'
import type { ImportNote, ImportOptions, UpstreamWidget } from './types'

export interface ImportedParts {
  /** `null` where the input is not an upstream page. */
  parts: Record<Region, PageJson> | null
  report: ImportNote[]
}

/**
 * Splits a loaded concatenation by the `comptyle` of its top-level panels: everything else, the page configuration
 * included, is the body. Header and footer follow the body's page width, so that their widths are judged by it.
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
