import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import css from './Tabs.module.css'

export interface Tab {
  value: string
  text: string
  panel: ReactNode
}

interface TabsProps {
  /** What there is to choose. */
  label: string
  tabs: readonly Tab[]
}

/** Panels of which one is shown; arrow keys walk over their names. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.value}>
      <Base.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map(({ value, text }) => (
          <Base.Tab key={value} value={value} className={css.tab}>
            {text}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, panel }) => (
        <Base.Panel key={value} value={value} className={css.panel}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
