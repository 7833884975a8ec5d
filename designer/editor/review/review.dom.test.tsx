import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { aNote, aReview } from '@tests/helpers/reviews'
import { emptyPage, openWorkspace, type OpenedWorkspace } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import { OutgoingButtons, ReviewState } from './ReviewButtons'
import { ReviewPanel } from './ReviewPanel'
import ReturnReviewDialog from './return-review.dialog'
import SubmitReviewDialog from './submit-review.dialog'

const text = {
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'a0',
  name: '标语',
  props: {},
  style: { width: 200, height: 40 },
}

let workspace: OpenedWorkspace
const calls = () => vi.mocked(call).mock.calls.map(([key, { params, body }]) => ({ key, params, body }))
const answering = (answers: Record<string, unknown>) =>
  vi.mocked(call).mockImplementation((async (key: string) => {
    const answer = answers[key]
    if (answer instanceof Error) throw answer
    return answer ?? { authors: [], list: [] }
  }) as typeof call)
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => void fireEvent.click(found))
}
const type = async (label: string, value: string) =>
  void fireEvent.change(await screen.findByLabelText(label, { selector: 'textarea' }), { target: { value } })

beforeEach(() => {
  const body = { ...emptyPage(), widgets: { one: text } }
  workspace = openWorkspace({ pages: { header: null, footer: null, body } })
  workspace.reviews.state.loading = false
  answering({})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call).mockReset()
})

describe('the button that lets a page out', () => {
  test('is 发布 for owners, 提交审核 for editors, and says to viewers why not', async () => {
    const names = { owner: '发布', editor: '提交审核', viewer: '发布' } as const
    for (const role of ['owner', 'editor', 'viewer'] as const) {
      drawIn(workspace, <OutgoingButtons />, role)
      const drawn = (await button(names[role])) as HTMLButtonElement
      expect([role, drawn.disabled]).toEqual([role, role === 'viewer'])
      cleanup()
    }
  })

  test('while the page waits: the owner approves or returns, the submitter takes back, another editor waits', async () => {
    workspace.reviews.state.reviews = [aReview()]
    drawIn(workspace, <OutgoingButtons />, 'owner')
    await press('退回')
    expect(workspace.ui.dialog).toBe('return-review')
    await press('通过并发布')
    expect(workspace.ui.dialog).toBe('publish')
    cleanup()
    drawIn(workspace, <OutgoingButtons />, 'editor')
    expect(((await button('提交审核')) as HTMLButtonElement).disabled).toBe(true)
    cleanup()
    workspace.reviews.state.reviews = [aReview({ own: true })]
    answering({ 'POST /reviews/{review_id}/withdraw': aReview({ state: 'withdrawn' }) })
    drawIn(workspace, <OutgoingButtons />, 'editor')
    await press('撤回审核')
    await button('提交审核')
    expect(calls().at(-1)).toMatchObject({ params: { review_id: 'r1' } })
    expect(workspace.host.said).toEqual(['success 已撤回，可以修改后再次提交'])
  })

  test('a decision that came too late is told, and the state is asked for again', async () => {
    const load = vi.spyOn(workspace.reviews, 'load').mockResolvedValue()
    workspace.reviews.state.reviews = [aReview({ own: true })]
    const late = new ApiError('这次审核已由店主通过', { status: 409 })
    answering({ 'POST /reviews/{review_id}/withdraw': late })
    drawIn(workspace, <OutgoingButtons />, 'editor')
    await press('撤回审核')
    await waitFor(() => expect(workspace.host.said).toEqual(['error 这次审核已由店主通过']))
    expect(load).toHaveBeenCalledOnce()
  })

  test('the state is told beside the title, and leads to reviews and notes', async () => {
    drawIn(workspace, <ReviewState />)
    expect(screen.queryByRole('button')).toBeNull()
    act(() => workspace.reviews.decided([aReview()]))
    await press('审核中，打开审核与批注')
    expect(workspace.ui.left).toBe('review')
  })
})

describe('handing a page in', () => {
  test('sends the draft as it is with the words, and says so', async () => {
    vi.spyOn(workspace.saver, 'changed', 'get').mockReturnValue(['body'])
    vi.spyOn(workspace.saver, 'flush').mockResolvedValue(true)
    answering({ 'POST /reviews': [aReview({ own: true })] })
    const close = vi.fn<() => void>()
    drawIn(workspace, <SubmitReviewDialog onClose={close} />, 'editor')
    await screen.findByRole('checkbox', { name: '页面主体' })
    await expectAccessible('handing in')
    await type('给审核人的说明', ' 换了标语 ')
    await press('提交审核')
    await waitFor(() => expect(close).toHaveBeenCalled())
    const pages = [{ page_id: 'home', revision: 'home-1' }]
    expect(calls().find(({ key }) => key === 'POST /reviews')?.body).toEqual({ pages, message: '换了标语' })
    expect(workspace.reviews.state.reviews).toHaveLength(1)
  })

  test('without changes there is nothing to hand in', async () => {
    vi.spyOn(workspace.saver, 'changed', 'get').mockReturnValue([])
    drawIn(workspace, <SubmitReviewDialog onClose={() => {}} />, 'editor')
    await screen.findByText('没有需要发布的修改')
    expect(((await button('提交审核')) as HTMLButtonElement).disabled).toBe(true)
  })

  test('returning takes words', async () => {
    workspace.reviews.state.reviews = [aReview()]
    answering({ 'POST /reviews/{review_id}/return': aReview({ state: 'returned', words: '首图太暗' }) })
    const close = vi.fn<() => void>()
    drawIn(workspace, <ReturnReviewDialog onClose={close} />)
    await press('退回')
    await screen.findByText('请写明退回的原因')
    await expectAccessible('returning')
    expect(calls()).toEqual([])
    await type('告诉小编要改什么', '首图太暗')
    await press('退回')
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(calls().at(-1)).toMatchObject({ body: { words: '首图太暗' } })
  })
})

