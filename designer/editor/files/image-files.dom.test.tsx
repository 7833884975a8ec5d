import { act, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, setProp } from '@engine/design'
import { loadForm } from '@engine/settings'
import { openCanvas, pointer, withLayout } from '@tests/helpers/canvas'
import { canvasOf } from '../canvas-view'
import { useClipboard } from '../clipboard'
import { WorkspaceContext } from '../workspace'
import { imageFilesOf } from './image-files'
import { ImageFiles } from './ImageFiles'
import type { Plan } from './plan'

withLayout()

const fileOf = (name: string, type = 'image/png') => new File(['x'], name, { type })

/** Within the panel as the browser lays it out. */
const somewhere = { x: expect.any(Number), y: expect.any(Number) }

/** Over the demo canvas; what is dropped or pasted is noted with its plan instead of being sent. */
async function open(readOnly = false) {
  const opened = await openCanvas(readOnly)
  const { workspace } = opened
  const taken: { names: string[]; plan: Plan }[] = []
  const files = imageFilesOf(workspace)
  vi.spyOn(files, 'take').mockImplementation(async (list, plan) => {
    taken.push({ names: list.map(({ name }) => name), plan })
  })
  const Clipboard = () => {
    useClipboard(workspace)
    return null
  }
  render(
    <App>
      <WorkspaceContext value={workspace}>
        <ImageFiles />
        <Clipboard />
      </WorkspaceContext>
    </App>,
  )
  return { ...opened, taken, files }
}

/** As browsers do: names are readable after the drop only. */
function dragEvent(type: 'dragover' | 'drop', [clientX, clientY]: [number, number], files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type }))
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
  const dataTransfer = { types: ['Files'], items, files: type === 'drop' ? files : [], dropEffect: '' }
  return Object.assign(event, { dataTransfer })
}

const drop = (to: [number, number], files: File[]) =>
  act(async () => {
    fireEvent(document.body, dragEvent('dragover', to, files))
    fireEvent(document.body, dragEvent('drop', to, files))
  })

describe('image files dropped on the canvas', () => {
  test('in a panel they lie where they are dropped, all of them', async () => {
    const { taken } = await open()
    await drop([600, 450], [fileOf('a.png'), fileOf('b.jpg', 'image/jpeg')])
    expect(taken).toEqual([
      {
        names: ['a.png', 'b.jpg'],
        plan: { fill: null, parent: 'panel', before: null, at: somewhere },
      },
    ])
  })

  test('between two widgets they go before the lower one', async () => {
    const { taken } = await open()
    await drop([500, 190], [fileOf('a.png')])
    expect(taken.map(({ plan }) => [plan.parent, plan.before, plan.at])).toEqual([[null, 'panel', null]])
  })

  test('on a widget with a picture they go into its picture', async () => {
    const { workspace, taken } = await open()
    workspace.editor.run({
      label: () => '',
      run: (tx) => tx.insert('pic', { ...tx.doc.widgets.get('low')!, type: 'W0003', props: {}, order: 'a2' }),
    })
    vi.spyOn(canvasOf(workspace)!, 'frameOf').mockImplementation((uuid) =>
      document.querySelector(`[data-widget="${uuid === 'pic' ? 'high' : uuid}"]`),
    )
    await drop([200, 350], [fileOf('a.png')])
    expect(taken[0]?.plan.fill).toEqual({ uuid: 'pic', replaces: true })
    // a picture that is there stays where several are dropped
    workspace.editor.run(setProp('pic', ['imgUrl'], '/uploads/1.png'))
    await drop([200, 350], [fileOf('a.png'), fileOf('b.png')])
    expect(taken[1]?.plan.fill).toBeNull()
    await drop([200, 350], [fileOf('a.png')])
    expect(taken[2]?.plan.fill?.uuid).toBe('pic')
  })

  test('a full carousel says so while they are dragged, and nothing is sent', async () => {
    const { workspace } = await open()
    const data = Array.from({ length: 5 }, (_, index) => ({ imgUrl: `/uploads/${index}.png`, pathData: {} }))
    workspace.editor.run({
      label: () => '',
      run: (tx) =>
        tx.insert('pics', { ...tx.doc.widgets.get('low')!, type: 'W0001', props: { data }, order: 'a2' }),
    })
    vi.spyOn(canvasOf(workspace)!, 'frameOf').mockImplementation((uuid) =>
      document.querySelector(`[data-widget="${uuid === 'pics' ? 'high' : uuid}"]`),
    )
    act(() => void fireEvent(document.body, dragEvent('dragover', [200, 350], [fileOf('a.png')])))
    await loadForm('W0001')
    act(() => void fireEvent(document.body, dragEvent('dragover', [200, 350], [fileOf('a.png')])))
    expect(document.querySelector('[data-reason]')?.getAttribute('data-reason')).toBe('最多只能添加5张轮播图')
  })

  test('the target is shown while they are dragged, and gone when they leave the window', async () => {
    await open()
    const over = dragEvent('dragover', [600, 450], [fileOf('a.png'), fileOf('b.png')])
    act(() => void fireEvent(document.body, over))
    expect(over.defaultPrevented).toBe(true)
    expect(over.dataTransfer.dropEffect).toBe('copy')
    expect(document.querySelector<HTMLElement>('[data-drop-mark]')?.hidden).toBe(false)
    expect(document.body.textContent).toContain('2 张图片')
    act(
      () =>
        void fireEvent(document.body, new MouseEvent('dragleave', { bubbles: true, relatedTarget: null })),
    )
    expect(document.querySelector('[data-drop-mark]')).toBeNull()
  })

  test('where they cannot go the reason is shown, and nothing is taken', async () => {
    const { taken } = await open()
    const refused = [
      dragEvent('dragover', [500, 850], [fileOf('a.png')]),
      dragEvent('dragover', [600, 450], [fileOf('a.gif', 'image/gif')]),
      dragEvent('dragover', [5000, 450], [fileOf('a.png')]),
    ]
    const reasons = refused.map((event) => {
      act(() => void fireEvent(document.body, event))
      return document.querySelector('[data-reason]')?.getAttribute('data-reason')
    })
    expect(refused.map(({ dataTransfer }) => dataTransfer.dropEffect)).toEqual(['none', 'none', 'none'])
    expect(reasons).toEqual(['页脚的顶层只能放置自由面板', '上传图片只能是 JPG 或者 PNG 格式!', ''])
    await drop([5000, 450], [fileOf('a.png')])
    expect(taken).toEqual([])
  })

  test('a viewer drops nothing, and the browser does not open the file', async () => {
    const { taken } = await open(true)
    const event = dragEvent('drop', [600, 450], [fileOf('a.png')])
    act(() => void fireEvent(document.body, event))
    expect([event.defaultPrevented, taken.length]).toEqual([true, 0])
  })
})

