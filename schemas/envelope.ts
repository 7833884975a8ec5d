/** The envelope around the widgets: recognising a page and completing it. */
import { isRecord } from './json'
import { versionOf } from './migrations'
import type { PageJson, PhonePatch, WidgetJson } from './page'

/** Whether a value has the shape that typed code relies on; the validators check the rest. */
export function isPage(value: unknown): value is PageJson {
  if (!isRecord(value) || !isRecord(value.page) || !isRecord(value.widgets)) return false
  const { widgets } = value
  return (
    isOptionalText(value.$schema) &&
    typeof value.formatVersion === 'number' &&
    (value.platform === 'pc' || value.platform === 'h5') &&
    typeof value.page.v === 'number' &&
    isRecord(value.page.props) &&
    Object.keys(widgets).every((uuid) => isWidget(widgets[uuid]))
  )
}

export function isWidget(value: unknown): value is WidgetJson {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.v === 'number' &&
    (value.parent === null || typeof value.parent === 'string') &&
    typeof value.order === 'string' &&
    isOptionalText(value.name) &&
    isOptionalText(value.alias) &&
    isOptionalFlag(value.hidden) &&
    isOptionalFlag(value.locked) &&
    isRecord(value.props) &&
    isRecord(value.style) &&
    isPhonePatch(value.h5)
  )
}

/** Whether a value has the shape of a phone patch, or is absent. */
export function isPhonePatch(value: unknown): value is PhonePatch | undefined {
  if (value === undefined) return true
  return isRecord(value) && isOptionalRecord(value.props) && isOptionalRecord(value.style)
}

export const isOptionalFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

const isOptionalRecord = (value: unknown): boolean => value === undefined || isRecord(value)

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

/** The page configuration with the optional fields of the envelope filled in. Existing values stay, invalid ones too. */
export const withPageDefaults = (page: unknown = {}): unknown =>
  isRecord(page) ? { v: versionOf('W0000'), props: {}, ...page } : page

/** A widget with the optional fields of the envelope filled in; it requires only `type` and `order`. A complete one is returned itself. */
export function withWidgetDefaults(widget: unknown): unknown {
  if (!isRecord(widget)) return widget
  if (OPTIONAL.every((name) => Object.hasOwn(widget, name))) return widget
  const v = typeof widget.type === 'string' ? versionOf(widget.type) : 1
  return { v, parent: null, props: {}, style: {}, ...widget }
}

const OPTIONAL = ['v', 'parent', 'props', 'style'] as const

export function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
