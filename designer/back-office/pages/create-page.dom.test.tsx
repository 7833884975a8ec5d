import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageTemplate } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { CreatePage } from './CreatePage'

const template = (design_id: string, name: string, purpose: PageTemplate['purpose']): PageTemplate => ({
  design_id,
  name,
  purpose,
  image: '',
  platform: 'pc',
  built_in: purpose !== 'own',
  description: `${name}里有什么`,
  operator_name: '',
  created: '2026-01-01T00:00:00.000Z',
})

const noop = () => undefined

const list = [
  template('blank', '空白页', 'blank'),
  template('sale', '大促会场', 'sale'),
  template('mine', '我的会场', 'own'),
]

beforeEach(() =>
  vi
    .mocked(call)
    .mockImplementation(
      async (key) =>
        (key === 'GET /templates' ? { list, count: 3, total_count: 3 } : { page_id: 'new' }) as never,
    ),
)
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('templates are radios with what is in them; the first one is chosen', async () => {
  drawPage(<CreatePage kind="custom" platform="pc" onClose={noop} />)
  const blank = await screen.findByRole<HTMLInputElement>('radio', { name: '空白页' })
  expect(blank.checked).toBe(true)
  await expectAccessible('templates')
  screen.getByRole('radio', { name: '大促会场', description: '大促会场里有什么' })
})

test('a purpose narrows them, and the page is created from what is chosen', async () => {
  drawPage(<CreatePage kind="custom" platform="pc" onClose={noop} />)
  fireEvent.click(await screen.findByRole('radio', { name: '大促' }))
  expect(screen.queryByRole('radio', { name: '空白页' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '大促会场' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '双十一' } })
  fireEvent.click(screen.getByRole('button', { name: '创建并编辑' }))
  await waitFor(() =>
    expect(vi.mocked(call)).toHaveBeenCalledWith('POST /pages', {
      body: { page_type: 'custom', platform: 'pc', title: '双十一', template_id: 'sale' },
    }),
  )
})
