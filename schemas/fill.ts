import { fillPlans } from './generated/defaults'
import type { BoxStyle, W0000Props } from './generated/types'
import { applyPlan, type FillPlan } from './fill-plan'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'

freezeAll(fillPlans)

/** Plans of widgets, and added ones. */
export const plans: Record<string, FillPlan> = { ...fillPlans }

/** Makes more defaults known, as `fillWidget` fills them in: of an application's widgets, of settings, of records. */
export function addFillPlans(more: Record<string, FillPlan>): void {
  freezeAll(more)
  Object.assign(plans, more)
}

/** A widget with every default of props and style filled in at every depth: the input of renderers. */
export interface FilledWidget extends Omit<WidgetJson, 'style'> {
  style: BoxStyle
}

export interface FilledPage extends Omit<PageJson, 'widgets' | 'page'> {
  page: { v: number; props: PageProps }
  widgets: Record<string, FilledWidget>
}

/**
 * The widget with missing defaults filled in; a complete widget is returned itself. Never changes its input. A type
 * without a schema is unchanged.
 */
export function fillWidget<W extends Pick<WidgetJson, 'props' | 'style'>>(
  type: string,
  widget: W,
): Omit<W, 'props' | 'style'> & Pick<FilledWidget, 'props' | 'style'> {
  const plan = plans[type]?.inner
  const props = filled(widget.props, plan?.['props'])
  const style = filled(widget.style as JsonObject, plan?.['style'])
  const full = props === widget.props && style === widget.style ? widget : { ...widget, props, style }
  return full as typeof full & Pick<FilledWidget, 'style'>
}

/** One top-level property of a widget, or its default. */
export function filledProp(type: string, props: JsonObject, name: string): Json | undefined {
  return props[name] ?? plans[type]?.inner?.['props']?.missing?.[name]
}

/** The page configuration (W0000) with every default filled in. */
export type PageProps = W0000Props

export function fillPageProps(props: JsonObject): PageProps & JsonObject {
  return fillWidget('W0000', { props, style: {} }).props as PageProps & JsonObject
}

/** The page with every widget and its page configuration filled. */
export function fillPage(page: PageJson): FilledPage {
  const props = fillPageProps(page.page.props)
  const widgets: Record<string, FilledWidget> = {}
  for (const [uuid, widget] of Object.entries(page.widgets)) widgets[uuid] = fillWidget(widget.type, widget)
  return { ...page, page: { ...page.page, props }, widgets }
}

/**
 * What the insert command writes (rule page-format-5): every default of props and style, as literals that
 * belong to the new widget alone.
 */
export function insertDefaults(type: string): { props: JsonObject; style: BoxStyle } {
  if (!Object.hasOwn(plans, type))
    throw new Error(`No schema for widget type ${type}; known: ${Object.keys(plans).join(', ')}`)
  const { props, style } = fillWidget(type, { props: {}, style: {} })
  return structuredClone({ props, style })
}

function filled(value: JsonObject, plan: Parameters<typeof applyPlan>[1] | undefined): JsonObject {
  return plan ? (applyPlan(value satisfies Json, plan) as JsonObject) : value
}

/** Filled pages share these values, so they are frozen. */
function freezeAll(value: object): void {
  Object.freeze(value)
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freezeAll(inner)
}
