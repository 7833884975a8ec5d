/** The same page in Puck: it draws the hand-written components, so that only the two renderers differ. */
import type { ComponentConfig, ComponentData, Config, Data, Field } from '@puckeditor/core'
import type { BoxStyle } from '@schemas/generated/types'
import { benchPage, KINDS, type BenchProps, type Kind } from './contents'
import { ItemView, type Item } from './hand-written'
import { itemsOf } from './items'

type PuckProps<K extends Kind> = BenchProps[K] & { style: BoxStyle }

/** Fields as a developer would declare them for these values. */
function fieldOf(value: unknown): Field {
  if (Array.isArray(value)) return { type: 'array', arrayFields: fieldsOf(value[0]) }
  if (typeof value === 'object' && value !== null) return { type: 'object', objectFields: fieldsOf(value) }
  return { type: typeof value === 'number' ? 'number' : 'text' }
}

function fieldsOf(value: unknown): Record<string, Field> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, inner]) => [name, fieldOf(inner)]))
}

function component<K extends Kind>(kind: K, sample: ComponentData): ComponentConfig<PuckProps<K>> {
  const { id: _, ...values } = sample.props
  return {
    fields: fieldsOf(values),
    render: ({ id, style, ...props }) => (
      <ItemView id={id} kind={kind} props={props as unknown as BenchProps[K]} style={style} />
    ),
  }
}

const samples = itemsOf(benchPage(KINDS.length)).map(componentData)

export const puckConfig: Config = {
  root: { render: ({ children }) => <div className="pm-page">{children}</div> },
  components: Object.fromEntries(
    KINDS.map((kind, index) => [
      kind,
      component(kind, samples[index] as ComponentData) as ComponentConfig<never>,
    ]),
  ),
}

export function componentData({ id, kind, props, style }: Item): ComponentData {
  return { type: kind, props: { id, ...props, style } }
}

export function puckData(items: readonly Item[]): Data {
  return { root: { props: {} }, content: items.map(componentData), zones: {} }
}
