import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPageProps } from '@schemas/fill'

/** Faked time goes by. @param ms how much */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const SHOP = {
  mode: 'render',
  page: fillPageProps({}),
  shop: visitorShop(),
  actions: INERT_ACTIONS,
} as const

/** Renders components with links or a viewer, for a visitor. */
export const renderInShop = (view: ReactNode) => render(<RenderProvider value={SHOP}>{view}</RenderProvider>)
