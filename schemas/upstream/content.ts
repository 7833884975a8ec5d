/** One upstream widget → version, props and style. */
import { noted, type Context } from './context'
import type { Mark } from './mark'
import type { Reporter } from './report'
import { splitKnown, splitUnknown, type Content } from './split'
import type { UpstreamWidget } from './types'
import type { WidgetSchemas } from './widget-schemas'

/** Version, props and style of one flat widget, upgraded to the version this program writes. */
export function contentOf(
  widget: UpstreamWidget,
  mark: Mark | null,
  at: Context,
  schemas: WidgetSchemas,
): Content & { v: number } {
  const { type } = widget
  // Version 1 of each schema describes the upstream form.
  const v = mark?.v ?? 1
  const schema = schemas.schemaOf(type, v)
  if (!schema) {
    if (at.foreign) noted(at, { severity: 'info', kind: 'kept', message: '类型未知或保留，原样保留' })
    return { v, ...splitUnknown(widget, schemas.boxKeys, mark) }
  }
  const content = splitKnown(widget, schema, mark, at)
  const upgrade = schemas.upgrade(type, { v, ...content })
  if (upgrade.ok) return upgrade.widget
  noted(at, { severity: 'error', kind: 'unreadable', message: upgrade.message })
  return { v, ...content }
}

export function contextOf({ type }: UpstreamWidget, mark: Mark | null, report: Reporter): Context {
  return { type, path: '', report, foreign: mark === null, yuan: false }
}

/** Only a schema or our own mark declares `childWidgets` as widgets; otherwise they are kept unchanged. */
export function holdsEntries({ type }: UpstreamWidget, mark: Mark | null, schemas: WidgetSchemas): boolean {
  return mark?.children === true || schemas.schemaOf(type, mark?.v ?? 1) !== undefined
}
