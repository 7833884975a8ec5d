import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPage } from '@engine/design'
import { drawIn } from '@tests/helpers/dialog'
import { World, type Tab } from '@tests/helpers/saving'
import { openWorkspace } from '@tests/helpers/workspace'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/client'
import PreviewCodeDialog from './preview-code.dialog'
import { openPreview } from './preview'

let world: World
let tab: Tab
const opened = { opener: {}, location: { href: '' }, close: vi.fn<() => void>() }

beforeEach(async () => {
  world = new World()
  tab = await world.open()
  Object.assign(opened, { opener: {}, location: { href: '' } })
  opened.close.mockReset()
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  vi.mocked(call).mockResolvedValue({ url: '/?preview=t', expires: '' })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

describe('saving: preview of a draft in the real storefront', () => {
  test('saves, then opens the signed address in a tab of its own, at the chosen moment', async () => {
    tab.workspace.editor.run(setPage(['title'], '改'))
    tab.workspace.ui.at = '2030-01-01 08:00:00'
    await openPreview(tab.workspace, 'own')
    expect(world.server.text()).toContain('"title":"改"')
    expect(window.open).toHaveBeenCalledWith('about:blank', '_blank', undefined)
    expect(opened).toMatchObject({ opener: null, location: { href: '/?preview=t' } })
    const [key, { body }] = vi.mocked(call).mock.calls[0] ?? ['', {}]
    expect([key, body]).toEqual([
      'POST /preview',
      {
        pages: [
          { page_id: 'header', revision: 'header-1' },
          { page_id: 'home', revision: world.server.pages.body.revision },
          { page_id: 'footer', revision: 'footer-1' },
        ],
        platform: 'pc',
        viewport: 'pc',
        at: '2030-01-01T00:00:00.000Z',
      },
    ])
  })

  test('as wide as a phone', async () => {
    await openPreview(tab.workspace, 'phone')
    expect(window.open).toHaveBeenCalledWith('about:blank', '_blank', 'popup,width=390,height=844')
  })

  test('a viewer sees the drafts as they are', async () => {
    await openPreview(openWorkspace({ readOnly: true }), 'own')
    expect(opened.location.href).toBe('/?preview=t')
  })

  test.each([
    ['the draft cannot be saved', () => (world.server.weather = 'away'), '网络连接失败，请检查网络'],
    [
      'the server refuses',
      () => vi.mocked(call).mockRejectedValue(new ApiError('没有权限', { status: 403, code: 1 })),
      '没有权限',
    ],
  ])('where %s, a message says so and the empty tab is closed', async (_what, break_, message) => {
    break_()
    tab.workspace.editor.run(setPage(['title'], '改'))
    await openPreview(tab.workspace, 'own')
    expect(opened.close).toHaveBeenCalledOnce()
    expect(tab.workspace.host.said).toEqual([`error ${message}`])
  })

  test('a blocked window shows a message', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await openPreview(tab.workspace, 'own')
    expect(tab.workspace.host.said).toEqual(['warn 浏览器拦截了预览窗口，请允许本站弹出窗口后再试'])
  })
})

describe('the preview on a real phone', () => {
  afterEach(cleanup)

  test('is a code and a link with the signed address of the phones’ page, and says how long it lasts', async () => {
    drawIn(tab.workspace, <PreviewCodeDialog onClose={vi.fn<() => void>()} />)
    const link = await screen.findByRole('link', { name: '在新窗口打开' })
    expect(link.getAttribute('href')).toBe(new URL('/?preview=t', location.href).href)
    expect(screen.getByLabelText('预览二维码')).toBeDefined()
    expect(screen.getByRole('dialog').textContent).toContain('30 分钟内有效，无须登录')
    const [key, { body }] = vi.mocked(call).mock.calls[0] ?? ['', {}]
    expect([key, Object(body).viewport]).toEqual(['POST /preview', 'h5'])
  })

  test('says why there is none', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError('没有权限', { status: 403, code: 1 }))
    drawIn(tab.workspace, <PreviewCodeDialog onClose={vi.fn<() => void>()} />)
    expect((await screen.findByRole('alert')).textContent).toBe('没有权限')
  })
})
