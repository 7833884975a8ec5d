import { setPage, setProp } from '@engine/design'
import { toJson } from '@engine/page'
import { storedPage } from '@schemas'
import { anyEdit, anyPage, SEED, type Edit } from '@tests/helpers/random-edits'
import { World, type Tab, type Weather } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import { describe, expect, test, vi } from 'vitest'

const alone = { header: null, footer: null }
const titled = { ...emptyPage(), page: { v: 1, props: { title: '首页' } } }
const type = (tab: Tab, text: string) => tab.workspace.editor.run(setPage(['title'], text))

/** A tab that typed while the server was away, and is gone. */
async function lostWhileAway(): Promise<World> {
  const world = new World({ pages: { body: titled } })
  const tab = await world.open()
  world.server.weather = 'away'
  type(tab, '没保存')
  await world.wait(250)
  world.crash(tab)
  return world
}

describe('saving: what was typed is replayed after a crash', () => {
  test('of the tab while the server is away: a step that can be undone, saved as soon as it can be', async () => {
    const world = await lostWhileAway()
    const again = await world.open()
    expect(again.text()).toContain('"title":"没保存"')
    expect(again.workspace.editor.status.undoLabel).toBe('恢复未保存的修改')
    expect(again.workspace.host.said).toEqual(['success 已恢复未保存的修改'])
    world.server.weather = 'fair'
    await world.wait(2000)
    expect(world.server.text()).toContain('"title":"没保存"')
    const third = await world.open()
    expect(third.workspace.host.said).toEqual([])
  })

  test('of a tab whose last save arrives after the page was opened again: no conflict with itself', async () => {
    const world = await lostWhileAway()
    const again = await world.open()
    world.server.put('body', storedPage({ ...titled, page: { v: 1, props: { title: '没保存' } } }), '我')
    world.server.weather = 'fair'
    await world.wait(2000)
    expect(world.server.requests.map(([draft]) => draft?.mayBeThere)).toEqual([true])
    expect(again.workspace.host.said).toEqual(['success 已恢复未保存的修改'])
    expect(again.saver.unsaved).toBe(false)
  })

  test('of the tab again, before the restored edits could be saved', async () => {
    const world = await lostWhileAway()
    world.crash(await world.open())
    const again = await world.open()
    expect(again.text()).toContain('"title":"没保存"')
  })

  test('of a tab that is left while its journal is being written and a save is under way', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    world.server.weather = 'mute'
    type(tab, '一')
    await world.wait(1000)
    type(tab, '二')
    tab.clock.step(tab.clock.time + 100)
    type(tab, '三')
    tab.saver.leave()
    world.crash(tab)
    world.server.weather = 'fair'

    const again = await world.open()
    expect(again.workspace.ui.dialog).toBeNull()
    expect(again.text()).toContain('"title":"三"')
  })

  test('of a tab that was left and comes back: what is edited then is kept as before', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    world.server.weather = 'away'
    type(tab, '一')
    tab.saver.leave()
    tab.workspace.editor.run(setPage(['keywords'], '词'))
    await world.wait(250)
    world.crash(tab)
    const again = await world.open()
    for (const text of ['"title":"一"', '"keywords":"词"']) expect(again.text()).toContain(text)
  })

  test('over a draft that has moved on: merged', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    world.server.weather = 'away'
    tab.workspace.editor.run(setPage(['keywords'], '词'))
    await world.wait(250)
    world.crash(tab)
    world.server.weather = 'fair'
    world.server.put('body', world.server.text().replace('首页', '他的'))

    const again = await world.open()
    expect(again.text()).toContain('"title":"他的"')
    expect(again.text()).toContain('"keywords":"词"')
  })

  test('after saves of its own, whose answers moved the base on without writing it again: merged', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    const begin = vi.spyOn(tab.store, 'begin')
    for (const text of ['一', '二']) {
      type(tab, text)
      await world.wait(3000)
    }
    expect(world.server.text()).toContain('"title":"二"')
    expect(begin).toHaveBeenCalledOnce()
    world.server.weather = 'away'
    type(tab, '三')
    await world.wait(250)
    world.crash(tab)
    world.server.weather = 'fair'
    world.server.put('body', world.server.text().replace('"title"', '"keywords":"他的","title"'))

    const again = await world.open()
    expect(again.workspace.ui.dialog).toBeNull()
    for (const text of ['"title":"三"', '"keywords":"他的"']) expect(again.text()).toContain(text)
  })

  test('not of a tab that was closed, or gone, with everything saved: its journal is dropped', async () => {
    const world = new World({ pages: { body: titled } })
    const [closed, gone] = [await world.open(), await world.open()]
    type(closed, '一')
    await world.wait(3000)
    await closed.workspace.close()
    await world.settle()
    expect(await closed.store.heads('scope')).toEqual([])
    gone.workspace.editor.run(setPage(['keywords'], '二'))
    await world.wait(3000)
    world.crash(gone)
    expect(await closed.store.heads('scope')).toHaveLength(1)
    const again = await world.open()
    expect([again.workspace.editor.canUndo, again.workspace.host.said]).toEqual([false, []])
    expect(await again.store.heads('scope')).toEqual([])
  })

  test('in true conflict with it: the operator chooses, and the journal stays until then', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    world.server.weather = 'away'
    type(tab, '我的')
    await world.wait(250)
    world.crash(tab)
    world.server.weather = 'fair'
    world.server.put('body', world.server.text().replace('首页', '他的'))

    const again = await world.open()
    expect([again.workspace.ui.dialog, again.text().includes('他的')]).toEqual(['conflict', true])
    await again.workspace.close()
    await world.settle()
    const third = await world.open()
    const versions = third.saver.state.openMerge?.versions()
    expect(versions?.mine.page.props.title).toBe('我的')
    if (versions) third.saver.state.openMerge?.settle(versions.mine)
    await world.wait(2000)
    expect(world.server.text()).toContain('"title":"我的"')
    expect((await world.open()).saver.state.openMerge).toBeNull()
  })

  test('that the server had taken already without answering: nothing to restore', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    world.server.weather = 'mute'
    type(tab, '已到')
    await world.wait(1000)
    type(tab, '已到，又改')
    await world.wait(250)
    world.crash(tab)
    world.server.weather = 'fair'

    const again = await world.open()
    expect(again.workspace.ui.dialog).toBeNull()
    expect(again.text()).toContain('"title":"已到，又改"')
  })

  test('by one of two tabs only, and a tab that lives keeps its own', async () => {
    const world = new World({ pages: { body: titled } })
    const [one, two] = [await world.open(), await world.open()]
    world.server.weather = 'away'
    type(one, '一')
    two.workspace.editor.run(setPage(['keywords'], '二'))
    await world.wait(250)
    world.crash(one)
    const three = await world.open()
    expect(three.text()).toContain('"title":"一"')
    expect(three.text()).not.toContain('"keywords"')
    await two.saver.recover()
    expect(two.text()).not.toContain('"title":"一"')
    world.server.weather = 'fair'
    await world.wait(60_000)
    await two.saver.look()
    for (const text of [world.server.text(), two.text()])
      expect([text.includes('"title":"一"'), text.includes('"keywords":"二"')]).toEqual([true, true])
  })

  test('a damaged journal is said, not swallowed, and does not come again', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    const base = { header: null, body: { page_id: 'home', revision: 'home-1', document: '{' }, footer: null }
    await tab.store.begin({ tab: 'gone', scope: 'scope', base, at: 0 }, [{ changes: [] }])
    const again = await world.open()
    expect(again.workspace.host.said).toEqual(['error 上次未保存的修改已损坏，无法恢复'])
    expect((await world.open()).workspace.host.said).toEqual([])
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })

  test('a panel moved from the body to the header is restored in both', async () => {
    const world = new World()
    const tab = await world.open()
    world.server.weather = 'away'
    const [uuid = ''] = tab.workspace.editor.doc.children.get('@header') ?? []
    tab.workspace.editor.run({ label: () => '移动', run: (tx) => tx.place(uuid, null, 'Zz') })
    await world.wait(250)
    const before = tab.workspace.documents()
    world.crash(tab)
    const after = (await world.open()).workspace.documents()
    for (const region of ['header', 'body', 'footer'] as const)
      expect(storedPage(after[region] ?? before.body)).toBe(storedPage(before[region] ?? before.body))
  })
})