describe('a picture is pasted from the clipboard', () => {
  const paste = (data: object) =>
    act(() => {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      fireEvent(document.body, Object.assign(event, { clipboardData: data }))
    })
  const clipboard = (files: File[], text = '') => ({ files, getData: () => text })

  test('at the pointer, under a name of its own', async () => {
    const { view, taken } = await open()
    const board = view.container.querySelector('[data-page-width]')?.parentElement
    act(() => void fireEvent(board!, pointer('move', 600, 450)))
    paste(clipboard([fileOf('image.png')]))
    expect(taken).toEqual([
      {
        names: ['粘贴的图片.png'],
        plan: { fill: null, parent: 'panel', before: null, at: somewhere },
      },
    ])
  })

  test('below the selection while the pointer is elsewhere', async () => {
    const { workspace, taken } = await open()
    workspace.select(['text'])
    paste(clipboard([fileOf('image.png')]))
    expect(taken[0]?.plan).toEqual({ fill: null, parent: null, before: 'panel', at: null })
  })

  test('widgets on the clipboard are pasted as widgets', async () => {
    const { workspace, taken } = await open()
    paste(clipboard([fileOf('image.png')], '{"format":"pumian/clips","clips":[]}'))
    expect(taken).toEqual([])
    expect(workspace.host.said).toEqual([])
  })
})

test('the operator reads how far the files are, and which were not taken', async () => {
  const { files } = await open()
  act(() => {
    files.state.sending = { name: 'b.png', part: 0.5, at: 2, count: 3 }
    files.state.failures = [{ name: 'a.gif', reason: '上传图片只能是 JPG 或者 PNG 格式!' }]
  })
  await screen.findByRole('progressbar', { name: '正在上传 2 / 3 b.png' })
  expect(screen.getByText('1 个文件没有上传')).toBeDefined()
  expect(screen.getByText('a.gif：上传图片只能是 JPG 或者 PNG 格式!')).toBeDefined()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消上传' })))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('in 手机 nothing is sent, and the reason is told', async () => {
  const { workspace } = await openCanvas()
  workspace.show(390)
  await imageFilesOf(workspace).take([fileOf('a.png')], { fill: null, parent: null, before: null, at: null })
  expect(workspace.host.said.join()).toContain('请切换到电脑端操作')
  expect(childrenOf(workspace.editor.doc, null)).toHaveLength(3)
})
