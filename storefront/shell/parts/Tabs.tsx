import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import css from './Tabs.module.css'

interface Tab {
  value: string
  text: string
  panel: ReactNode
}

interface TabsProps {
  /**
   * Its own on the page: tabs and panels are named after it. A generated name is another one on the server, where a
   * section is rendered alone, and tabs name their panels in the browser only.
   */
  name: string
  /** What there is to choose. */
  label: string
  tabs: readonly Tab[]
}

/** Panels of which one is shown; arrow keys walk over their names. */
export function Tabs({ name, label, tabs }: TabsProps) {
  const [shown, show] = useState(tabs[0]?.value)
  return (
    <Base.Root value={shown} onValueChange={(value: string) => show(value)}>
      <Base.List className={clsx(css.list, 'scroll-row')} aria-label={label} activateOnFocus>
        {tabs.map(({ value, text }) => (
          <Base.Tab
            key={value}
            id={`${name}-${value}-tab`}
            aria-controls={`${name}-${value}`}
            value={value}
            className={css.tab}
          >
            {text}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, panel }) => (
        // its box stays, for its tab names it
        <Base.Panel key={value} id={`${name}-${value}`} value={value} keepMounted className={css.panel}>
          {value === shown && panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
