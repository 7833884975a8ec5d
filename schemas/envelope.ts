/** The envelope around the widgets: what makes a value a page, and what a reader adds to it. */
import type { JsonObject, PageJson, WidgetJson } from './page'

/** A guarded JSON value that is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value has the shape that typed code relies on; what else is wrong with it is the validators' to say. */
export function isPage(value: unknown): value is PageJson {
  if (!isRecord(value) || !isRecord(value.page) || !isRecord(value.widgets)) return false
  return (
    isOptionalText(value.$schema) &&
    typeof value.formatVersion === 'number' &&
    (value.platform === 'pc' || value.platform === 'h5') &&
    typeof value.page.v === 'number' &&
    isRecord(value.page.props) &&
    Object.values(value.widgets).every(isWidget)
  )
}

function isWidget(value: unknown): value is WidgetJson {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.v === 'number' &&
    (value.parent === null || typeof value.parent === 'string') &&
    typeof value.order === 'string' &&
    isOptionalText(value.name) &&
    isOptionalText(value.alias) &&
    isRecord(value.props) &&
    isRecord(value.style)
  )
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

/**
 * A copy of the envelope with its optional fields present; of a widget only `type` and `order` are required.
 * What is there stays as it is, wrong values too.
 */
export function withEnvelopeDefaults(
  document: Record<string, unknown>,
  versionOf: (type: string) => number,
): unknown {
  const page = 'page' in document ? document.page : {}
  const widgets = isRecord(document.widgets)
    ? Object.fromEntries(
        Object.entries(document.widgets).map(([uuid, widget]) => [
          uuid,
          withWidgetDefaults(widget, versionOf),
        ]),
      )
    : document.widgets
  return {
    ...document,
    page: isRecord(page) ? { v: versionOf('W0000'), props: {} satisfies JsonObject, ...page } : page,
    widgets,
  }
}

function withWidgetDefaults(widget: unknown, versionOf: (type: string) => number): unknown {
  if (!isRecord(widget)) return widget
  const v = typeof widget.type === 'string' ? versionOf(widget.type) : 1
  return { v, parent: null, props: {}, style: {}, ...widget }
}
