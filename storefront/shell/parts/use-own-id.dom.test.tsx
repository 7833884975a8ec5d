import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Card } from './Card'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('what the server draws apart has the same ids in the browser’s tree', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const section = <Card title="收货 地址">内容</Card>
  document.body.innerHTML = `<main><p></p><div>${renderToString(section)}</div></main>`
  const main = document.querySelector('main') as HTMLElement
  await act(async () =>
    hydrateRoot(
      main,
      <>
        <p />
        <div>
          {[
            <Card key="a" title="收货 地址">
              内容
            </Card>,
          ]}
        </div>
      </>,
    ),
  )
  expect(told).not.toHaveBeenCalled()
  const named = main.querySelector('section')?.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(named)?.textContent).toBe('收货 地址')
})

test('two of one name that the browser draws have two ids', () => {
  render(
    <>
      <Card title="地址">一</Card>
      <Card title="地址">二</Card>
    </>,
  )
  const ids = [...document.querySelectorAll('h2')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
