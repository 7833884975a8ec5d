import { setPage, setProp } from '@engine/design'
import { generateNKeysBetween } from 'fractional-indexing'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { publishState } from './saver-state'

let world: World
let tab: Tab

/** Types into the page's title: the smallest edit. */
const type = (text: string, into = tab) => into.workspace.editor.run(setPage(['title'], text))
const phase = (of = tab) => of.saver.state.phase

beforeEach(async () => {
  world = new World({ pages: { body: { ...emptyPage(), page: { v: 1, props: { title: '首页' } } } } })
  tab = await world.open()
})

describe('saving: drafts save themselves', () => {
  test('1 s after the last edit, not before', async () => {
    type('a')
    await world.wait(999)
    expect(world.server.requests).toEqual([])
    expect(phase()).toBe('waiting')
    await world.wait(1)
    expect(world.server.text()).toContain('"title":"a"')
    expect(phase()).toBe('saved')
  })

  test('at least every 2 s while editing goes on', async () => {
    for (let count = 0; count < 60; count++) {
      type(`第${count}次`)
      await world.wait(100)
    }
    expect(world.server.requests).toHaveLength(3)
  })

  test('the undo history is written at each save and not while typing goes on between two', async () => {
    const write = vi.spyOn(tab.memory, 'write')
    type('a')
    await world.wait(1000)
    expect(write).toHaveBeenCalledTimes(1)
    // what a save leaves to do is due 5 s after it
    await world.wait(4500)
    type('b')
    await world.wait(900)
    expect([tab.saver.unsaved, write.mock.calls.length]).toEqual([true, 1])
    await world.wait(100)
    expect([tab.saver.unsaved, write.mock.calls.length]).toEqual([false, 2])
  })

  test('only documents that changed are sent, in one request, with the revision they started from', async () => {
    type('a')
    await world.wait(1000)
    const [request] = world.server.requests
    expect(request?.map(({ page_id, base }) => [page_id, base])).toEqual([['home', 'home-1']])
    type('b')
    await world.wait(1000)
    expect(world.server.requests[1]?.map(({ base, changes }) => [base, changes])).toEqual([
      ['body-2', { page: expect.objectContaining({ props: { title: 'b' } }), widgets: {} }],
    ])
  })

  test('a large page is written step by step, and what is typed meanwhile is saved next', async () => {
    const widgets = Object.fromEntries(
      generateNKeysBetween(null, null, 600).map((order, index) => [
        `w${index}`,
        { type: 'W0011', v: 1, parent: null, order, props: { text: String(index) }, style: {} },
      ]),
    )
    world = new World({ pages: { body: { ...emptyPage(), widgets } } })
    tab = await world.open()
    type('a')
    await world.wait(1000)
    // while its widgets are written
    tab.workspace.editor.run(setProp('w7', ['text'], '七'))
    await vi.waitFor(() => expect(world.server.text()).toContain('"title":"a"'))
    await world.wait(2000)
    await vi.waitFor(() => expect([tab.saver.unsaved, phase()]).toEqual([false, 'saved']))
    expect(world.server.text()).toBe(tab.text())
    expect(tab.text()).toContain('七')
  })

  test('an edit taken back sends nothing', async () => {
    type('a')
    tab.workspace.editor.undo()
    await world.wait(5000)
    expect(world.server.requests).toEqual([])
    expect([phase(), tab.saver.unsaved]).toEqual(['saved', false])
  })

  test('before leaving, at once', async () => {
    type('a')
    tab.saver.leave()
    expect(tab.saver.unsaved).toBe(true)
    await world.settle()
    expect(world.server.text()).toContain('"title":"a"')
    expect(tab.saver.unsaved).toBe(false)
  })

  test('leaving the page inside the designer waits for the save', async () => {
    type('a')
    await tab.workspace.close()
    expect(world.server.text()).toContain('"title":"a"')
  })
})

