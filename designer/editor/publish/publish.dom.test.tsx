import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertInto, setProp } from '@engine/design'
import type { PageRow, PublishBody } from '@schemas/generated/api'
import type { Problem } from '@schemas/problem'
import type { WidgetJson } from '@schemas/page'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/client'
import { insertWidget } from '../placement/place'
import ProblemsDialog from './problems.dialog'
import PublishDialog from './publish.dialog'
import { EnableChoice } from './PublishForm'
import { ProblemCount } from './PublishButtons'

const text: WidgetJson = {
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'a0',
  name: '文本',
  props: { text: '第一段' },
  style: { width: 200, height: 40 },
}

// the dialog fetches forms when it needs them, which is slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let world: World
let tab: Tab
/** What the server answers, by endpoint. */
let answers: Record<string, (options: { body?: unknown }) => unknown>
/** The opened page on the server. */
let row: PageRow
const calls = () => vi.mocked(call).mock.calls.map(([key, options]) => [key, options.body] as const)
const published = () => calls().findLast(([key]) => key === 'POST /publish')
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  world = new World({
    pages: { header: emptyPage(), footer: null, body: { ...emptyPage(), widgets: { one: text } } },
  })
  tab = await world.open()
  onClose.mockReset()
  answers = {
    'POST /dead-links': () => ({ list: [] }),
    'GET /pages/{page_id}': () => row,
    'GET /pages/{page_id}/authors': () => ({ authors: [{ name: '小编', at: '2030-01-01T00:00:00.000Z' }] }),
    'POST /publish': ({ body }) => {
      const { at, pages } = body as PublishBody
      return {
        publication: {
          publication_id: 'p1',
          state: at ? 'scheduled' : 'done',
          at: '2030-01-01T00:00:00.000Z',
        },
        pages: pages.map(({ page_id, revision, enable }) => ({
          ...row,
          page_id,
          ...(at ? { state: 'scheduled' } : { published_revision: revision }),
          enabled: row.enabled || enable === true,
        })),
        withdraw_seconds: at ? 0 : 60,
        warnings: [],
      }
    },
    'POST /pages/{page_id}/enable': () => ({ ...row, enabled: true }),
    'POST /publications/{publication_id}/withdraw': () => ({
      pages: [{ ...row, page_id: 'home', published_revision: '' }],
    }),
  }
  row = { ...tab.workspace.page, enabled: true, path: '/custompage?pageid=7' }
  vi.mocked(call).mockImplementation((async (key: string, options: object) =>
    answers[key]?.(options)) as typeof call)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const edit = (words = '改') => tab.workspace.editor.run(setProp('one', ['text'], words))
const settle = () => act(() => world.settle())

async function open(role: 'owner' | 'editor' = 'owner') {
  drawIn(tab.workspace, <PublishDialog onClose={onClose} />, role)
  await settle()
  await act(() => vi.dynamicImportSettled())
  // the answers that the dialog asks for are drawn in a task of their own
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return within(screen.getByRole('dialog'))
}

const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(定时)?发布$/ })

describe('where a dialog begins for the keyboard', () => {
  const focused = () => document.activeElement?.textContent

  test('publishing with problems, and the list of problems: at the first of them', async () => {
    insertWidget(tab.workspace, 'W0001')
    tab.workspace.editor.run(setProp(tab.workspace.selected ?? '', ['data'], []))
    await open()
    expect(focused()).toContain('请至少添加1张轮播图')
    await expectAccessible('publishing with problems')
    cleanup()
    drawIn(tab.workspace, <ProblemsDialog onClose={onClose} />)
    await settle()
    expect(focused()).toContain('请至少添加1张轮播图')
  })
})

