import { Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import type { Point } from '../canvas-view'
import styles from './MenuAt.module.css'

interface MenuAtProps {
  /** Client px. */
  at: Readonly<Point>
  /** What the menu is for, to screen readers. */
  label: string
  items: NonNullable<MenuProps['items']>
  onChoose(key: string): void
  onClose(): void
}

/** An open menu at a point of the window; the focus goes back to where it was. */
export function MenuAt({ at, label, items, onChoose, onClose }: MenuAtProps) {
  const [origin] = useState(() => document.activeElement)

  function close() {
    onClose()
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true })
  }

  return (
    <section className={styles.layer} aria-label={label}>
      <Dropdown
        open
        autoFocus
        getPopupContainer={(point) => point.parentElement ?? document.body}
        trigger={['click']}
        onOpenChange={(open) => !open && close()}
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            // the same Enter would press the button to which the focus goes back
            domEvent.preventDefault()
            close()
            onChoose(key)
          },
        }}
      >
        {/* the menu needs an element with a size */}
        <span style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
      </Dropdown>
    </section>
  )
}
