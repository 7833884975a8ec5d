import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useIdle } from '../../features/catalogue/slider/use-idle'
import { drawnLater, whenDrawn } from './later'

vi.mock('../idle', () => ({ whenIdle: () => Promise.resolve() }))

/** A part that the server has drawn as 优惠券 after `before`, and `arrive`, which loads its code. */
function drawnPart(before: string) {
  let resolve = (_part: () => string) => {}
  const load = () => new Promise<() => string>((loaded) => (resolve = loaded))
  const Part = drawnLater<{ product?: object }>(load, { height: 900 })
  document.body.innerHTML = `<main>${before}<!--$-->优惠券<!--/$--></main>`
  return {
    Part,
    main: document.body.firstElementChild ?? document.body,
    arrive: () => resolve(() => '优惠券'),
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
  expect(main.textContent).toBe('0优惠券')
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

test('who would change what is drawn can wait until the code of every part has come', async () => {
  const { Part, main, arrive } = drawnPart('')
  await act(async () => hydrateRoot(main, <Part />))
  const come = vi.fn<() => void>()
  const waiting = whenDrawn().then(come)
  await Promise.resolve()
  expect(come).not.toHaveBeenCalled()
  await act(async () => arrive())
  await waiting
  expect(come).toHaveBeenCalledOnce()
})
