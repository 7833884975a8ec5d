import { clsx } from 'clsx'
import css from './TabStrip.module.css'
import type { Tabs } from './use-tabs'

interface TabStripProps {
  tabs: Tabs
  titles: readonly string[]
  /** Accessible name of the row of tabs. */
  label: string
  className?: string
}

/** A row of tabs bound to `useTabs`; the caller renders the panel: `<div {...tabs.panel}>`. */
export function TabStrip({ tabs, titles, label, className }: TabStripProps) {
  return (
    <div role="tablist" aria-label={label} className={clsx(css.strip, className)}>
      {titles.map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tabs have no identity but their place
        <button key={index} {...tabs.tab(index)} className={css.tab}>
          {title}
        </button>
      ))}
    </div>
  )
}
