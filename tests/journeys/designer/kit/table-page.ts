import type { Json, PageJson } from '@schemas/page'
import type { EditorScreen } from './editor-screen'
import { widget } from './fresh-page'

/** The widget of a row of a table. */
export interface TableWidget {
  type: string
  props?: Readonly<Record<string, unknown>>
  style?: Readonly<Record<string, unknown>>
}

/** A page's widgets, one for each row of a table, called 第1行, 第2行, … */
export function widgetsOf(rows: readonly TableWidget[]): PageJson['widgets'] {
  return Object.fromEntries(
    rows.map(({ type, props = {}, style = {} }, index) => [
      uuidOfRow(index),
      {
        ...widget(type, `a${String(index).padStart(2, '0')}1`, {
          props: props as Record<string, Json>,
          style: style as Record<string, Json>,
        }),
        alias: nameOfRow(index),
      },
    ]),
  )
}

export const uuidOfRow = (index: number) => `row-${index}`
export const nameOfRow = (index: number) => `第${index + 1}行`

/** Selects the widget of a row in the outline. */
export async function selectRow(screen: EditorScreen, index: number): Promise<void> {
  await screen.side('图层')
  await screen.left.getByRole('treeitem', { name: nameOfRow(index) }).click()
  await screen.formReady()
}
