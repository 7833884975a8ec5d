import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ThemedPage } from '@schemas/generated/api'
import { fillSetting } from '@schemas/site-settings'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { ThemePages } from './ThemePages'

const page = (page_id: string, title: string, more: Partial<ThemedPage> = {}): ThemedPage => ({
  page_id,
  title,
  page_type: 'custom',
  platform: 'pc',
  enabled: true,
  revision: `${page_id}-1`,
  follows: true,
  themeColor: '#27508f',
  backgroundColor: '#f5f5f5',
  ...more,
})

const list = [
  page('home', '首页', { page_type: 'home' }),
  page('cart', '购物车', { page_type: 'section' }),
  page('digital', '数码会场', { follows: false }),
  page('story', '故事', { follows: false, enabled: false }),
]

beforeEach(() =>
  vi
    .mocked(call)
    .mockImplementation(
      async (key) => (key === 'GET /theme/pages' ? { pages: list } : { published: 1, drafts: 0 }) as never,
    ),
)
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const theme = fillSetting('theme', { primaryColor: '#1f6b4a' })

test('pages that the theme moves stand apart from those with colours of their own', async () => {
  drawPage(<ThemePages theme={theme} dirty />)
  const area = await screen.findByRole('region', { name: '主题影响的页面' })
  expect(area.textContent).toContain('保存后这 1 个页面和 1 个商城自带页面一起变化')
  expect(within(area).getAllByRole('checkbox')).toHaveLength(2)
  await expectAccessible('pages that a theme moves')
  expect(screen.getByRole('radiogroup', { name: '预览' }).textContent).toBe('修改后修改前')
})

test('what is ticked shows the shop’s colour, and follows after a question', async () => {
  drawPage(<ThemePages theme={theme} dirty={false} />)
  const tick = await screen.findByRole('checkbox', { name: /数码会场/ })
  const swatch = () => tick.closest('li')?.querySelector<HTMLElement>('[style]')?.style.background
  expect(swatch()).toBe('rgb(39, 80, 143)')
  fireEvent.click(tick)
  expect(swatch()).toBe('rgb(31, 107, 74)')
  fireEvent.click(screen.getByRole('button', { name: '让所选页面跟随' }))
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }))
  await waitFor(() =>
    expect(vi.mocked(call)).toHaveBeenCalledWith('POST /theme/follow', { body: { pages: ['digital'] } }),
  )
})
