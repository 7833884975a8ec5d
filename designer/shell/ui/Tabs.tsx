import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab {
  key: string
  label: string
  /** Omitted where the content of the tab is rendered elsewhere. */
  children?: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  items: readonly Tab[]
  /** Omitted: the component keeps the selection itself, beginning with the first tab. */
  activeKey?: string
  onChange?: (key: string) => void
  centered?: boolean
  /** A panel stays mounted once opened, so that unsaved input is kept. */
  keepOpened?: boolean
  className?: string | undefined
}

/**
 * Tabs with arrow keys, Home and End. Those of antd announce their position in English only, and hold their close
 * buttons inside the tab list, which WAI-ARIA forbids.
 */
export function Tabs({ label, items, activeKey, onChange, centered, keepOpened, className }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.key)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const active = activeKey ?? own
  if (active !== undefined && !opened.has(active)) setOpened(new Set([...opened, active]))
  const choose = (key: string) => {
    setOwn(key)
    onChange?.(key)
  }
  return (
    <Base.Root
      className={clsx(styles.tabs, className)}
      value={active ?? null}
      onValueChange={(key) => choose(String(key))}
    >
      <Base.List
        className={clsx(styles.list, centered && styles.centered)}
        aria-label={label}
        activateOnFocus
      >
        {items.map((item) => (
          <Base.Tab key={item.key} value={item.key} className={styles.tab ?? ''}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(
        ({ key, children }) =>
          children !== undefined && (
            <Base.Panel
              key={key}
              value={key}
              className={styles.panel ?? ''}
              keepMounted={keepOpened === true && opened.has(key)}
            >
              {children}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
