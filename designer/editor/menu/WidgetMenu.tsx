import type { MenuProps } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { keyNames, lookOf, runAction, type Action, actionOf, canRun } from '../actions'
import { useWorkspace, type Workspace } from '../workspace'
import { MenuAt } from './MenuAt'
import type { Point } from '../canvas-view'
import { isPanel } from '@engine/design'

/** The menu of the selection, at the pointer or, by Shift+F10, at the widget. */
export function WidgetMenu() {
  const { menu } = useSnapshot(useWorkspace().ui)
  return menu && <OpenMenu key={`${menu.x} ${menu.y}`} at={menu} />
}

function OpenMenu({ at }: { at: Readonly<Point> }) {
  const workspace = useWorkspace()
  const [items] = useState(() => itemsOf(workspace))
  return (
    <MenuAt
      at={at}
      label="组件菜单"
      items={items}
      onChoose={(key) => void runAction(key, workspace)}
      onClose={() => (workspace.ui.menu = null)}
    />
  )
}

function itemsOf(workspace: Parameters<typeof menuSections>[0]): NonNullable<MenuProps['items']> {
  return menuSections(workspace).flatMap((lines, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...lines.map(({ id, title, keys, enabled }) => ({
      key: id,
      label: title,
      disabled: !enabled,
      danger: id === 'remove',
      extra: keys?.[0] && keyNames(keys[0]),
    })),
  ])
}

/** The menu of widgets; sections are separated by lines. */
const ON_SELECTION = [
  ['edit', 'insert-above', 'insert-below'],
  ['move-up', 'move-down', 'select-parent', 'select-inside'],
  ['copy', 'cut', 'paste', 'duplicate'],
  ['copy-style', 'paste-style'],
  ['toggle-hidden', 'toggle-locked'],
  ['save-module'],
  ['write-note'],
  ['remove'],
] as const

/** The menu of the page, outside every widget. */
const ON_PAGE = [['paste'], ['select-all', 'find']] as const

interface MenuLine extends Pick<Action, 'id' | 'title' | 'keys'> {
  enabled: boolean
}

/** The menu's sections for what is selected now; viewers see only what they may do. */
function menuSections(workspace: Workspace): MenuLine[][] {
  const { ui, readOnly } = workspace
  const sections = ui.selected.length > 0 ? ON_SELECTION : ON_PAGE
  return sections
    .map((ids) =>
      ids
        .map(actionOf)
        .filter(({ id, edits }) => !(edits && readOnly) && isFitting(id, workspace))
        .map((action) => ({
          ...action,
          title: lookOf(action, workspace).title,
          enabled: canRun(action, workspace),
        })),
    )
    .filter((lines) => lines.length > 0)
}

/** Actions that never apply to this selection are left out instead of disabled. */
function isFitting(id: string, { editor, selected }: Workspace): boolean {
  const type = selected === null ? '' : (editor.doc.widgets.get(selected)?.type ?? '')
  return id !== 'select-inside' || isPanel(type)
}
