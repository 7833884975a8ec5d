/** The two answers of the upstream server with pages. Pure (rule import-6). */
import type { PageJson } from '../page'
import { exportUpstream, type ExportOptions } from './export'
import { PAGE_TYPE } from './import'
import type { UpstreamWidget } from './types'

/** One row of `getTemplateContent`: one widget of the body. */
export interface TemplateContentRow {
  id: number | string
  name: ''
  /** JSON text of one upstream widget. */
  config: string
}

/** The row of `getHeaderOrFooter`; times are Unix seconds. */
export interface HeaderOrFooterRow {
  theme_pc_template_content_id: number | string
  company_id: number | string
  theme_pc_template_id: 0
  name: 'header' | 'footer'
  /** JSON text of the array of upstream widgets. */
  params: string
  created: number
  updated: number
}

/**
 * A body as rows in saved order, W0000 first.
 * @param idOf the row's id; called with the widget's uuid and its index
 */
export function toTemplateContent(
  page: PageJson,
  idOf: (uuid: string, index: number) => number | string = (_uuid, index) => index + 1,
  options?: ExportOptions,
): TemplateContentRow[] {
  return exportUpstream(page, options).map((widget, index) => ({
    id: idOf(String(widget.uuid), index),
    name: '',
    config: JSON.stringify(widget),
  }))
}

/** A header or footer as its single row; its page configuration is the body's and not sent. */
export function toHeaderOrFooterRow(
  page: PageJson,
  row: Omit<HeaderOrFooterRow, 'params' | 'theme_pc_template_id'>,
  options?: ExportOptions,
): HeaderOrFooterRow {
  const widgets = exportUpstream(page, options).filter(isNoConfiguration)
  return { ...row, theme_pc_template_id: 0, params: JSON.stringify(widgets) }
}

function isNoConfiguration({ type }: UpstreamWidget): boolean {
  return type !== PAGE_TYPE
}
