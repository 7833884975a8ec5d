/** Puck's editor with its standard components, outline, preview and fields. */
import { Puck, type ComponentConfig, type Config, type Data, type Field } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { INERT_ACTIONS, RenderProvider, visitorShop, type WidgetProps } from '@engine'
import { fillWidget, type Json, type PageJson } from '@schemas'
import { fillPageProps } from '@schemas/fill'
import { serverRegistry } from '@widgets/registry.server'
import type { Contender } from './contender'
import { editorPage, live, PAGE_WIDTH, THEME, TYPES } from './documents'

export const puck: Contender = {
  fetch: async () => {},
  open: (root, text) =>
    createRoot(root).render(
      <RenderProvider value={context}>
        <Puck
          config={config}
          data={dataOf(JSON.parse(text) as PageJson)}
          iframe={{ enabled: false }}
          onChange={save}
        />
      </RenderProvider>,
    ),
  // its overlay covers the preview without naming the widget; only the first one is clicked while opening
  isSelected: () => document.querySelector('[class*="DraggableComponent--isSelected"]') !== null,
  panel: '[class*="_SidebarSection_"], [class*="PuckFields"]',
}

const draft: { saved: string; timer?: ReturnType<typeof setTimeout> } = { saved: '' }

/** A second after the last edit the draft is saved, here to memory, as by the editor written by hand. */
function save(data: Data): void {
  clearTimeout(draft.timer)
  draft.timer = setTimeout(() => (draft.saved = JSON.stringify(data)), 1000)
}

const context = {
  mode: 'design' as const,
  page: fillPageProps({ themeColor: THEME, pageWidth: PAGE_WIDTH }),
  shop: visitorShop(live),
  actions: INERT_ACTIONS,
}

/** Fields as a developer would declare them for these values. */
function fieldOf(value: Json): Field {
  if (Array.isArray(value)) return { type: 'array', arrayFields: fieldsOf(value[0] ?? null) }
  if (typeof value === 'object' && value !== null) return { type: 'object', objectFields: fieldsOf(value) }
  return { type: typeof value === 'number' ? 'number' : 'text' }
}

function fieldsOf(value: Json): Record<string, Field> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, inner]) => [name, fieldOf(inner)]))
}

function component(type: string): ComponentConfig<Record<string, Json>> {
  const definition = serverRegistry.get(type)
  const sample = Object.values(editorPage(TYPES.length * 2).widgets).find((widget) => widget.type === type)
  if (!definition || !sample) throw new Error(`Expected a widget of type ${type}, found none.`)
  const Render = definition.Render as (props: WidgetProps<object>) => ReactNode
  return {
    fields: fieldsOf(sample.props),
    render: ({ id, puck: _puck, editMode: _mode, ...own }) => {
      const { props, style } = fillWidget(type, { ...sample, props: own as Record<string, Json> })
      const { width, height, marginLeft, marginRight, marginTop, marginBottom } = style
      return (
        <div className="pm-frame pm-clip" data-widget={id} style={{ marginTop, marginBottom }}>
          <div className="pm-inner" style={{ width: PAGE_WIDTH }}>
            <div
              className="pm-body"
              style={{ width, height: definition.autoHeight ? undefined : height, marginLeft, marginRight }}
            >
              <Render uuid={id} props={props} style={style} mode="design" theme={THEME} />
            </div>
          </div>
        </div>
      )
    },
  }
}

const config: Config = {
  root: { render: ({ children }) => <div className="pm-page">{children}</div> },
  components: Object.fromEntries(TYPES.map((type) => [type, component(type) as ComponentConfig<never>])),
}

function dataOf({ widgets }: PageJson): Data {
  const content = Object.entries(widgets)
    .toSorted(([, a], [, b]) => (a.order < b.order ? -1 : 1))
    .map(([id, { type, props }]) => ({ type, props: { ...props, id } }))
  return { root: { props: {} }, content, zones: {} }
}
