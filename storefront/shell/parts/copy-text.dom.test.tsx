import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../state/toasts'
import { copyText } from './copy-text'

const said = () => toasts.list.map(({ text }) => text)
const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
beforeEach(() => {
  toasts.list = []
})
afterEach(() => void vi.unstubAllGlobals())

test('what is copied is said', async () => {
  clipboard(async () => undefined)
  await copyText('1')
  expect(said()).toEqual(['已复制'])
})

test('a browser that refuses is told of, and any other error is thrown', async () => {
  clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await copyText('1')
  expect(said()).toEqual(['浏览器不允许复制，请长按选择后复制'])
  clipboard(() => Promise.reject(new TypeError('other')))
  await expect(copyText('1')).rejects.toThrow('other')
})