describe('saving: publishing', () => {
  test('saves first, then publishes what changed of header, body and footer together', async () => {
    edit()
    tab.workspace.editor.run(
      insertInto('@header', { type: 'W0006', v: 1, props: { comptyle: 'header' }, style: {} }, 0),
    )
    const dialog = await open()
    expect(dialog.getByText('没有发现问题')).toBeTruthy()
    await expectAccessible('publishing')
    fireEvent.change(dialog.getByLabelText('备注'), { target: { value: '换了文字' } })
    fireEvent.click(publishButton())
    await settle()
    expect(published()).toEqual([
      'POST /publish',
      {
        pages: [
          { page_id: 'header', revision: world.server.pages.header?.revision },
          { page_id: 'home', revision: world.server.pages.body.revision },
        ],
        note: '换了文字',
      },
    ])
    expect(tab.workspace.host.said).toEqual(['success 发布成功！'])
    await expectAccessible('published')
    expect(tab.saver.state.rows.body?.published_revision).toBe(world.server.pages.body.revision)
  })

  test('a part that is not ticked stays a draft, and its problems do not block the others', async () => {
    edit()
    tab.workspace.editor.run(
      insertInto('@header', { type: 'W0006', v: 1, props: { comptyle: 'header', zindex: -1 }, style: {} }, 0),
    )
    const dialog = await open()
    const header = dialog.getByRole<HTMLInputElement>('checkbox', { name: '页头（影响所有页面）' })
    expect([header.checked, publishButton().disabled]).toEqual([true, true])
    await act(async () => void fireEvent.click(header))
    fireEvent.click(publishButton())
    await settle()
    expect(published()).toEqual([
      'POST /publish',
      { pages: [{ page_id: 'home', revision: world.server.pages.body.revision }] },
    ])
  })

  test('changes of the shared header from before this editor was opened are not ticked', async () => {
    tab.workspace.editor.run(
      insertInto('@header', { type: 'W0006', v: 1, props: { comptyle: 'header' }, style: {} }, 0),
    )
    expect(await tab.saver.flush()).toBe(true)
    tab = await world.open()
    edit()
    const dialog = await open()
    const ticks = dialog.getAllByRole<HTMLInputElement>('checkbox')
    expect(ticks.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['页头（影响所有页面，打开前已有未发布的修改）', false],
      ['页面主体', true],
    ])
  })

  test('placeholders that were never filled are listed, each with a way to its field', async () => {
    insertWidget(tab.workspace, 'W0013')
    const uuid = tab.workspace.selected
    const dialog = await open()
    expect(dialog.getAllByText('还有5处占位内容未填写，顾客看不到')).toHaveLength(2)
    fireEvent.click(within(dialog.getByRole('list', { name: '未填写的内容' })).getByRole('button'))
    expect(tab.workspace.ui).toMatchObject({ selected: [uuid], focusPath: '/props/data' })
  })

  test('is blocked while there are errors, each with a way to its field', async () => {
    tab.workspace.editor.run(setProp('one', ['fontSize'], -1))
    const dialog = await open()
    expect(publishButton().disabled).toBe(true)
    const [line] = within(dialog.getByRole('list', { name: '问题' })).getAllByRole('button')
    fireEvent.click(line ?? document.body)
    expect(tab.workspace.ui).toMatchObject({
      selected: ['one'],
      tab: 'props',
      focusPath: '/props/fontSize',
      dialog: null,
    })
  })

  test('a problem of the style leads to 组件样式', async () => {
    tab.workspace.editor.run({
      label: () => '',
      run: (tx) => tx.set('one', ['style', 'height'], -1),
    })
    const dialog = await open()
    const [line] = within(dialog.getByRole('list', { name: '问题' })).getAllByRole('button')
    fireEvent.click(line ?? document.body)
    expect(tab.workspace.ui).toMatchObject({ tab: 'style', focusPath: '/style/height' })
  })

  test('placeholders warn 还有{n}个商品未选择 and do not block', async () => {
    insertWidget(tab.workspace, 'W0002')
    insertWidget(tab.workspace, 'W0002')
    const dialog = await open()
    const inserted = tab.workspace.editor.doc.widgets.size - 1
    const perList = 5
    expect(dialog.getByText(`还有${inserted * perList}个商品未选择`)).toBeTruthy()
    expect(within(dialog.getByRole('list', { name: '未选择的商品' })).getAllByRole('button')).toHaveLength(
      inserted,
    )
    expect(publishButton().disabled).toBe(false)
  })

  test('dead links are listed with a jump and do not block', async () => {
    edit()
    answers['POST /dead-links'] = () => ({
      list: [{ uuid: 'one', path: '/props/pathData', message: '商品“短袖”已下架' }],
    })
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: /商品“短袖”已下架/ }))
    expect(tab.workspace.ui.focusPath).toBe('/props/pathData')
    expect(publishButton().disabled).toBe(false)
  })

  test('where dead links cannot be looked up it says so, and publishing goes on', async () => {
    edit()
    answers['POST /dead-links'] = () => {
      throw new ApiError('操作失败', { status: 500, code: 500001 })
    }
    const dialog = await open()
    expect(dialog.getByText('未能检查失效的链接：操作失败')).toBeTruthy()
    expect(publishButton().disabled).toBe(false)
  })

  test('findings of the server are in the list', async () => {
    edit()
    const problem: Problem = {
      severity: 'error',
      type: 'W0011',
      uuid: 'one',
      path: '/props/text',
      keyword: 'x',
      message: '服务器说不行',
    }
    answers['POST /publish'] = () => {
      throw new ApiError('页面存在问题，不能发布', {
        status: 422,
        code: 422002,
        details: { problems: [{ page_id: 'home', ...problem }] },
      })
    }
    const dialog = await open()
    fireEvent.click(publishButton())
    await settle()
    expect(dialog.getByText('页面存在问题，不能发布')).toBeTruthy()
    expect(dialog.getByRole('button', { name: /服务器说不行/ })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a draft that could not be saved is not published', async () => {
    edit()
    world.server.weather = 'away'
    const dialog = await open()
    fireEvent.click(publishButton())
    await settle()
    expect(dialog.getByText(/网络连接失败/)).toBeTruthy()
    expect(calls().map(([key]) => key)).not.toContain('POST /publish')
  })

  test('at a set time: 待发布', async () => {
    edit()
    const dialog = await open()
    fireEvent.click(dialog.getByRole('radio', { name: '定时发布' }))
    fireEvent.click(publishButton())
    await settle()
    const [, body] = published() ?? []
    expect(Date.parse((body as { at: string }).at)).toBeGreaterThan(Date.now())
    expect(tab.workspace.host.said).toEqual(['success 将于 2030-01-01 08:00:00 发布'])
    expect(tab.saver.state.rows.body?.state).toBe('scheduled')
  })

  test('without changes there is nothing to publish', async () => {
    const dialog = await open()
    expect(dialog.getByText('没有需要发布的修改')).toBeTruthy()
    expect(publishButton().disabled).toBe(true)
  })

  test('says which right is missing to who may not publish', async () => {
    edit()
    const dialog = await open('editor')
    expect(dialog.getByText(/没有“发布页面”的权限/)).toBeTruthy()
    expect(publishButton().disabled).toBe(true)
  })
})

