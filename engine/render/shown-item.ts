import { createContext, use, useState } from 'react'

/** The item of a widget's list that is in view: a slide, a tab. */
export interface ShownItem {
  /** 0-based. */
  index: number
  show(index: number): void
}

/** Set on the designer's canvas only, where the settings panel shows and selects the same item. */
export const ShownItemContext = createContext<ShownItem | null>(null)

/** Index of the item in view and its setter: the widget's own state, shared with the panel in the designer. */
export function useShownItem(): [index: number, show: (index: number) => void] {
  const shared = use(ShownItemContext)
  const own = useState(0)
  return shared ? [shared.index, shared.show] : own
}
