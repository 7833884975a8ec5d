import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageRow } from '@schemas/generated/api'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import { WidgetHead } from '../panel/WidgetHead'
import { SelectedWidget } from '../canvas/overlay/SelectedWidget'
import { ViewPageButton } from '../publish'
import { TopBar } from './TopBar'

afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

async function viewPage(row: Partial<PageRow>) {
  const workspace = openWorkspace()
  workspace.saver.took([{ ...workspace.page, enabled: true, published_revision: 'home-1', ...row }])
  drawIn(workspace, <ViewPageButton />)
  return screen.findByLabelText('查看页面')
}

describe('查看页面', () => {
  test('opens the published page in a new tab', async () => {
    const link = await viewPage({ path: '/custompage?pageid=7' })
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/custompage?pageid=7'))
    expect([link.tagName, link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'A',
      '_blank',
      'noopener',
    ])
  })

  test.each([
    [{ enabled: false }, '页面还没有启用，顾客打不开'],
    [{ published_revision: '', enabled: true }, '页面还没有发布，顾客打不开'],
  ])('%j: it is disabled and says why', async (row, reason) => {
    await viewPage(row)
    await vi.waitFor(() =>
      expect(screen.getByLabelText('查看页面').getAttribute('aria-disabled') ?? 'none').toBe('true'),
    )
    const button = screen.getByLabelText('查看页面')
    expect(button.getAttribute('href')).toBeNull()
    expect(button.getAttribute('aria-description')).toBe(reason)
  })
})

test('? opens the chapter about what the operator is doing', async () => {
  const workspace = openWorkspace()
  const { editor, ui } = workspace
  drawIn(
    workspace,
    <MemoryRouter>
      <TopBar />
    </MemoryRouter>,
  )
  const chapter = () =>
    /([a-z]+)\.html$/.exec(screen.getByRole('link', { name: /^操作手册：/ }).getAttribute('href') ?? '')?.[1]
  const after = async (change: () => void) => {
    await act(async () => change())
    return chapter()
  }
  const ofType = (isWanted: (type: string) => boolean) =>
    [...editor.doc.widgets].find(([, { type, parent }]) => parent === null && isWanted(type))?.[0] ?? ''
  expect(chapter()).toBe('widgets')
  expect(await after(() => void workspace.select([ofType((type) => type === 'W0006')]))).toBe('panels')
  expect(await after(() => void workspace.select([ofType((type) => type !== 'W0006')]))).toBe('widgets')
  expect(await after(() => void (ui.tab = 'style'))).toBe('looks')
  expect(await after(() => workspace.select([]))).toBe('widgets')
  expect(await after(() => void (ui.left = 'modules'))).toBe('panels')
  expect(await after(() => void (ui.phone = 390))).toBe('looks')
  expect(await after(() => void (ui.left = 'review'))).toBe('teamwork')
})

describe('icons', () => {
  const drawing = (name: string) => {
    const [button] = screen.getAllByLabelText(name)
    return button?.querySelector('svg')?.innerHTML
  }

  test('按时间预览 is a calendar, 历史版本 a clock', () => {
    drawIn(
      openWorkspace(),
      <MemoryRouter>
        <TopBar />
      </MemoryRouter>,
    )
    expect(screen.getByLabelText('按时间预览').querySelector('.anticon-calendar')).not.toBeNull()
    expect(screen.getByLabelText('历史版本').querySelector('.anticon-history')).not.toBeNull()
  })

  test.each(['上方添加', '下方添加', '上移', '下移'])(
    '%s looks the same on the canvas and in the panel',
    (name) => {
      const workspace = openWorkspace()
      const uuid = workspace.editor.childrenCell(null).uuids[0] ?? ''
      workspace.select([uuid])
      const view = { boxOf: () => null, follow: () => () => {}, workspace, registry: new Map() }
      drawIn(workspace, <WidgetHead uuid={uuid} />)
      const inPanel = drawing(name)
      cleanup()
      drawIn(workspace, <SelectedWidget view={view as never} uuid={uuid} />)
      expect(inPanel).toBeDefined()
      expect(drawing(name)).toBe(inPanel)
    },
  )
})
