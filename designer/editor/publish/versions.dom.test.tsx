import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setProp } from '@engine/design'
import type { PageVersion } from '@schemas/generated/api'
import type { WidgetJson } from '@schemas/page'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/client'
import VersionsDialog from './versions.dialog'

const text = (order: string, words: string): WidgetJson => ({
  type: 'W0011',
  v: 1,
  parent: null,
  order,
  name: '文本',
  props: { text: words },
  style: { width: 200, height: 40 },
})

const version = (number: number, more: Partial<PageVersion> = {}): PageVersion => ({
  publication_id: `p${number}`,
  revision: `r${number}`,
  number,
  state: 'done',
  current: false,
  operator_name: '店主',
  note: '',
  at: `2026-01-0${number}T00:00:00.000Z`,
  created: '2026-01-01T00:00:00.000Z',
  failure: '',
  pages: ['home'],
  ...more,
})

// the dialog fetches renderers and forms when it needs them, which is slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let world: World
let tab: Tab
let oldText: string
let asked: [string, unknown][]
let answers: Record<string, () => unknown>
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  const body = { ...emptyPage(), widgets: { one: text('a0', '旧的'), gone: text('a1', '后来删了') } }
  world = new World({ pages: { header: null, footer: null, body } })
  tab = await world.open()
  oldText = world.server.text()
  tab.workspace.editor.run(setProp('one', ['text'], '新的'))
  tab.workspace.editor.run({ label: () => '删除', run: (tx) => tx.remove('gone') })
  onClose.mockReset()
  asked = []
  const versions = [
    version(3, { state: 'scheduled', at: '2030-01-01T00:00:00.000Z' }),
    version(2, { current: true, note: '换了图' }),
    version(1),
  ]
  answers = {
    'GET /pages/{page_id}/versions': () => ({ list: versions, count: 3, total_count: 3 }),
    'GET /pages/{page_id}/revisions/{revision_id}': () => ({ document: oldText, number: 1 }),
    'POST /pages/{page_id}/rollback': () => {
      world.server.put('body', oldText)
      return { revision: world.server.pages.body.revision, document: oldText, number: 3 }
    },
    'DELETE /publications/{publication_id}': () => ({ status: true }),
  }
  vi.mocked(call).mockImplementation((async (key: string, options: object) => {
    asked.push([key, options])
    return answers[key]?.()
  }) as typeof call)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const settle = async () => {
  await act(() => world.settle())
  await act(() => vi.dynamicImportSettled())
}

async function open(role: 'owner' | 'viewer' = 'owner') {
  drawIn(tab.workspace, <VersionsDialog onClose={onClose} />, role)
  await settle()
  return within(screen.getByRole('dialog'))
}

async function select(name: RegExp) {
  const dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name }))
  await settle()
  return dialog
}

