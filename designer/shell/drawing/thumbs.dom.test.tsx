import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '@tests/helpers/settings-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../api/client'
import { PageThumb } from './PageThumb'
import { TemplateThumb } from './TemplateThumb'

const widget = (type: string) => ({ type, v: 1, parent: null, order: 'a0', props: {}, style: {} })
const documentWith = (type: string) =>
  JSON.stringify({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { w: widget(type) },
  })

/** All that is drawn is in view. */
class Seen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => {
  mockLayout()
  vi.stubGlobal('IntersectionObserver', Seen)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a page with a fixed section has a picture too, with the title of the section', async () => {
  vi.mocked(call).mockResolvedValue({ document: documentWith('cart-lines') } as never)
  drawPage(<PageThumb page_id="1" revision="1" label="购物车 的缩略图" />)
  await screen.findByRole('img', { name: '购物车 的缩略图' })
  expect(screen.getAllByText('购物车').length).toBeGreaterThan(0)
})

test('a template without a picture is shown as loading until it is drawn, and as nothing when that fails', async () => {
  const waiting = () => document.querySelector('.ant-skeleton') !== null
  let answer = (_page: object) => {}
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve as typeof answer)))
  drawPage(<TemplateThumb design_id="2" label="会场" image="" />)
  expect(waiting()).toBe(true)
  answer({ document: documentWith('W0011') })
  await screen.findByRole('img', { name: '会场' })
  expect(waiting()).toBe(false)
  cleanup()
  vi.mocked(call).mockRejectedValue(new Error('模板不存在'))
  drawPage(<TemplateThumb design_id="3" label="会场" image="" />)
  await waitFor(() => expect(waiting()).toBe(false))
})

test('a saved template is drawn in the theme of today; until then the picture from its saving is shown', async () => {
  vi.mocked(call).mockResolvedValue({ document: documentWith('W0011') } as never)
  const { container } = drawPage(<TemplateThumb design_id="1" label="会场" image="/uploads/old.png" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/uploads/old.png')
  await screen.findByRole('img', { name: '会场' })
  await waitFor(() => expect(container.querySelector('img[src="/uploads/old.png"]')).toBeNull())
})
