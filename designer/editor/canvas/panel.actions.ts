import { NUDGE, nudgeChildren } from '@engine/freepanel/commands'
import { panelStore } from '@engine/freepanel/panel-store'
import { canvasOf } from '../canvas-view'
import { activePanel } from '@engine/design'
import type { Workspace } from '../workspace'
import type { Action } from '../actions'

const WAYS = [
  ['left', '左', 'ArrowLeft', { x: -1, y: 0 }],
  ['right', '右', 'ArrowRight', { x: 1, y: 0 }],
  ['up', '上', 'ArrowUp', { x: 0, y: -1 }],
  ['down', '下', 'ArrowDown', { x: 0, y: 1 }],
] as const

/** Arrow keys on the canvas move the chosen children of a panel; a child that has the focus hears them itself. */
export const actions: readonly Action[] = WAYS.flatMap(([id, title, key, way]) => [
  nudging(`nudge-${id}`, title, key, way, NUDGE.step),
  nudging(`leap-${id}`, title, `Shift+${key}`, way, NUDGE.leap),
])

function nudging(
  id: string,
  way: string,
  key: string,
  { x, y }: { x: number; y: number },
  px: number,
): Action {
  return {
    id,
    title: `向${way}移动 ${px} 像素`,
    group: '面板',
    keys: [key],
    edits: true,
    enabled: (workspace) => scene(workspace) !== null && isOnCanvas(workspace),
    run: (workspace) => {
      const found = scene(workspace)
      if (found) workspace.editor.run(nudgeChildren(found.view, found.children, { x: x * px, y: y * px }))
    },
  }
}

/** Elsewhere arrow keys move through tabs, lists and lines. */
function isOnCanvas(workspace: Workspace): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement === canvasOf(workspace)?.elements.viewport
}

/** The active panel and its selected children; null where none are. */
function scene(workspace: Workspace) {
  const { editor, ui } = workspace
  const panel = activePanel(editor.doc, ui.selected)
  const canvas = canvasOf(workspace)
  if (panel === null || !canvas || ui.selected.includes(panel)) return null
  const view = panelStore(editor, canvas.registry, panel).view()
  return view && { view, children: ui.selected }
}
