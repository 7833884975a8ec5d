/** Shapes of the upstream form and of what an import tells about itself. */
import type { JsonObject, PageJson, Platform } from '../page'
import type { WidgetSchemas } from './widget-schemas'

/** One upstream widget: settings flat beside `type`, children nested in `childWidgets`. */
export interface UpstreamWidget extends JsonObject {
  type: string
}

/** A note of an import; equal ones are combined with a count. */
export interface ImportNote {
  /** `info`: no content changed; `warning`: to be checked; `error`: a part could not be read. */
  severity: 'info' | 'warning' | 'error'
  kind: 'refused' | 'unreadable' | 'dropped' | 'renamed' | 'converted' | 'kept' | 'identity' | 'order'
  /** Widget type, or `page` for the document. */
  type: string
  /** JSON pointer into the upstream widget, with `*` for every index; '' for the widget itself. */
  path: string
  count: number
  message: string
  /** Of lost settings: the different values as JSON, at most two; a single one was probably a default. */
  values?: string[]
}

export interface ImportOptions {
  platform?: Platform
  /** Creates the uuid of a widget without a usable one; called again if the result is taken. */
  newUuid?: (widget: UpstreamWidget, attempt: number) => string
  schemas?: WidgetSchemas
}

export interface ImportResult {
  /** `null` if the input is not an upstream page; the report then has expected and actual form. */
  page: PageJson | null
  report: ImportNote[]
}
