import type { ComponentProps, KeyboardEvent } from 'react'
import { useShownItem } from '@engine'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export interface Tabs {
  active: number
  /** Spread on each tab button. */
  tab(index: number): ComponentProps<'button'>
  /** Spread on the panel of the `active` tab. */
  panel: { role: 'tabpanel'; id: string; 'aria-labelledby': string }
}

/**
 * Tabs that switch on mouse-over, focus, click and arrow keys (rule widgets-6). One panel is drawn, that
 * of the active tab. Ids come from the widget's uuid, so that server and browser agree.
 * @param pointable mouse-over switches too; false for tabs that are chosen (W0019)
 */
export function useTabs(uuid: string, count: number, pointable = true): Tabs {
  const [chosen, choose] = useShownItem()
  const active = Math.min(chosen, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(active, count)
    choose(next)
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return {
    active,
    tab: (index) => ({
      type: 'button',
      role: 'tab',
      id: `${uuid}-tab-${index}`,
      'aria-selected': index === active,
      'aria-controls': `${uuid}-panel`,
      tabIndex: index === active ? 0 : -1,
      onMouseEnter: pointable ? () => choose(index) : undefined,
      onFocus: () => choose(index),
      onClick: () => choose(index),
      onKeyDown,
    }),
    panel: { role: 'tabpanel', id: `${uuid}-panel`, 'aria-labelledby': `${uuid}-tab-${active}` },
  }
}
