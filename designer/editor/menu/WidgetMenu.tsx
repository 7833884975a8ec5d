import type { MenuProps } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { keyNames, runAction } from '../actions'
import { useWorkspace } from '../workspace'
import { menuSections } from './menu-sections'
import { MenuAt } from './MenuAt'
import type { Point } from '../canvas-view'

/** What can be done to the selection, where it was asked for: the right mouse button, or Shift+F10. */
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
