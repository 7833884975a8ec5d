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
  // How wide a widget may be is the page's to say, not its schema's.
  const { width } = style
  const fitting = typeof width === 'number' ? { ...style, width: Math.min(width, NARROWEST) } : style
  return { ...page, widgets: { w: { type, v, parent: null, order: 'a0', props, style: fitting } } }
}

/** Pixels; no page is narrower. */
const NARROWEST = 320

/** What this program finds wrong with an old page once it has read it. */
export function faultsAfterUpgrade(page: unknown): string[] {
  return parsePage(page)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `${path} ${message}`)
}
