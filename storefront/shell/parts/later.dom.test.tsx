import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShopContext, useShop, visitorShop } from '@engine'
import { useIdle } from '../use-idle'
import { whenIdle } from '../idle'
import { drawnLater } from './later'

beforeEach(() => void vi.mocked(whenIdle).mockResolvedValue())

/** A part that the server has drawn as 优惠券 after `before`, and `arrive`, which loads its code. */
function drawnPart(before: string) {
  type Drawn = (props: { product?: unknown }) => string
  let resolve = (_part: Drawn) => {}
  const load = () => new Promise<Drawn>((loaded) => (resolve = loaded))
  const Part = drawnLater(load, { height: 900 })
  document.body.innerHTML = `<main>${before}<!--$-->优惠券<!--/$--></main>`
  return {
    Part,
    main: document.body.firstElementChild ?? document.body,
    arrive: (part: Drawn = () => '优惠券') => resolve(part),
  }
}

test('what the server drew stays while its code is loading, when the browser has become idle', async () => {
  const { Part, main, arrive } = drawnPart('<b>0</b>')
  function Page() {
    const idle = useIdle()
    return (
      <>
        <b>{Number(idle)}</b>
        <Part product={{}} />
      </>
    )
  }
  await act(async () => hydrateRoot(main, <Page />))
  expect(main.textContent).toBe('1优惠券')
  await act(async () => arrive())
  expect(main.textContent).toBe('1优惠券')
})

test('what the server drew stays while its code is loading, when its page alone changes', async () => {
  const { Part, main, arrive } = drawnPart('<button type="button">0</button>')
  function Page() {
    const [times, set] = useState(0)
    return (
      <>
        <button type="button" onClick={() => set(times + 1)}>
          {times}
        </button>
        <Part />
      </>
    )
  }
  await act(async () => hydrateRoot(main, <Page />))
  await act(async () => main.querySelector('button')?.click())
  expect(main.textContent).toBe('1优惠券')
  await act(async () => arrive())
  expect(main.textContent).toBe('1优惠券')
})

test('what the server drew stays while its code is loading, when the shop changes', async () => {
  const { Part, main, arrive } = drawnPart('<button type="button">0</button>')
  function Page() {
    const [count, set] = useState(0)
    const shop = { ...visitorShop(), cart: { count, groups: [], added: 0 } }
    return (
      <ShopContext value={shop}>
        <button type="button" onClick={() => set(count + 1)}>
          {count}
        </button>
        <Part />
      </ShopContext>
    )
  }
  const complaints = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(main, <Page />, { onRecoverableError: complaints }))
  await act(async () => main.querySelector('button')?.click())
  expect(main.textContent).toBe('1优惠券')
  await act(async () =>
    arrive(function Drawn() {
      return `优惠券${useShop().cart.count || ''}`
    }),
  )
  await waitFor(() => expect(main.textContent).toBe('1优惠券1'))
  expect(complaints).not.toHaveBeenCalled()
})

test('what the server drew stays while its code is loading, when its own values change, and then shows the last', async () => {
  const { Part, main, arrive } = drawnPart('<button type="button">0</button>')
  function Page() {
    const [times, set] = useState(0)
    return (
      <>
        <button type="button" onClick={() => set(times + 1)}>
          {times}
        </button>
        <Part product={times} />
      </>
    )
  }
  const complaints = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(main, <Page />, { onRecoverableError: complaints }))
  for (let press = 0; press < 2; press++) await act(async () => main.querySelector('button')?.click())
  expect(main.textContent).toBe('2优惠券')
  await act(async () => arrive(({ product }) => `优惠券${product || ''}`))
  await waitFor(() => expect(main.textContent).toBe('2优惠券2'))
  await act(async () => main.querySelector('button')?.click())
  expect(main.textContent).toBe('3优惠券3')
  expect(complaints).not.toHaveBeenCalled()
})
