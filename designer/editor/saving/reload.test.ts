import { setPage, setStyle } from '@engine/design'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import { describe, expect, test } from 'vitest'
import { bounded } from './tab'

const titled = { ...emptyPage(), page: { v: 1, props: { title: '首页' } } }
const caption = {
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'a0',
  props: { text: '上新' },
  style: { width: 100, height: 30 },
}
const type = ({ workspace: { editor } }: Tab, text: string) => {
  // a step of its own, however soon after the last
  editor.mark()
  editor.run(setPage(['title'], text))
}
const title = (tab: Tab) => tab.workspace.editor.doc.page.props['title']

/** Another operator adds keywords. */
const byOther = (world: World) => world.server.text().replace('"title"', '"keywords":"他的","title"')

/** F5: the tab leaves, its scripts end, and it loads the page again. */
async function reload(world: World, tab: Tab): Promise<Tab> {
  tab.saver.leave()
  world.crash(tab)
  return world.open(tab.memory)
}

async function edited(world: World): Promise<Tab> {
  const tab = await world.open()
  type(tab, '一')
  await world.wait(5000)
  type(tab, '二')
  await world.wait(5000)
  return tab
}

describe('undo over a reload', () => {
  test('reaches back to steps made before it, and redo to what was undone', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    tab.workspace.editor.undo()
    await world.wait(5000)
    const { editor } = (await reload(world, tab)).workspace
    expect(editor.history.map(({ done }) => done)).toEqual([true, false])
    expect(editor.redo()).toBe(true)
    expect(editor.doc.page.props['title']).toBe('二')
    expect([editor.undo(), editor.undo(), editor.undo()]).toEqual([true, true, false])
    expect(editor.doc.page.props['title']).toBe('首页')
  })

  test('includes what the server did not have yet', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    world.server.weather = 'away'
    type(tab, '三')
    await world.wait(250)
    const again = await reload(world, tab)
    expect(title(again)).toBe('三')
    again.workspace.editor.undo()
    expect(title(again)).toBe('二')
  })

  test('reaches past what someone else has saved meanwhile; another tab has a history of its own', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    expect((await world.open()).workspace.editor.canUndo).toBe(false)
    tab.saver.leave()
    world.crash(tab)
    world.server.put('body', byOther(world))
    const again = await world.open(tab.memory)
    const { editor } = again.workspace
    expect(editor.history.map(({ label }) => label)).toEqual([
      '编辑 页面',
      '编辑 页面',
      '重新打开前的其他修改',
    ])
    expect(new Set(editor.history.map(({ id }) => id)).size).toBe(3)
    editor.undo()
    expect(title(again)).toBe('一')
    await world.wait(5000)
    // what they have saved stays
    expect(world.server.text()).toMatch(/"title":"一"[^]*"keywords":"他的"|"keywords":"他的"[^]*"title":"一"/)
    editor.redo()
    expect(title(again)).toBe('二')
  })

  test('is empty where nothing was edited, whatever someone else has saved meanwhile', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    tab.saver.leave()
    world.crash(tab)
    world.server.put('body', byOther(world))
    const { workspace, saver } = await world.open(tab.memory)
    expect([workspace.editor.history, saver.state.remembersAll]).toEqual([[], true])
  })

  test('reaches past a merge of what someone else has saved', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    world.server.put('body', byOther(world))
    type(tab, '三')
    await world.wait(5000)
    expect(tab.workspace.editor.history.map(({ label }) => label)).toContain('合并他人的修改')
    const again = await reload(world, tab)
    const { editor } = again.workspace
    expect(editor.history).toHaveLength(4)
    while (editor.undo());
    expect([title(again), editor.doc.page.props['keywords']]).toEqual(['首页', '他的'])
  })

  test('reaches past a crash, back over what was restored', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    await world.wait(5000)
    world.server.weather = 'away'
    type(tab, '三')
    await world.wait(250)
    // no time to leave
    world.crash(tab)
    world.server.weather = 'fair'
    const again = await world.open(tab.memory)
    const { editor } = again.workspace
    expect(title(again)).toBe('三')
    expect(editor.history.map(({ label }) => label)).toEqual(['编辑 页面', '编辑 页面', '恢复未保存的修改'])
    editor.undo()
    editor.undo()
    expect(title(again)).toBe('一')
  })

  test('includes what was saved a moment before a crash, and what was on its way', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await world.open()
    type(tab, '一')
    await world.wait(1500)
    expect(world.server.text()).toContain('"title":"一"')
    type(tab, '二')
    world.server.weather = 'away'
    await world.wait(1500)
    world.crash(tab)
    world.server.weather = 'fair'
    const again = await world.open(tab.memory)
    const { editor } = again.workspace
    expect(title(again)).toBe('二')
    expect(editor.history.map(({ label }) => label)).toEqual(['编辑 页面', '编辑 页面'])
    editor.undo()
    expect(title(again)).toBe('一')
    editor.undo()
    expect(title(again)).toBe('首页')
  })

  test('includes what was done in 手机', async () => {
    const world = new World({ pages: { body: { ...titled, widgets: { text: caption } } } })
    const tab = await world.open()
    tab.workspace.show(390)
    tab.workspace.editor.run(setStyle('text', { opacity: 0.5 }))
    await world.wait(5000)
    tab.workspace.show(null)
    const { editor } = (await reload(world, tab)).workspace
    expect(editor.history.map(({ label }) => label)).toEqual(['手机端：调整 文本'])
    editor.undo()
    expect(editor.doc.widgets.get('text')?.h5).toBeUndefined()
  })

  test('what cannot be undone any more is told', async () => {
    const world = new World({ pages: { body: titled } })
    const tab = await edited(world)
    expect(tab.saver.state.remembersAll).toBe(true)
    tab.saver.leave()
    world.crash(tab)
    const memory = tab.memory.read('scope')
    // the page was too long to be kept, and is another one now
    if (memory) tab.memory.write('scope', { ...memory, documents: {} })
    world.server.put('body', world.server.text().replace('二', '他'))
    const again = await world.open(tab.memory)
    expect([again.saver.state.remembersAll, again.workspace.editor.canUndo]).toEqual([false, false])
  })

  test('keeps the latest steps that there is room for', () => {
    const entry = (id: number, text = '') => ({
      id,
      at: 0,
      mergeKey: undefined,
      step: { label: text, changes: [] },
    })
    const many = Array.from({ length: 300 }, (_, id) => entry(id))
    expect(bounded({ done: many, undone: [] }).done.map(({ id }) => id)).toEqual(
      many.slice(-200).map(({ id }) => id),
    )
    const long = [entry(1, '长'.repeat(600_000)), entry(2, '长'.repeat(600_000)), entry(3)]
    expect(bounded({ done: long, undone: [entry(4, '长'.repeat(600_000))] })).toMatchObject({
      done: [{ id: 2 }, { id: 3 }],
      undone: [],
    })
  })
})

test('a reload whose last save overtook the journal is no conflict with oneself', async () => {
  const world = new World({ pages: { body: titled } })
  const tab = await world.open()
  type(tab, '打字')
  await world.wait(250)
  type(tab, '打字到一半')
  // the save on leaving arrives, the journal’s last write does not
  world.crash(tab)
  tab.saver.leave()
  world.server.put('body', tab.text(), '我')
  const again = await world.open(tab.memory)
  expect(title(again)).toBe('打字到一半')
  expect([again.workspace.ui.dialog, again.workspace.host.said]).toEqual([null, []])
})

test('what is edited after coming back to a tab that was left survives a crash', async () => {
  const world = new World({ pages: { body: titled } })
  const tab = await edited(world)
  tab.saver.leave()
  world.server.weather = 'away'
  type(tab, '三')
  await world.wait(250)
  world.crash(tab)
  world.server.weather = 'fair'
  expect(title(await world.open(tab.memory))).toBe('三')
})