describe('saving: every publish is a version', () => {
  test('listed with when, who, note and state', async () => {
    const dialog = await open()
    const [third, second, first] = within(dialog.getByRole('list', { name: '版本' })).getAllByRole('listitem')
    expect(third?.textContent).toContain('待发布')
    expect(second?.textContent).toBe('第 2 版当前版本2026-01-02 08:00:00 · 店主换了图')
    expect(first?.textContent).toContain('已发布')
    await expectAccessible('versions')
  })

  test('the one that shoppers see is shown at first', async () => {
    const dialog = await open()
    expect((await dialog.findByRole('button', { pressed: true })).textContent).toContain('第 2 版')
    await expect.poll(() => dialog.getByRole('img', { name: '第 2 版' }).textContent).toBe('旧的后来删了')
  })

  test('another document is asked for its own versions only', async () => {
    const header = { ...emptyPage(), widgets: {} }
    const body = { ...emptyPage(), widgets: { one: text('a0', '旧的') } }
    world = new World({ pages: { header, footer: null, body } })
    tab = await world.open()
    const { header: head } = tab.workspace.pages
    const page_id = head?.page.page_id
    answers['GET /pages/{page_id}/versions'] = () => {
      const { params } = Object(asked.at(-1)?.[1])
      const own = params.page_id === page_id
      return { list: [version(own ? 7 : 2, { current: true })], count: 1, total_count: 1 }
    }
    const dialog = await open()
    asked = []
    fireEvent.click(dialog.getByText('页头'))
    await settle()
    const revisions = asked.filter(([key]) => key.endsWith('{revision_id}'))
    expect(revisions.map(([, options]) => Object(options).params)).toEqual([{ page_id, revision_id: 'r7' }])
  })

  test('drawn live and scaled', async () => {
    const dialog = await select(/^第 1 版/)
    await expect.poll(() => dialog.getByRole('img', { name: '第 1 版' }).textContent).toBe('旧的后来删了')
  })

  test('drawn as phones show it while the canvas shows a phone', async () => {
    const onPhones = { ...text('a0', '电脑上的'), h5: { props: { text: '手机上的' } } }
    world = new World({
      pages: { header: null, footer: null, body: { ...emptyPage(), widgets: { one: onPhones } } },
    })
    tab = await world.open()
    oldText = world.server.text()
    const dialog = await select(/^第 1 版/)
    const picture = dialog.getByRole('img', { name: '第 1 版' })
    await expect.poll(() => picture.textContent).toBe('电脑上的')
    act(() => tab.workspace.show(390))
    await expect.poll(() => picture.textContent).toBe('手机上的')
  })

  test('beside the draft, what differs is marked', async () => {
    const dialog = await select(/^第 1 版/)
    fireEvent.click(dialog.getByRole('tab', { name: '对比' }))
    await settle()
    const old = within(dialog.getByRole('region', { name: '第 1 版' })).getByRole('img')
    const draft = within(dialog.getByRole('region', { name: '当前草稿' })).getByRole('img')
    const marks = (view: HTMLElement) =>
      [...view.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => [
        dataset.widget,
        dataset.mark,
      ])
    expect(marks(old)).toEqual([
      ['one', 'changed'],
      ['gone', 'removed'],
    ])
    expect(marks(draft)).toEqual([['one', 'changed']])
    await expectAccessible('comparison')
  })

  test('the changes are gone through in their order, round at the end, and each is named', async () => {
    const dialog = await select(/^第 1 版/)
    fireEvent.click(dialog.getByRole('tab', { name: '对比' }))
    await settle()
    await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBe(3)
    const jump = (name: string) => {
      fireEvent.click(dialog.getByRole('button', { name }))
      const current = [...document.querySelectorAll<HTMLElement>('[data-current]')]
      return [dialog.getByRole('status').textContent, current.map(({ dataset }) => dataset.widget)]
    }
    expect(jump('下一处变化')).toEqual(['第 1 处，共 2 处：文本 · 新的', ['one', 'one']])
    expect(jump('下一处变化')).toEqual(['第 2 处，共 2 处：文本 · 后来删了', ['gone']])
    expect(jump('下一处变化')[1]).toEqual(['one', 'one'])
    expect(jump('上一处变化')[1]).toEqual(['gone'])
  })

  test('two versions are compared with each other, the older one first, and again with the draft', async () => {
    const texts: Record<string, string> = { r2: oldText, r1: oldText.replace('旧的', '最早的') }
    answers['GET /pages/{page_id}/revisions/{revision_id}'] = () => {
      const { params } = Object(asked.at(-1)?.[1])
      return { document: texts[params.revision_id], number: 1 }
    }
    const dialog = await select(/^第 2 版/)
    fireEvent.click(dialog.getByRole('button', { name: '与第 1 版对比' }))
    await settle()
    const sides = () => dialog.getAllByRole('region').map((side) => side.getAttribute('aria-label'))
    await expect.poll(sides).toEqual(['第 1 版', '第 2 版'])
    fireEvent.click(dialog.getByRole('radio', { name: '属性' }))
    await settle()
    const cells = [...dialog.getByRole('table').querySelectorAll('td')].map((cell) => cell.textContent)
    expect(cells.slice(-2)).toEqual(['最早的', '旧的'])
    fireEvent.click(dialog.getByRole('button', { name: '改为与草稿对比' }))
    await settle()
    await expect.poll(sides).toEqual(['第 2 版', '当前草稿'])
  })

  test('in words: widget, field, before and after', async () => {
    const dialog = await select(/^第 1 版/)
    fireEvent.click(dialog.getByRole('tab', { name: '对比' }))
    fireEvent.click(dialog.getByRole('radio', { name: '属性' }))
    await settle()
    const rows = within(dialog.getByRole('table')).getAllByRole('row')
    const cells = rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
    expect(cells).toEqual([
      ['修改', '文本 · 新的', '文本', '旧的', '新的'],
      ['删除', '文本 · 后来删了', '', '有', '删除'],
    ])
  })

  test('rolling back asks, makes it the draft, and can be undone', async () => {
    const dialog = await select(/^第 1 版/)
    fireEvent.click(dialog.getByRole('button', { name: '回到这一版' }))
    await settle()
    await settle()
    expect(tab.workspace.host.said).toEqual([
      'confirm 确定回到第 1 版？现在的草稿可以用撤销找回。',
      'success 已回到第 1 版，发布后生效',
    ])
    expect(onClose).toHaveBeenCalledOnce()
    expect(tab.text()).toBe(oldText)
    expect(tab.workspace.editor.status.undoLabel).toBe('回到第 1 版')
    tab.workspace.editor.undo()
    expect(tab.text()).toContain('新的')
    await act(() => world.wait(1000))
    expect(world.server.text()).toContain('新的')
  })

  test('what the operator declines, or the server refuses, changes nothing', async () => {
    const dialog = await select(/^第 1 版/)
    tab.workspace.host.agrees = false
    fireEvent.click(dialog.getByRole('button', { name: '回到这一版' }))
    await settle()
    tab.workspace.host.agrees = true
    answers['POST /pages/{page_id}/rollback'] = () => {
      throw new ApiError('您访问的内容不存在', { status: 404, code: 404001 })
    }
    fireEvent.click(dialog.getByRole('button', { name: '回到这一版' }))
    await settle()
    expect(tab.workspace.host.said.at(-1)).toBe('error 您访问的内容不存在')
    expect([tab.text().includes('新的'), onClose.mock.calls]).toEqual([true, []])
  })

  test('one that waits for its time can be cancelled', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: '取消发布' }))
    await settle()
    expect(asked).toContainEqual([
      'DELETE /publications/{publication_id}',
      { params: { publication_id: 'p3' } },
    ])
    expect(tab.workspace.host.said).toContain('success 已取消定时发布')
  })

  test('by the owner only', async () => {
    const dialog = await open('viewer')
    expect(dialog.queryByRole('button', { name: '取消发布' })).toBeNull()
  })
})
