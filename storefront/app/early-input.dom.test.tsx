import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './early-input'

const clicked = vi.fn<() => void>()
const sent = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  clicked.mockReset()
  sent.mockReset()
  delete document.documentElement.dataset.hydrated
  document.body.innerHTML =
    '<div id="root"><button type="button" id="add">加入购物车</button>' +
    '<form method="post"><button id="send">登录</button></form></div>'
  document.querySelector('#add')?.addEventListener('click', clicked)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent()
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset.hydrated
})

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement
/** Marks an element as React does when it hydrates it. */
const hydrate = (...elements: (Element | null)[]) => {
  document.documentElement.dataset.hydrated = 'true'
  for (const element of elements) if (element) Object.assign(element, { __reactProps$1: {} })
}

keepEarlyInput()

test('a click before hydration is shown as busy and replayed once after it', () => {
  byId('add').click()
  byId('add').click()
  expect([clicked.mock.calls.length, byId('add').ariaBusy ?? byId('add').getAttribute('aria-busy')]).toEqual([
    0,
    'true',
  ])
  vi.advanceTimersByTime(500)
  expect(clicked).not.toHaveBeenCalled()
  hydrate(byId('add'))
  vi.advanceTimersByTime(50)
  expect(clicked).toHaveBeenCalledOnce()
  expect(byId('add').hasAttribute('aria-busy')).toBe(false)
  byId('add').click()
  expect(clicked).toHaveBeenCalledTimes(2)
})

test('a form submitted before hydration is submitted after it', () => {
  byId('send').click()
  expect(sent).not.toHaveBeenCalled()
  hydrate(document.querySelector('form'))
  vi.advanceTimersByTime(50)
  expect(sent).toHaveBeenCalledOnce()
})

test('only the last of several clicks is replayed, unless its element is gone', () => {
  byId('send').click()
  byId('add').click()
  document.querySelector('#add')?.remove()
  hydrate(document.querySelector('form'))
  vi.advanceTimersByTime(100)
  expect([clicked.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
})