type Act = { edit: Edit } | { undo: true } | { leave: true } | { wait: number } | { weather: Weather }

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ edit: anyEdit }) },
  { weight: 1, arbitrary: fc.constant<Act>({ undo: true }) },
  { weight: 1, arbitrary: fc.constant<Act>({ leave: true }) },
  { weight: 4, arbitrary: fc.record({ wait: fc.constantFrom(0, 30, 99, 100, 240, 900, 1000, 2100) }) },
  {
    weight: 2,
    arbitrary: fc.record({ weather: fc.constantFrom<Weather>('fair', 'fair', 'away', 'mute', 'failing') }),
  },
)

async function perform(act: Act, tab: Tab, world: World): Promise<void> {
  const { editor } = tab.workspace
  if ('wait' in act) await world.wait(act.wait)
  else if ('weather' in act) world.server.weather = act.weather
  else if ('undo' in act) editor.undo()
  else if ('leave' in act) tab.saver.leave()
  else {
    const command = act.edit(editor.doc)
    if (command) editor.run(command)
  }
}

test('what was typed into a page of more than a megabyte is replayed too, after a crash and after leaving', async () => {
  const text = '字'.repeat(40_000)
  const widgets = Object.fromEntries(
    generateNKeysBetween(null, null, 30).map((order, index) => [
      `w${index}`,
      { type: 'W0011', v: 1, parent: null, order, props: { text }, style: {} },
    ]),
  )
  const large = new World({ pages: { body: { ...emptyPage(), widgets } } })
  const first = await large.open()
  first.workspace.editor.run(setProp('w3', ['text'], '三'))
  await large.wait(300)
  large.crash(first)
  const second = await large.open()
  expect(second.text()).toContain('"text":"三"')
  second.workspace.editor.run(setProp('w4', ['text'], '四'))
  large.server.weather = 'away'
  second.saver.leave()
  await large.settle()
  large.crash(second)
  large.server.weather = 'fair'
  const third = await large.open()
  expect(['"text":"三"', '"text":"四"'].map((each) => third.text().includes(each))).toEqual([true, true])
})

