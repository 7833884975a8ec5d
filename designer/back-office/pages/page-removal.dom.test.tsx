import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageRow } from '@schemas/generated/api'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import PagesPage from './PagesPage'

const page: PageRow = {
  page_id: 'p1',
  theme_pc_template_id: '1',
  alias: 'spring',
  seo: {},
  draft_revision: 'r1',
  published_revision: 'r1',
  page_type: 'custom',
  platform: 'pc',
  title: '春日活动',
  description: '',
  path: '/c/spring',
  state: 'published',
  enabled: true,
  published: '2026-11-21T04:00:00.000Z',
  updated: '2026-11-21T04:00:00.000Z',
  updated_by: '店主',
  deleted: '',
}

afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

async function openMenu(row: PageRow) {
  vi.mocked(call).mockImplementation((async () => ({ list: [row], count: 1, total_count: 1 })) as typeof call)
  drawPage(<PagesPage />)
  const more = await screen.findByRole('button', { name: `更多：${row.title}` })
  await act(async () => void fireEvent.click(more))
}

describe('the entry 删除 of a page', () => {
  test('is disabled with its reason while the page is enabled', async () => {
    await openMenu(page)
    const remove = await screen.findByRole('menuitem', { name: /启用中的页面不能删除/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    await act(async () => void fireEvent.click(remove))
    expect(screen.queryByText(/确定删除页面/)).toBeNull()
  })

  test('of a page that is not enabled asks before it removes', async () => {
    await openMenu({ ...page, enabled: false })
    await act(async () => void fireEvent.click(await screen.findByRole('menuitem', { name: /删除$/ })))
    expect(await screen.findAllByText('确定删除页面“春日活动”？')).not.toHaveLength(0)
    const removals = () => vi.mocked(call).mock.calls.filter(([key]) => key === 'DELETE /pages/{page_id}')
    expect(removals()).toEqual([])
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /确\s?定/ })))
    expect(removals()).toEqual([['DELETE /pages/{page_id}', { params: { page_id: 'p1' } }]])
  })
})
