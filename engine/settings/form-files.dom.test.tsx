import { cleanup, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

test('a form that has been loaded is there with the first rendering, without the fallback', async () => {
  vi.resetModules()
  const { loadForm } = await import('./form-files')
  const Title = () => use(loadForm('W0011'))?.schema.title
  const drawn = () =>
    render(
      <Suspense fallback="…">
        <Title />
      </Suspense>,
    ).container.textContent
  await loadForm('W0011')
  expect(drawn()).toBe('文本')
})
