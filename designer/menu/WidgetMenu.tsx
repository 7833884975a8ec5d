import { Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { runAction } from '../actions'
import { keyNames } from '../shortcuts/key-names'
import { useWorkspace } from '../workspace/context'
import { menuSections } from './menu-sections'
import type { Point } from '../canvas/box'
import styles from './WidgetMenu.module.css'

/** What can be done to the selection, where it was asked for: the right mouse button, or Shift+F10. */
export function WidgetMenu() {
  const { menu } = useSnapshot(useWorkspace().ui)
  return menu && <OpenMenu key={`${menu.x} ${menu.y}`} at={menu} />
}

function OpenMenu({ at }: { at: Readonly<Point> }) {
  const workspace = useWorkspace()
  const [origin] = useState(() => document.activeElement)
  const [items] = useState(() => itemsOf(workspace))

  function close() {
    workspace.ui.menu = null
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true })
  }

  return (
    <section className={styles.layer} aria-label="组件菜单">
      <Dropdown
        open
        autoFocus
        getPopupContainer={(point) => point.parentElement ?? document.body}
        trigger={['click']}
        onOpenChange={(open) => !open && close()}
        menu={{
          items,
          onClick: ({ key }) => {
            close()
            void runAction(key, workspace)
          },
        }}
      >
        {/* what has no size has no place for the menu */}
        <span style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
      </Dropdown>
    </section>
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
