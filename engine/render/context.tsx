import { createContext, use, type ReactNode } from 'react'
import type { Actions, PageContext, RenderMode, Shop } from './contract'

/** The one provider of mode, page settings, shop and actions (decisions 10). */
export const PageContextReact = createContext<PageContext | null>(null)

export function RenderProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <PageContextReact value={value}>{children}</PageContextReact>
}

/** @throws Error when a widget is drawn outside a RenderProvider. */
export function usePageContext(): PageContext {
  const context = use(PageContextReact)
  if (context === null) throw new Error('Expected a <RenderProvider> above this widget, found none.')
  return context
}

export const useShop = (): Shop => usePageContext().shop
export const useActions = (): Actions => usePageContext().actions
export const useMode = (): RenderMode => usePageContext().mode
