import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImageRow } from '@schemas/generated/api'
import { notedHost, type NotedHost } from '@tests/helpers/workspace'
import { unreachable } from '../../shell/api'
import { call } from '../../shell/api/client'
import { useHost } from '../../shell/ui/host'
import { useImageChanges } from './use-image-changes'

let host: NotedHost

const picture = { image_id: '7', img_name: '夏装' } as ImageRow

beforeEach(() => {
  host = notedHost()
  vi.mocked(useHost).mockImplementation(() => host)
  vi.mocked(call).mockReset()
})
afterEach(cleanup)

function changes() {
  const client = new QueryClient()
  const { result } = renderHook(useImageChanges, {
    wrapper: ({ children }) => (
      <App>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </App>
    ),
  })
  return result.current
}

describe('images: the recycle bin', () => {
  it('is emptied after a question; what is still used stays and is counted', async () => {
    vi.mocked(call).mockResolvedValue({ purged: 3, kept: 1 })
    const { purge } = changes()
    await act(purge)
    await waitFor(() => expect(host.said).toHaveLength(2))
    expect(host.said[0]).toMatch(/^confirm 清空回收站？/)
    expect(host.said[1]).toBe('success 已清理 3 张图片，1 张仍被用到')
    expect(call).toHaveBeenCalledWith('POST /images/purge', { body: { days: 0 } })
  })

  it('stays as it is for who changes their mind', async () => {
    host.agrees = false
    const { purge } = changes()
    await act(purge)
    expect(call).not.toHaveBeenCalled()
  })
})

describe('images: several at once', () => {
  const two = [picture, { image_id: '8', img_name: '冬装' } as ImageRow]

  it('are deleted after one question that names what uses any of them', async () => {
    const uses = [{ kind: 'page', title: '首页', uuid: 'a', type: 'W0001', state: 'draft' }]
    vi.mocked(call).mockImplementation((async (key: string) =>
      key === 'GET /images/uses' ? { list: uses } : { status: true }) as typeof call)
    const { remove } = changes()
    const deleted = vi.fn<() => void>()
    await act(() => remove(two, deleted))
    await waitFor(() => expect(deleted).toHaveBeenCalled())
    expect(host.said[0]).toBe('confirm “首页”正在使用其中的图片，删除后会显示为空白。确定删除 2 张图片？')
    expect(call).toHaveBeenCalledWith('POST /images/delete', { body: { image_ids: ['7', '8'], force: true } })
  })

  it('are moved by one call, and stay chosen if it fails', async () => {
    vi.mocked(call)
      .mockRejectedValueOnce(unreachable(new Error('offline')))
      .mockResolvedValue({ status: true })
    const { move } = changes()
    const moved = vi.fn<() => void>()
    await act(async () => move(two, 'summer', moved))
    await waitFor(() => expect(host.said).toHaveLength(1))
    expect(moved).not.toHaveBeenCalled()
    await act(async () => move(two, 'summer', moved))
    await waitFor(() => expect(moved).toHaveBeenCalled())
    expect(host.said[1]).toBe('success 已移动 2 张图片')
    const body = { image_ids: ['7', '8'], folder_id: 'summer' }
    expect(call).toHaveBeenLastCalledWith('POST /images/move', { body })
  })
})

describe('images: “used by” before deleting', () => {
  it('names the pages that use the picture', async () => {
    const answer = {
      list: [{ page_id: 'home', title: '首页', uuid: 'a', type: 'W0001', state: 'draft' }],
    } as never
    vi.mocked(call).mockResolvedValue(answer)
    host.agrees = false
    const { remove } = changes()
    await act(() => remove([picture]))
    expect(host.said).toEqual(['confirm “首页”正在使用这张图片，删除后会显示为空白。确定删除“夏装”？'])
  })

  it('nothing is deleted while it cannot be asked', async () => {
    vi.mocked(call).mockRejectedValue(unreachable(new Error('offline')))
    const { remove } = changes()
    await act(() => remove([picture]))
    expect(host.said).toHaveLength(1)
    expect(host.said[0]).toMatch(/^error /)
    expect(call).toHaveBeenCalledTimes(1)
  })
})
