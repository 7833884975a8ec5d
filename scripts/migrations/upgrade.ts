import { parsePage, type PageJson } from '@schemas'
import { FORMAT_VERSION } from '@schemas/page'
import type { Content } from './fuzz'

/** A page with one widget of a frozen version, or with the page configuration of one. */
export function pageAround(type: string, v: number, { props, style }: Content): PageJson {
  const page: PageJson = {
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: {},
  }
  if (type === 'W0000') return { ...page, page: { v, props } }
  // a widget's maximum width depends on the page, not on its schema
  const { width } = style
  const fitting = typeof width === 'number' ? { ...style, width: Math.min(width, NARROWEST) } : style
  return { ...page, widgets: { w: { type, v, parent: null, order: 'a0', props, style: fitting } } }
}

/** px; the minimum width of a page. */
const NARROWEST = 320

/** Problems that the current program finds in an old page after reading it. */
export function faultsAfterUpgrade(page: unknown): string[] {
  return parsePage(page)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `${path} ${message}`)
}
