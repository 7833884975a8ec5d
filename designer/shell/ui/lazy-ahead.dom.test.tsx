import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lazyAhead } from './lazy-ahead'

afterEach(cleanup)

const made = () => {
  let loads = 0
  const Title = ({ text }: { text: string }) => <h1>{text}</h1>
  const { Part, load } = lazyAhead(async () => {
    loads++
    return { default: Title }
  }, '…')
  const view = (text: string) => <Part text={text} />
  return { view, load, loads: () => loads }
}

test('a part that was loaded ahead is drawn at once, without the fallback', async () => {
  const { view, load, loads } = made()
  await load()
  expect(render(view('one')).container.innerHTML).toBe('<h1>one</h1>')
  expect(loads()).toBe(1)
})

test('one that was not is loaded when it is drawn, and is mounted once', async () => {
  const { view, load } = made()
  const { container, rerender } = render(view('one'))
  expect(container.textContent).toBe('…')
  await act(async () => load())
  const [title] = container.children
  expect(title?.outerHTML).toBe('<h1>one</h1>')
  rerender(view('two'))
  expect(container.children[0]).toBe(title)
})

test('one that cannot be loaded ahead leaves it to the drawing to fail', async () => {
  const { load } = lazyAhead<object>(() => Promise.reject(new Error('offline')), null)
  await expect(load()).resolves.toBeUndefined()
})
