import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

afterEach(cleanup)

const Title = ({ text }: { text: string }) => <h1>{text}</h1>

function made() {
  const load = vi.fn<() => Promise<{ default: typeof Title }>>(async () => ({ default: Title }))
  return { load, Part: lazyPart(load, '…') }
}

/** Shows the message of what fails. */
class Failing extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => this.state.message ?? this.props.children
}

test('a part that was loaded ahead is drawn at once, without the fallback', async () => {
  const { Part, load } = made()
  await Part.load()
  expect(render(<Part text="one" />).container.innerHTML).toBe('<h1>one</h1>')
  expect(load).toHaveBeenCalledTimes(1)
})

test('one that was not is loaded when it is drawn, once for all places, without a boundary of Suspense', async () => {
  const { Part, load } = made()
  const both = (text: string) => (
    <>
      <Part text={text} />
      <Part text={text} />
    </>
  )
  const { container, rerender } = render(both('one'))
  expect(container.textContent).toBe('……')
  await act(() => Part.load())
  const [title] = container.children
  expect(container.innerHTML).toBe('<h1>one</h1><h1>one</h1>')
  rerender(both('two'))
  expect(container.children[0]).toBe(title)
  expect([title?.textContent, load.mock.calls.length]).toEqual(['two', 1])
})

test('one that cannot be loaded ahead is tried again when it is drawn, and then fails there', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<{ default: typeof Title }>>().mockRejectedValue(new Error('offline'))
  const Part = lazyPart(load)
  await expect(Part.load()).resolves.toBeUndefined()
  const { container } = render(
    <Failing>
      <Part text="one" />
    </Failing>,
  )
  expect(container.textContent).toBe('')
  await act(async () => {})
  expect([container.textContent, load.mock.calls.length]).toEqual(['offline', 2])
  quiet.mockRestore()
})

test('the server draws the fallback, and loads nothing', () => {
  const { Part, load } = made()
  expect(renderToString(<Part text="one" />)).toBe('…')
  expect(load).not.toHaveBeenCalled()
})