describe('notes', () => {
  const threads = () => within(screen.getByRole('list', { name: '批注' })).getAllByRole('listitem')

  test('a note is written at the selected widget, else at the page, and a reply to it', async () => {
    answering({ 'POST /pages/{page_id}/notes': aNote() })
    drawIn(workspace, <ReviewPanel />, 'viewer')
    await screen.findByText('还没有批注，选中组件后在上面写')
    await type('给整个页面写批注', '偏长')
    await press('写批注')
    act(() => workspace.select(['one']))
    await type('给选中的“标语”写批注', '换短些')
    await press('写批注')
    await press('回复')
    await expectAccessible('notes')
    await type('回复', '好')
    fireEvent.keyDown(screen.getByLabelText('回复', { selector: 'textarea' }), {
      key: 'Enter',
      ctrlKey: true,
    })
    await waitFor(() => expect(calls()).toHaveLength(3))
    expect(calls().map(({ body }) => body)).toEqual([
      { text: '偏长' },
      { text: '换短些', widget: 'one', widget_name: '标语' },
      { text: '好', parent_id: 'n1' },
    ])
  })

  test('a text that could not be sent stays', async () => {
    answering({ 'POST /pages/{page_id}/notes': new ApiError('网络连接失败，请检查网络', { status: 0 }) })
    drawIn(workspace, <ReviewPanel />)
    await type('给整个页面写批注', '偏长')
    await press('写批注')
    await waitFor(() => expect(workspace.host.said).toEqual(['error 网络连接失败，请检查网络']))
    expect(screen.getByDisplayValue('偏长')).toBeTruthy()
  })

  test('the place selects the widget; of a deleted one it says so', async () => {
    workspace.reviews.state.notes = [aNote(), aNote({ note_id: 'n2', widget: 'gone', widget_name: '轮播图' })]
    drawIn(workspace, <ReviewPanel />)
    await press('标语')
    expect(workspace.ui.selected).toEqual(['one'])
    const gone = await screen.findByRole('button', { name: /轮播图\s*组件已删除/ })
    expect(gone.getAttribute('aria-disabled')).toBe('true')
  })

  test('open, settled and selected ones are told apart; a note that is asked for is shown and focused', async () => {
    workspace.reviews.state.notes = [
      aNote(),
      aNote({ note_id: 'n2', widget: '', text: '整页' }),
      aNote({ note_id: 'n3', text: '旧的', settled: '2026-11-27T02:00:00.000Z', settled_name: '小编' }),
    ]
    drawIn(workspace, <ReviewPanel />)
    expect(threads()).toHaveLength(2)
    fireEvent.click(screen.getByText('已解决'))
    await screen.findByText(/小编标为已解决/)
    expect(threads()).toHaveLength(1)
    fireEvent.click(screen.getByText('全部'))
    act(() => workspace.select(['one']))
    fireEvent.click(screen.getByRole('checkbox', { name: '只看选中的组件' }))
    await waitFor(() => expect(threads()).toHaveLength(2))
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    act(() => workspace.showNote('n2'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('整个页面'))
    expect([threads().length, workspace.ui.note, workspace.ui.left]).toEqual([3, null, 'review'])
  })

  test('settling takes a note out of the open ones', async () => {
    workspace.reviews.state.notes = [aNote()]
    const settled = aNote({ settled: '2026-11-27T02:00:00.000Z', settled_name: '店主' })
    answering({ 'POST /notes/{note_id}/settle': settled })
    drawIn(workspace, <ReviewPanel />)
    await press('标为已解决')
    expect(await screen.findByText('这里没有批注')).toBeTruthy()
  })

  test('while they load a skeleton is shown, and a failure with 重试', async () => {
    workspace.reviews.state.loading = true
    drawIn(workspace, <ReviewPanel />)
    expect(document.querySelector('.ant-skeleton')).toBeTruthy()
    const failure = new ApiError('服务暂时不可用（500），请稍后重试', { status: 500 })
    act(() => void Object.assign(workspace.reviews.state, { loading: false, error: failure }))
    await screen.findByText('服务暂时不可用（500），请稍后重试')
    const load = vi.spyOn(workspace.reviews, 'load').mockResolvedValue()
    await press('重试')
    expect(load).toHaveBeenCalled()
  })
})