describe('saving: what a publication leads to', () => {
  const publishNow = async () => {
    fireEvent.click(publishButton())
    await settle()
  }

  test('afterwards: the address, to open, copy and scan', async () => {
    edit()
    const dialog = await open()
    await publishNow()
    expect(screen.getByText('发布成功！')).toBeTruthy()
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: '查看页面' })
    expect(new URL(link.href).pathname + new URL(link.href).search).toBe('/custompage?pageid=7')
    expect(dialog.getByLabelText('页面二维码')).toBeTruthy()
    expect(dialog.getByRole('button', { name: '复制链接' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a page that is off is turned on with it unless the tick is taken away', async () => {
    row = { ...row, page_type: 'custom', enabled: false }
    tab.workspace.pages.body.page.page_type = 'custom'
    edit()
    const dialog = await open()
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '发布后启用，顾客可以访问' }).checked).toBe(
      true,
    )
    await publishNow()
    expect(published()?.[1]).toMatchObject({ pages: [{ page_id: 'home', enable: true }] })
    expect(tab.workspace.host.said).toEqual(['success 发布成功！'])
  })

  test('a page that stays off is not called a success: it can be turned on from there', async () => {
    row = { ...row, page_type: 'custom', enabled: false }
    tab.workspace.pages.body.page.page_type = 'custom'
    edit()
    const dialog = await open()
    await act(async () => void fireEvent.click(dialog.getByRole('checkbox', { name: /启用/ })))
    await publishNow()
    expect(tab.workspace.host.said).toEqual([])
    expect(screen.getByText('页面已发布，还没有启用')).toBeTruthy()
    expect(tab.saver.state.rows.body?.enabled).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: '启用' }))
    await settle()
    expect(tab.workspace.host.said).toEqual(['success 发布成功！'])
    expect(dialog.getByRole('link', { name: '查看页面' })).toBeTruthy()
    expect(tab.saver.state.rows.body?.enabled).toBe(true)
  })

  test('a home page is not turned on by accident, and says which one it would replace', async () => {
    row = { ...row, page_type: 'home', enabled: false }
    tab.workspace.pages.body.page.page_type = 'home'
    answers['GET /pages'] = () => ({ list: [{ ...row, title: '夏季首页' }] })
    edit()
    const dialog = await open()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    const tick = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: '发布后启用，替换现在的首页“夏季首页”',
    })
    expect(tick.checked).toBe(false)
  })

  test('for a minute it can be withdrawn: the draft counts as changed again', async () => {
    edit()
    const dialog = await open()
    await publishNow()
    expect(tab.saver.changed).toEqual([])
    expect(dialog.getByText(/60 秒内可以撤回/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '撤回' }))
    await settle()
    expect(calls().at(-1)?.[0]).toBe('POST /publications/{publication_id}/withdraw')
    expect(tab.saver.changed).toEqual(['body'])
    expect(tab.workspace.host.said.at(-1)).toBe('success 已撤回，顾客看到的是发布之前的页面')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('each part says who changed it, and what differs from what shoppers see', async () => {
    const live = JSON.stringify({ ...emptyPage(), widgets: { one: text } })
    answers['GET /pages/{page_id}/revisions/{revision_id}'] = () => ({ document: live })
    tab.saver.took([{ ...row, published_revision: 'live' }])
    edit('第二段')
    const dialog = await open()
    expect(dialog.getByText(/修改：小编/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '页面主体与线上的差异' }))
    await settle()
    await act(() => vi.dynamicImportSettled())
    await settle()
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual(['变化组件属性线上发布后', '修改文本 · 第二段文本第一段第二段'])
  })
})

