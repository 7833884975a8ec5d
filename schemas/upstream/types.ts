/** Shapes of the upstream form and of what an import tells about itself. */
import type { JsonObject, PageJson, Platform } from '../page'
import type { WidgetSchemas } from './widget-schemas'

/** One upstream widget: settings flat beside `type`, children nested in `childWidgets`. */
export interface UpstreamWidget extends JsonObject {
  type: string
}

/** What an import did that its reader may want to know; equal ones are one note with a count. */
export interface ImportNote {
  /** `info`: nothing of value changed; `warning`: look at it; `error`: something could not be read. */
  severity: 'info' | 'warning' | 'error'
  kind: 'refused' | 'unreadable' | 'dropped' | 'renamed' | 'converted' | 'kept' | 'identity' | 'order'
  /** Widget type, or `page` for what belongs to the document. */
  type: string
  /** JSON pointer into the upstream widget, with `*` for every index; '' for the widget itself. */
  path: string
  count: number
  message: string
  /** Of what was set and is lost: the different values as JSON, at most two; one alone was probably a default. */
  values?: string[]
}

export interface ImportOptions {
  platform?: Platform
  /** Makes the uuid of a widget without a usable one; called again when the answer is taken. */
  newUuid?: (widget: UpstreamWidget, attempt: number) => string
  schemas?: WidgetSchemas
}

export interface ImportResult {
  /** `null` where the input is not an upstream page; the report then says what was expected and what came. */
  page: PageJson | null
  report: ImportNote[]
}
