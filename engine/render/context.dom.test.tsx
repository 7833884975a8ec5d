import { cleanup, render } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fillPageProps } from '@schemas/fill'
import { RenderProvider, useMode, useShop, INERT_ACTIONS, visitorShop } from './context'

afterEach(cleanup)

test('a change of the shop renders only the components that read it', () => {
  const drawn: string[] = []
  const Reader = memo(function Reader() {
    drawn.push(`cart ${useShop().cart.count}`)
    return null
  })
  const Unrelated = memo(function Unrelated() {
    drawn.push(useMode())
    return null
  })
  const page = fillPageProps({})
  const shown = (count: number) => {
    const shop = { ...visitorShop(), cart: { count, groups: [], added: 0 } }
    return (
      <RenderProvider value={{ mode: 'render', page, shop, actions: INERT_ACTIONS }}>
        <Reader />
        <Unrelated />
      </RenderProvider>
    )
  }
  const { rerender } = render(shown(0))
  rerender(shown(1))
  expect(drawn).toEqual(['cart 0', 'render', 'cart 1'])
})
