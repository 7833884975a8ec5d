import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import css from './TabStrip.module.css'
import type { Tabs } from './use-tabs'

interface TabStripProps {
  tabs: Tabs
  titles: readonly string[]
  /** Accessible name of the row of tabs. */
  label: string
  className?: string
  tabClassName?: string
  style?: CSSProperties
}

/** A row of tabs bound to `useTabs`; the caller renders the panel: `<div {...tabs.panel}>`. */
export function TabStrip({ tabs, titles, label, className, tabClassName, style }: TabStripProps) {
  return (
    <div role="tablist" aria-label={label} className={clsx(css.strip, className)} style={style}>
      {titles.map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tabs have no identity but their place
        <button key={index} {...tabs.tab(index)} className={clsx(css.tab, tabClassName)}>
          {title}
        </button>
      ))}
    </div>
  )
}
