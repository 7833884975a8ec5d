/** A page with one free panel, for tests of its editing. */
import { createEditor, type Editor, type EditorOptions } from '@engine/editor/editor'
import { panelStore } from '@engine/freepanel/panel-store'
import type { PanelView } from '@engine/freepanel/panel-view'
import { loadRules } from '@engine/freepanel/rules'
import { createRegistry, defineWidget } from '@engine/registry/registry'
import type { JsonObject, WidgetJson } from '@schemas/page'
import { docOf, widgetOf } from './widget-tree'

export const PANEL = 'panel'

/** Type of each kind of child; its special properties are in the registry or in its props. */
const KINDS = { text: 'W0011', picture: 'W0003', search: 'W0008' } as const
const FREE_PANEL = 'W0006'

export const registry = createRegistry([
  defineWidget<object>({
    type: FREE_PANEL,
    Render: ({ children }) => <div>{children}</div>,
    freeLayout: true,
  }),
  defineWidget<object>({ type: KINDS.text, Render: () => <p /> }),
  defineWidget<object>({ type: KINDS.picture, Render: () => <p /> }),
  defineWidget<object>({ type: KINDS.search, Render: () => <p />, autoHeight: true }),
])

export interface ChildSketch extends Partial<WidgetJson['style']> {
  kind?: keyof typeof KINDS
  props?: JsonObject
}

interface Sketch {
  /** Props of the panel. */
  props?: JsonObject
  /** Style of the panel; default: 1190 × 400. */
  style?: Partial<WidgetJson['style']>
  options?: EditorOptions
}

/** An editor with a panel of these children, named by their uuids, in reading order. */
export function panelEditor(
  children: Record<string, ChildSketch>,
  { props = {}, style = {}, options }: Sketch = {},
): Editor {
  const widgets: Record<string, WidgetJson> = {
    [PANEL]: widgetOf({ type: FREE_PANEL, props, style: { width: 1190, height: 400, ...style } }),
  }
  for (const [index, [uuid, { kind = 'text', props: own = {}, ...rest }]] of Object.entries(
    children,
  ).entries()) {
    widgets[uuid] = widgetOf({
      type: KINDS[kind],
      name: uuid,
      parent: PANEL,
      order: `a${index}`,
      props: own,
      style: { width: 100, height: 50, ...rest },
    })
  }
  return createEditor(docOf(widgets), options)
}

/** The panel from the view of overlay, toolbar and commands. */
export async function viewOf(editor: Editor): Promise<PanelView> {
  await loadRules([FREE_PANEL, ...Object.values(KINDS)])
  return viewNow(editor)
}

/** The same, once the rules have been loaded. */
export function viewNow(editor: Editor): PanelView {
  const view = panelStore(editor, registry, PANEL).view()
  if (!view) throw new Error('expected the view of a panel, got none')
  return view
}

/** A child's stored position and size. */
export function placeOf(editor: Editor, uuid: string): (number | undefined)[] {
  const { x, y, width, height } = editor.doc.widgets.get(uuid)?.style ?? {}
  return [x, y, width, height].map((length) => (typeof length === 'number' ? length : undefined))
}

/** Labels of the undoable history entries. */
export function labelsOf(editor: Editor): string[] {
  return editor.history.flatMap(({ label, done }) => (done ? [label] : []))
}
