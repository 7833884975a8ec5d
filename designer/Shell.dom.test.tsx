import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mockLayout } from '@tests/helpers/settings-form'
import { complaintsOf } from '@tests/helpers/silent-console'
import { drawPage } from '@tests/helpers/shell-page'
import { ApiError } from './shell/api/api-error'
import { call } from './shell/api/client'
import { Shell } from './Shell'

vi.mock('./shell/api/client', async (load) => ({ ...(await load<object>()), call: vi.fn<typeof call>() }))

beforeAll(mockLayout)
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/records/coupon/%', '%'],
  ['/records/coupon/100%25', '100%'],
  ['/records/coupon/a%2Fb', 'a/b'],
])('%s asks for the record %s, and says that it is not there', async (path, id) => {
  const asked: unknown[] = []
  vi.mocked(call).mockImplementation((async (key: string, { params }: { params?: { id?: string } }) => {
    if (key !== 'GET /records/{name}/{id}') return []
    asked.push(params?.id)
    throw new ApiError('您访问的内容不存在', 404, 404001)
  }) as typeof call)
  window.history.replaceState(null, '', path)
  // React logs every error that a boundary catches
  await complaintsOf(async () => {
    drawPage(<Shell />)
    await screen.findByText('您访问的内容不存在', {}, { timeout: 20_000 })
  })
  expect(asked).toEqual([id])
})