describe('saving: the list of problems', () => {
  test('is opened from the count in the top bar', async () => {
    tab.workspace.editor.run(setProp('one', ['fontSize'], -1))
    tab.workspace.problems.validate()
    drawIn(
      tab.workspace,
      <>
        <ProblemCount />
        <ProblemsDialog onClose={onClose} />
      </>,
    )
    await settle()
    fireEvent.click(screen.getByRole('button', { name: '1 个问题' }))
    expect(tab.workspace.ui.dialog).toBe('problems')
    expect(within(screen.getByRole('list', { name: '问题' })).getAllByRole('button')).toHaveLength(1)
  })

  test('places that are not filled are counted in the top bar: it does not say 没有问题', async () => {
    insertWidget(tab.workspace, 'W0001')
    tab.workspace.problems.validate()
    drawIn(tab.workspace, <ProblemCount />)
    await settle()
    expect(screen.getByRole('button', { name: /3 处未填写/ })).toBeTruthy()
    tab.workspace.editor.undo()
    await act(async () => tab.workspace.problems.validate())
    await settle()
    expect(screen.getByRole('button', { name: /没有问题/ })).toBeTruthy()
  })
})

describe('what the dialog could not read', () => {
  const failOnce = (key: string) => {
    const answer = answers[key]
    let fails = true
    answers[key] = (options) => {
      if (!fails) return answer?.(options)
      fails = false
      throw new ApiError('Bad Gateway', { status: 502 })
    }
  }
  const retry = () => act(async () => void fireEvent.click(screen.getByText('重试')))

  test('who changed a part: it says so and asks again', async () => {
    act(() => void tab.workspace.editor.run(setProp('one', ['text'], '第二段')))
    failOnce('GET /pages/{page_id}/authors')
    drawIn(tab.workspace, <PublishDialog onClose={onClose} />)
    await screen.findByText('服务暂时不可用（502），请稍后重试')
    await retry()
    expect(await screen.findByText(/^修改：小编/)).toBeDefined()
    expect(screen.queryByText('重试')).toBeNull()
  })

  test('the home page that would be replaced: it says so and asks again', async () => {
    answers['GET /pages'] = () => ({ list: [{ ...row, title: '旧首页' }], total_count: 1 })
    failOnce('GET /pages')
    drawIn(
      tab.workspace,
      <EnableChoice
        page={{ page_type: 'home', platform: 'pc' }}
        checked
        disabled={false}
        onChange={() => {}}
      />,
    )
    await screen.findByText('服务暂时不可用（502），请稍后重试')
    await retry()
    expect(await screen.findByText('发布后启用，替换现在的首页“旧首页”')).toBeDefined()
  })
})
