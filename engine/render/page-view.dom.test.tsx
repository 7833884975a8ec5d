import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fillPage } from '@schemas'
import { pageOfSample, samples } from '@tests/helpers/samples'
import {
  createRegistry,
  defineWidget,
  INERT_ACTIONS,
  PageView,
  RenderProvider,
  useShop,
  visitorShop,
} from '../index'

const sample = samples.find(({ type, name }) => type === 'W0011' && name === 'default')
if (!sample) throw new Error('Expected the default sample of W0011, found none.')
const page = fillPage(pageOfSample(sample))

const counting = defineWidget({ type: 'W0011', Render: () => <b>{`共 ${useShop().cart.count} 件`}</b> })

test('widgets below the first screen stay as the server drew them when the shop changes before their code is there', async () => {
  let arrive = () => {}
  const loading = new Promise<void>((resolve) => (arrive = resolve))
  const registry = createRegistry([counting])
  const late = { ...registry, ready: () => loading }
  function Page({ isServer }: { isServer: boolean }) {
    const [count, set] = useState(0)
    const shop = { ...visitorShop(), cart: { count, groups: [], added: 0 } }
    return (
      <RenderProvider value={{ mode: 'render', page: page.page.props, shop, actions: INERT_ACTIONS }}>
        <button type="button" onClick={() => set(3)}>
          买
        </button>
        <PageView page={page} registry={isServer ? registry : late} screen={0} />
      </RenderProvider>
    )
  }
  const main = document.createElement('main')
  document.body.append(main)
  main.innerHTML = renderToString(<Page isServer />)
  expect(main.textContent).toBe('买共 0 件')
  const complaints = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(main, <Page isServer={false} />, { onRecoverableError: complaints }))
  await act(async () => main.querySelector('button')?.click())
  expect(main.textContent).toBe('买共 0 件')
  await act(async () => arrive())
  expect(main.textContent).toBe('买共 3 件')
  expect(complaints).not.toHaveBeenCalled()
})