describe('saving: offline or failing saves are sent later', () => {
  test('tried again after 1 s, 2 s, 4 s … up to 30 s, with all edits since', async () => {
    world.server.weather = 'failing'
    type('a')
    await world.wait(1000)
    expect(phase()).toBe('failed')
    type('b')
    await world.wait(60_000)
    // at 1 s, then after 1, 2, 4, 8, 16 and 30 s
    expect(world.server.requests).toHaveLength(6)
    world.server.weather = 'fair'
    await world.wait(30_000)
    expect(world.server.text()).toContain('"title":"b"')
    expect(phase()).toBe('saved')
  })

  test('offline is shown, and the network coming back sends at once', async () => {
    world.server.weather = 'away'
    type('a')
    await world.wait(20_000)
    expect([phase(), tab.saver.state.journaled]).toEqual(['offline', true])
    world.server.weather = 'fair'
    tab.saver.retry()
    await world.wait(0)
    expect([phase(), tab.saver.unsaved]).toEqual(['saved', false])
  })

  test('what the server refuses is tried again with the next edit only', async () => {
    world.server.weather = 'refusing'
    type('a')
    await world.wait(100_000)
    expect(world.server.requests).toHaveLength(1)
    expect([phase(), tab.saver.state.message]).toEqual(['failed', '没有权限'])
    world.server.weather = 'fair'
    type('b')
    await world.wait(1000)
    expect(phase()).toBe('saved')
  })

  test('a refusal is said once, and what was typed stays', async () => {
    world.server.weather = 'refusing'
    type('a')
    await world.wait(1000)
    type('b')
    await world.wait(1000)
    expect(tab.workspace.host.said).toEqual(['error 没有权限'])
    expect([tab.saver.unsaved, tab.text().includes('"title":"b"')]).toEqual([true, true])
  })

  test('an ended session is left to the dialog that asks to sign in; the edits wait', async () => {
    world.server.weather = 'signed out'
    type('a')
    await world.wait(1000)
    expect([tab.workspace.host.said, phase(), tab.saver.unsaved]).toEqual([[], 'failed', true])
    world.server.weather = 'fair'
    tab.saver.retry()
    await world.wait(0)
    expect(phase()).toBe('saved')
  })

  test('others’ renaming and deleting of the page is seen', async () => {
    Object.assign(world.server.pages.body.page, { title: '新名称', deleted: '2026-01-01T00:00:00.000Z' })
    await tab.saver.look()
    expect([tab.saver.state.rows.body?.title, publishState(tab.saver.state, 'body')]).toEqual([
      '新名称',
      '已删除',
    ])
  })

  test('a deleted footer does not make the opened page a deleted one', async () => {
    const both = new World({ pages: { header: null, footer: emptyPage(), body: emptyPage() } })
    const { saver } = await both.open()
    Object.assign(both.server.pages.footer?.page ?? {}, { deleted: '2026-01-01T00:00:00.000Z' })
    await saver.look()
    expect([publishState(saver.state, 'body'), publishState(saver.state, 'footer')]).toEqual([
      '已发布',
      '已删除',
    ])
  })

  test('a published page that is not enabled is not called published', async () => {
    const { body } = tab.saver.state.drafts
    const set = async (enabled: boolean) => {
      Object.assign(world.server.pages.body.page, { enabled, published_revision: body })
      await tab.saver.look()
      return publishState(tab.saver.state, 'body')
    }
    expect([await set(false), await set(true)]).toEqual(['未启用', '已发布'])
  })

  test('a viewer sees what others save, and saves nothing', async () => {
    const viewer = await world.open(undefined, true)
    type('a')
    await world.wait(1000)
    const requests = world.server.requests.length
    await viewer.saver.look()
    await world.wait(100_000)
    expect([viewer.text().includes('"title":"a"'), viewer.saver.state.drafts]).toEqual([
      true,
      tab.saver.state.drafts,
    ])
    expect(world.server.requests).toHaveLength(requests)
  })

  test('a save that arrived without its answer is no conflict', async () => {
    world.server.weather = 'mute'
    type('a')
    await world.wait(1000)
    world.server.weather = 'fair'
    type('b')
    await world.wait(5000)
    expect(world.server.text()).toContain('"title":"b"')
    expect([phase(), tab.workspace.host.said, tab.workspace.ui.dialog]).toEqual(['saved', [], null])
  })

  test('and undone before the next request, it is sent once more', async () => {
    world.server.weather = 'mute'
    type('a')
    await world.wait(1000)
    world.server.weather = 'fair'
    tab.workspace.editor.undo()
    await world.wait(5000)
    expect(world.server.text()).toBe(tab.text())
    expect(world.server.text()).not.toContain('"title":"a"')
  })

  test('flush says whether the server has everything', async () => {
    world.server.weather = 'away'
    type('a')
    expect(await tab.saver.flush()).toBe(false)
    world.server.weather = 'fair'
    expect(await tab.saver.flush()).toBe(true)
    expect(await tab.saver.flush()).toBe(true)
  })

  test('without a journal saving goes on, and says that nothing is kept', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    tab.store.full = true
    world.server.weather = 'away'
    type('a')
    await world.wait(1000)
    expect(tab.saver.state.journaled).toBe(false)
    world.server.weather = 'fair'
    await world.wait(5000)
    expect(phase()).toBe('saved')
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('saving: two editors on one page', () => {
  test('disjoint edits merge by themselves, as a step that undo passes over, and saving goes on', async () => {
    const other = await world.open()
    type('标题', other)
    await world.wait(1000)
    tab.workspace.editor.run(setPage(['keywords'], '词'))
    await world.wait(1000)
    expect(tab.workspace.host.said).toEqual(['success 已合并他人的修改'])
    expect(world.server.text()).toContain('"title":"标题"')
    expect(world.server.text()).toContain('"keywords":"词"')
    expect(tab.workspace.editor.history.at(-1)).toMatchObject({ label: '合并他人的修改', foreign: true })
    tab.workspace.editor.undo()
    await world.wait(1000)
    expect(world.server.text()).toContain('"title":"标题"')
    expect(world.server.text()).not.toContain('"keywords":"词"')
    expect(phase()).toBe('saved')
  })

  test('a look takes in what the other saved', async () => {
    const other = await world.open()
    type('标题', other)
    await world.wait(1000)
    await tab.saver.look()
    expect(tab.text()).toBe(other.text())
    await world.wait(5000)
    expect(world.server.requests).toHaveLength(1)
    expect([phase(), tab.saver.unsaved]).toEqual(['saved', false])
  })

  test('a look that cannot reach the server says nothing', async () => {
    world.server.weather = 'away'
    await tab.saver.look()
    expect(phase()).toBe('saved')
  })

  test('a true conflict waits for the operator; nothing is sent and nothing lost before', async () => {
    world.server.put('body', world.server.text().replace(/"title":"[^"]*"/, '"title":"他的"'))
    type('我的')
    await world.wait(1000)
    expect(tab.workspace.ui.dialog).toBe('conflict')
    expect(tab.saver.state.openMerge?.author).toBe('小王')
    type('我的二')
    await world.wait(60_000)
    expect(world.server.requests).toHaveLength(1)
    expect(tab.saver.unsaved).toBe(true)

    const versions = tab.saver.state.openMerge?.versions()
    expect(versions?.mine.page.props.title).toBe('我的二')
    if (versions) tab.saver.state.openMerge?.settle(versions.mine)
    expect(tab.saver.state.openMerge).toBeNull()
    await world.wait(1000)
    expect(world.server.text()).toContain('"title":"我的二"')
    expect(phase()).toBe('saved')
  })

  test('rolling back makes a version the page, as one step, without a save of its own', async () => {
    const before = tab.text()
    const text = before.replace(/"title":"[^"]*"/, '"title":"旧版"')
    await tab.saver.adopt(async () => {
      world.server.put('body', text)
      // the server tells all tabs that it changed, before it answers this one
      await tab.saver.look()
      return { page_id: 'home', revision: 'body-2', document: text }
    }, '回到第 1 版')
    await world.wait(5000)
    expect([tab.text(), world.server.requests]).toEqual([text, []])
    expect(tab.workspace.host.said).toEqual([])
    tab.workspace.editor.undo()
    await world.wait(1000)
    expect(world.server.text()).toBe(before)
  })
})