describe('saving: nothing typed more than 250 ms before a crash is lost', () => {
  test('random edits, crash anywhere, replay: the same bytes', async () => {
    let runs = 0
    let restored = 0
    await fc.assert(
      fc.asyncProperty(anyPage, fc.array(anyAct, { maxLength: 25 }), async (page, acts) => {
        const world = new World({ pages: { ...alone, body: toJson(page) } })
        const tab = await world.open()
        /** What the page was, and since when. */
        const states = [{ text: tab.text(), at: tab.clock.time }]
        for (const act of acts) {
          await perform(act, tab, world)
          states.push({ text: tab.text(), at: tab.clock.time })
        }
        const now = tab.clock.time
        world.crash(tab)
        world.server.weather = 'fair'
        const again = await world.open()
        const safe = states.findLastIndex(({ at }) => at <= now - 250)
        const found = states.findLastIndex(({ text }) => text === again.text())
        expect(again.workspace.ui.dialog).toBeNull()
        expect(found).toBeGreaterThanOrEqual(Math.max(safe, 0))
        runs++
        if (again.workspace.editor.canUndo) restored++
        await world.wait(3000)
        expect(world.server.text()).toBe(again.text())
      }),
      { seed: SEED, numRuns: 150 },
    )
    // most pages lose nothing; without some that do, nothing would be proven
    expect(restored).toBeGreaterThan(runs / 8)
  }, 60_000)
})

test('a page that is only opened and closed again is not saved', async () => {
  const world = new World()
  const tab = await world.open()
  await world.wait(60_000)
  await tab.workspace.close()
  expect(world.server.requests).toEqual([])
})
