import { Dialog } from '@base-ui/react/dialog'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { DialogFrame } from './DialogFrame'

let narrow = true
const heard = vi.fn<() => void>()
beforeEach(() => {
  narrow = true
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
  history.replaceState({ idx: 3 }, '', '/items/104?sku=1')
})
afterEach(async () => {
  cleanup()
  // entries of sheets are taken away in a later turn
  await vi.waitUntil(() => !('sheet' in (history.state as object)))
  removeEventListener('popstate', heard)
  heard.mockClear()
  vi.unstubAllGlobals()
})

function Sheets() {
  const [which, setWhich] = useState<'no' | 'one' | 'two'>('one')
  return (
    <>
      <button type="button">页面</button>
      <DialogFrame open={which !== 'no'} onClose={() => setWhich('no')}>
        <Dialog.Title>规格</Dialog.Title>
        <button type="button" onClick={() => setWhich('two')}>
          更多
        </button>
        <DialogFrame open={which === 'two'} onClose={() => setWhich('one')}>
          <Dialog.Title>尺码</Dialog.Title>
        </DialogFrame>
      </DialogFrame>
    </>
  )
}
/** Each of the two is open for itself. */
function Stacked() {
  const [lower, showLower] = useState(true)
  const [upper, showUpper] = useState(false)
  return (
    <DialogFrame open={lower} onClose={() => showLower(false)}>
      <Dialog.Title>规格</Dialog.Title>
      <button type="button" onClick={() => showUpper(true)}>
        更多
      </button>
      <DialogFrame open={upper} onClose={() => showUpper(false)}>
        <Dialog.Title>尺码</Dialog.Title>
        <button
          type="button"
          onClick={() => {
            showUpper(false)
            showLower(false)
          }}
        >
          完成
        </button>
      </DialogFrame>
    </DialogFrame>
  )
}
function open() {
  render(<Sheets />)
  addEventListener('popstate', heard)
}
const shown = () => screen.queryAllByRole('dialog', { hidden: true }).length
const sheet = (name = '规格') => screen.getByRole('dialog', { name })
const finger = (clientY: number) => ({ touches: [{ clientY }] })

function pull(from: number, to: number, name?: string) {
  const pulled = sheet(name)
  fireEvent.touchStart(pulled, finger(from))
  fireEvent.touchMove(pulled, finger(to))
  fireEvent.touchEnd(pulled, { touches: [] })
}

describe('a dialog on a narrow window is a sheet', () => {
  it('is closed by the back button, which leaves the page, its address and its router alone', async () => {
    open()
    await waitFor(() => expect(history.state).toMatchObject({ idx: 3, sheet: expect.any(Number) }))
    history.back()
    await waitFor(() => expect(shown()).toBe(0))
    expect(history.state).toEqual({ idx: 3 })
    expect(location.pathname + location.search).toBe('/items/104?sku=1')
    expect(heard).not.toHaveBeenCalled()
  })

  it('the back button closes the upper of two', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(shown()).toBe(2))
    history.back()
    await waitFor(() => expect(shown()).toBe(1))
    history.back()
    await waitFor(() => expect(shown()).toBe(0))
  })

  it('Escape closes it and takes its entry of the history away', async () => {
    open()
    fireEvent.keyDown(sheet(), { key: 'Escape' })
    await waitFor(() => expect(shown()).toBe(0))
    await waitFor(() => expect(history.state).toEqual({ idx: 3 }))
    expect(heard).not.toHaveBeenCalled()
  })

  it('is closed by pulling it down, and comes back after a short pull', async () => {
    open()
    pull(300, 340)
    expect([shown(), sheet().style.transform]).toEqual([1, ''])
    pull(300, 420)
    await waitFor(() => expect(shown()).toBe(0))
  })

  it('pulling the upper of two leaves the lower one', async () => {
    render(<Stacked />)
    fireEvent.click(screen.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(shown()).toBe(2))
    pull(300, 420, '尺码')
    await waitFor(() => expect(shown()).toBe(1))
    expect(sheet()).toBeTruthy()
  })

  it('two that close at once take both their entries away', async () => {
    render(<Stacked />)
    fireEvent.click(screen.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(shown()).toBe(2))
    fireEvent.click(screen.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(history.state).toEqual({ idx: 3 }))
    expect(shown()).toBe(0)
  })

  it('what is scrolled down inside scrolls instead', () => {
    open()
    Object.defineProperty(screen.getByRole('button', { name: '更多' }), 'scrollTop', { value: 40 })
    fireEvent.touchStart(screen.getByRole('button', { name: '更多' }), finger(300))
    fireEvent.touchMove(sheet(), finger(500))
    fireEvent.touchEnd(sheet(), { touches: [] })
    expect(shown()).toBe(1)
  })

  it('a sheet that leads to another page leaves the history as that page made it', async () => {
    open()
    history.pushState({ idx: 4 }, '', '/cart')
    cleanup()
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
    expect([history.state, location.pathname]).toEqual([{ idx: 4 }, '/cart'])
    history.replaceState({ idx: 3 }, '', '/items/104')
  })

  it('a wide window’s dialog has no entry and is not pulled', () => {
    narrow = false
    open()
    expect(history.state).toEqual({ idx: 3 })
    pull(300, 500)
    expect(shown()).toBe(1)
  })
})
