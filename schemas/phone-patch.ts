/** What a desktop page's widget has of its own on phones (rule page-format-14). */
import boxStyle from './common/box-style.schema.json'
import { catalogue } from './generated/catalogue'
import { equal, isRecord } from './json'
import type { JsonObject, WidgetJson } from './page'

type Content = Pick<WidgetJson, 'props' | 'style'>
type Patched = Content & Pick<WidgetJson, 'h5'>

/** The content that phones draw: base ⊕ patch, each property of the patch in place of the base's. */
export function phoneContent<W extends Patched>({ props, style, h5 }: W): Content {
  return {
    props: h5?.props ? { ...props, ...h5.props } : props,
    style: h5?.style ? { ...style, ...h5.style } : style,
  }
}

/** The part of a patch that makes `content` of `base`; `undefined` if they are equal. */
export function patchBetween(base: Content, content: Content): Pick<Patched, 'h5'>['h5'] {
  const props = differing(base.props, content.props)
  const style = differing(base.style as JsonObject, content.style as JsonObject)
  if (!props && !style) return undefined
  return { ...(props && { props }), ...(style && { style }) }
}

function differing(base: JsonObject, content: JsonObject): JsonObject | undefined {
  const entries = Object.entries(content).filter(([key, value]) => !equal(base[key], value))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const STYLES: ReadonlySet<string> = new Set(
  Object.entries(boxStyle.properties)
    .filter(([, schema]) => 'x-viewport' in schema)
    .map(([name]) => name),
)

/** Whether phones may have a value of their own (`x-viewport`). Of an unknown type nothing is known, so nothing may. */
export function mayDiffer(type: string, side: 'props' | 'style', name: string): boolean {
  const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined
  if (!entry) return false
  return side === 'style' ? STYLES.has(name) : entry.viewport.includes(name)
}

/** The patch without what is empty; `undefined` if nothing is left of it. */
export function withoutEmpty(h5: Patched['h5']): Patched['h5'] {
  const entries = Object.entries(h5 ?? {}).filter(
    ([, value]) =>
      value !== undefined && value !== false && !(isRecord(value) && Object.keys(value).length === 0),
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
