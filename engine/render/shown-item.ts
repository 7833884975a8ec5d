import { createContext, use, useState } from 'react'

/** The visible item of a widget's list: a slide or tab. */
export interface ShownItem {
  /** 0-based. */
  index: number
  show(index: number): void
}

/** Set on the designer's canvas only, where the settings panel shows and selects the same item. */
export const ShownItemContext = createContext<ShownItem | null>(null)

/** Index and setter of the visible item: the widget's own state, shared with the settings panel in the designer. */
export function useShownItem(): [index: number, show: (index: number) => void] {
  const shared = use(ShownItemContext)
  const own = useState(0)
  return shared ? [shared.index, shared.show] : own
}
