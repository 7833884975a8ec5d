import { ColumnWidthOutlined, MinusOutlined, PlusOutlined } from '@engine/icons'
import { childrenOf, isRoot, resize, ROOTS, type PageDoc } from '@engine/design'
import { canvasOf, MAX_ZOOM, MIN_ZOOM, nextZoom } from '../canvas-view'
import { beginOf, hasAutoHeight } from './overlay/resize'
import type { Workspace } from '../workspace'
import type { Action } from '../actions'

/** px by which a key makes a widget larger or smaller. */
const STEP = 10

export const actions: readonly Action[] = [
  {
    ...zooming('zoom-in', '放大', ['$mod+Equal', '$mod+NumpadAdd'], (zoom) => nextZoom(zoom, 1)),
    icon: PlusOutlined,
  },
  {
    ...zooming('zoom-out', '缩小', ['$mod+Minus', '$mod+NumpadSubtract'], (zoom) => nextZoom(zoom, -1)),
    icon: MinusOutlined,
  },
  {
    ...zooming('zoom-reset', '实际大小', ['$mod+Digit0', '$mod+Numpad0'], () => 1),
    enabled: () => true,
  },
  {
    id: 'zoom-fit',
    title: '适合宽度',
    icon: ColumnWidthOutlined,
    group: '视图',
    keys: ['Shift+Digit1'],
    run: (workspace) => {
      const view = canvasOf(workspace)
      if (view) workspace.ui.zoom = view.fit
    },
  },
  walking('select-previous', '选择上一个', '$mod+ArrowUp', (siblings, index) => siblings[index - 1]),
  walking('select-next', '选择下一个', '$mod+ArrowDown', (siblings, index) => siblings[index + 1]),
  {
    id: 'select-inside',
    title: '选择面板内的组件',
    group: '组件',
    keys: ['$mod+ArrowRight'],
    enabled: ({ editor, selected }) => selected !== null && childrenOf(editor.doc, selected).length > 0,
    run: (workspace) => {
      const { editor, selected } = workspace
      if (selected !== null) workspace.select(childrenOf(editor.doc, selected).slice(0, 1))
    },
  },
  resizing('wider', '加宽', 'ArrowRight', { width: STEP }),
  resizing('narrower', '减窄', 'ArrowLeft', { width: -STEP }),
  resizing('taller', '加高', 'ArrowDown', { height: STEP }),
  resizing('lower', '减矮', 'ArrowUp', { height: -STEP }),
]

function zooming(id: string, title: string, keys: readonly string[], next: (zoom: number) => number): Action {
  return {
    id,
    title,
    group: '视图',
    keys,
    // the browser would zoom the whole window
    everywhere: true,
    enabled: ({ ui }) => next(ui.zoom) !== ui.zoom && ui.zoom >= MIN_ZOOM && ui.zoom <= MAX_ZOOM,
    run: ({ ui }) => {
      ui.zoom = next(ui.zoom)
    },
  }
}

type Walk = (siblings: readonly string[], index: number) => string | undefined

/** Selects a sibling; at the top level across regions, and without a selection the first widget. */
function walking(id: string, title: string, key: string, walk: Walk): Action {
  const next = (workspace: Workspace): string | undefined => {
    const { editor, selected } = workspace
    const level = levelOf(workspace, editor.doc)
    return selected === null ? level[0] : walk(level, level.indexOf(selected))
  }
  return {
    id,
    title,
    group: '组件',
    keys: [key],
    enabled: (workspace) => next(workspace) !== undefined,
    run: (workspace) => {
      const uuid = next(workspace)
      if (uuid !== undefined) workspace.select([uuid])
    },
  }
}

function levelOf({ regions, selected }: Workspace, doc: PageDoc): readonly string[] {
  const parent = selected === null ? null : (doc.widgets.get(selected)?.parent ?? null)
  if (!isRoot(parent)) return childrenOf(doc, parent)
  return regions.flatMap((region) => childrenOf(doc, ROOTS[region]))
}

function resizing(id: string, title: string, arrow: string, by: { width?: number; height?: number }): Action {
  return {
    id: `resize-${id}`,
    title: `${title} ${STEP} 像素`,
    group: '组件',
    keys: [`Alt+Shift+${arrow}`],
    edits: true,
    enabled: (workspace) => {
      const { selected } = workspace
      const view = canvasOf(workspace)
      if (selected === null || !view) return false
      return by.height === undefined || !hasAutoHeight(view, selected)
    },
    run: (workspace) => {
      const { selected, editor } = workspace
      const view = canvasOf(workspace)
      const begin = selected === null || !view ? null : beginOf(view, selected)
      if (selected === null || !begin) return
      const { size, limits } = begin
      const width = Math.max(0, Math.min(limits.maxWidth, size.width + (by.width ?? 0)))
      const height = Math.max(0, size.height + (by.height ?? 0))
      editor.run(resize(selected, by.width === undefined ? { height } : { width }, { field: '尺寸' }))
    },
  }
}
