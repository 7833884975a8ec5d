import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillPageProps } from '@schemas/fill'
import { Anchor } from './Anchor'
import { INERT_ACTIONS, RenderProvider, visitorShop } from './context'

test('links to pages of the shop go through it, those to a place of a page are the browser’s', () => {
  const goTo = vi.fn<(href: string) => void>()
  const context = {
    mode: 'render' as const,
    page: fillPageProps({}),
    shop: visitorShop(),
    actions: { ...INERT_ACTIONS, goTo },
  }
  render(
    <RenderProvider value={context}>
      <Anchor link="/items">全部</Anchor>
      <Anchor link={{ linkPage: 'page', url: '/#w-hot' }}>热卖</Anchor>
    </RenderProvider>,
  )
  // true: the browser follows it
  expect(fireEvent.click(screen.getByText('全部'))).toBe(false)
  expect(fireEvent.click(screen.getByText('热卖'))).toBe(true)
  expect(goTo.mock.calls).toEqual([['/items']])
})
