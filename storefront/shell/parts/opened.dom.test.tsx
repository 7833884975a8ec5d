import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../state/toasts'
import { opened } from './opened'

const net = { isThere: false }
const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => {
  if (!net.isThere) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: () => <p>尺码表</p> }
})

beforeEach(() => {
  toasts.list = []
  net.isThere = false
  load.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => net.isThere)
})
afterEach(() => vi.restoreAllMocks())

test('a dialog whose code is missing without a network says 网络已断开, keeps its page, and opens by 重试', async () => {
  const Dialog = opened(load)
  await act(async () =>
    render(
      <>
        <h1>商品</h1>
        <Dialog />
      </>,
    ),
  )
  expect(toasts.list.map(({ text }) => text)).toEqual(['网络已断开'])
  expect(screen.getByRole('heading').textContent).toBe('商品')
  net.isThere = true
  await act(async () => toasts.list[0]?.again?.())
  expect(await screen.findByText('尺码表')).toBeTruthy()
  expect(toasts.list).toEqual([])
  expect(load).toHaveBeenCalledTimes(2)
})
