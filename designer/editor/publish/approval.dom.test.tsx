import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setProp } from '@engine/design'
import { ApiError } from '@schemas/api/api-error'
import type { WidgetJson } from '@schemas/page'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { aReview } from '@tests/helpers/reviews'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import PublishDialog from './publish.dialog'

const text: WidgetJson = {
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'a0',
  props: { text: '第一段' },
  style: { width: 200, height: 40 },
}

// the dialog fetches forms when it needs them, which is slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let world: World
let tab: Tab
let publish: () => unknown
const load = () => vi.spyOn(tab.workspace.reviews, 'load').mockResolvedValue()
const sent = () => vi.mocked(call).mock.calls.findLast(([key]) => key === 'POST /publish')?.[1].body
const settle = () => act(() => world.settle())

beforeEach(async () => {
  const body = { ...emptyPage(), widgets: { one: text } }
  world = new World({ pages: { header: null, footer: null, body } })
  tab = await world.open()
  const { page } = tab.workspace
  publish = () => ({
    publication: { publication_id: 'p1', state: 'done', at: '2030-01-01T00:00:00.000Z' },
    pages: [{ ...page, enabled: true }],
    withdraw_seconds: 60,
    warnings: [],
    approved: [aReview({ state: 'approved', decided_name: '店主' })],
  })
  vi.mocked(call).mockImplementation((async (key: string) => {
    if (key === 'POST /publish') return publish()
    return key === 'GET /pages/{page_id}' ? { ...page, enabled: true } : { authors: [], list: [] }
  }) as typeof call)
  tab.workspace.editor.run(setProp('one', ['text'], '改'))
  await tab.saver.flush()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

async function open(more: Parameters<typeof aReview>[0] = {}) {
  tab.workspace.reviews.state.reviews = [aReview({ revision: tab.saver.state.drafts.body, ...more })]
  drawIn(tab.workspace, <PublishDialog onClose={() => {}} />)
  await settle()
}
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
  await settle()
}

describe('publishing a page that waits for a review', () => {
  test('says whose submission it approves, names it to the server, and tells that it is approved', async () => {
    await open()
    expect(screen.getByText('发布即通过小编提交的审核')).toBeTruthy()
    await expectAccessible('publishing what waits for a review')
    await press('通过并发布')
    expect(sent()).toMatchObject({ approves: ['r1'] })
    expect(tab.workspace.host.said).toContain('success 已通过小编提交的审核')
    expect(tab.workspace.reviews.state.reviews[0]?.state).toBe('approved')
  })

  test('says when the draft is another than the one that was handed in, and leads to what changed', async () => {
    await open({ revision: 'earlier' })
    expect(screen.getByText('提交之后草稿又有修改；发布即通过小编提交的审核')).toBeTruthy()
    await press('查看修改')
    expect(tab.workspace.ui.dialog).toBe('review-changes')
  })

  test('a review that has ended meanwhile is told, and asked for again', async () => {
    const asked = load()
    publish = () => {
      throw new ApiError('这次审核已由小编撤回', { status: 409 })
    }
    await open()
    await press('通过并发布')
    expect(await screen.findByText('这次审核已由小编撤回')).toBeTruthy()
    expect(asked).toHaveBeenCalled()
  })

  test('a page that was returned can be published without its review', async () => {
    await open({ state: 'returned' })
    await press('发布')
    expect(sent()).not.toHaveProperty('approves')
  })
})
