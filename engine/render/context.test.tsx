import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageContext } from './contract'
import { RenderProvider, useActions, useMode, useShop, INERT_ACTIONS, visitorShop } from './context'

function Probe() {
  const { user, cart, path } = useShop()
  return (
    <>
      {JSON.stringify({
        mode: useMode(),
        user,
        pieces: cart.count,
        path,
        actions: useActions() === INERT_ACTIONS,
      })}
    </>
  )
}

describe('one typed provider supplies shop and actions', () => {
  test('a visitor is signed out, with an empty cart and inert actions', () => {
    const page = { pageWidth: 1190, themeColor: '#479EE9' } as PageContext['page']
    const value: PageContext = {
      mode: 'render',
      page,
      shop: visitorShop(undefined, '/home'),
      actions: INERT_ACTIONS,
    }
    const html = renderToString(
      <RenderProvider value={value}>
        <Probe />
      </RenderProvider>,
    )
    expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual({
      mode: 'render',
      user: null,
      pieces: 0,
      path: '/home',
      actions: true,
    })
  })

  test('a widget outside the provider throws an error that says so', () => {
    expect(() => renderToString(<Probe />)).toThrow(
      'Expected a <RenderProvider> above this widget, found none.',
    )
  })
})
