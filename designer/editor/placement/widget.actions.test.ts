import { describe, expect, it } from 'vitest'
import { childrenOf, freshSeed, insertInto, ROOTS } from '@engine/design'
import { openWorkspace, type OpenedWorkspace } from '@tests/helpers/workspace'
import { allActions, canRun, runAction, actionOf } from '../actions'
import { ACTION_GROUPS } from '../actions/registry'

describe('actions', () => {
  it('have ids of their own, a known group and a Chinese title', () => {
    expect(new Set(allActions().map(({ id }) => id)).size).toBe(allActions().length)
    for (const { group, title } of allActions()) {
      expect(ACTION_GROUPS).toContain(group)
      expect(title).toMatch(/[\u4e00-\u9fff]/)
    }
  })

  it('a viewer has none that change the page', () => {
    const workspace = openWorkspace({ readOnly: true })
    workspace.select(childrenOf(workspace.editor.doc, null).slice(0, 1))
    const allowed = allActions().filter((action) => action.edits && canRun(action, workspace))
    expect(allowed).toEqual([])
  })
})

describe('deletion', () => {
  it('确定删除该挂件？, then 删除成功！', async () => {
    const workspace = openWorkspace()
    const [first = ''] = childrenOf(workspace.editor.doc, null).filter(
      (uuid) => childrenOf(workspace.editor.doc, uuid).length === 0,
    )
    workspace.select([first])
    await runAction('remove', workspace)
    expect(workspace.host.said).toEqual(['confirm 确定删除该挂件？', 'success 删除成功！'])
    expect(workspace.editor.doc.widgets.has(first)).toBe(false)
    expect(workspace.ui.selected).toEqual([])
  })

  it('nothing happens to who changes their mind', async () => {
    const workspace = openWorkspace()
    const { revision } = workspace.editor
    workspace.host.agrees = false
    workspace.select(childrenOf(workspace.editor.doc, null).slice(0, 2))
    await runAction('remove', workspace)
    expect(workspace.host.said).toEqual([
      'confirm 确定删除该挂件？ 将删除选中的 2 个组件，面板中的 7 个组件也会删除',
    ])
    expect(workspace.editor.revision).toBe(revision)
  })

  it('of a panel it is said how many widgets go with it', async () => {
    const workspace = openWorkspace()
    const [panel = ''] = childrenOf(workspace.editor.doc, ROOTS.header)
    const inside = childrenOf(workspace.editor.doc, panel).length
    expect(inside).toBeGreaterThan(0)
    workspace.select([panel])
    await runAction('remove', workspace)
    expect(workspace.host.said[0]).toBe(`confirm 确定删除该挂件？ 面板中的 ${inside} 个组件也会删除`)
  })

  it('W0006 deleting a child selects the panel itself', async () => {
    const workspace = openWorkspace()
    const [panel = ''] = childrenOf(workspace.editor.doc, ROOTS.header)
    workspace.select(childrenOf(workspace.editor.doc, panel).slice(0, 1))
    await runAction('remove', workspace)
    expect(workspace.ui.selected).toEqual([panel])
  })
})

describe('hiding and locking', () => {
  const first = (workspace: OpenedWorkspace) => {
    const [uuid = ''] = childrenOf(workspace.editor.doc, null)
    workspace.select([uuid])
    return uuid
  }

  it('隐藏或显示 changes all selected widgets in one step, and back', async () => {
    const workspace = openWorkspace()
    const uuids = childrenOf(workspace.editor.doc, null).slice(0, 2)
    workspace.select(uuids)
    const hidden = () => uuids.map((uuid) => workspace.editor.doc.widgets.get(uuid)?.hidden)
    await runAction('toggle-hidden', workspace)
    expect(hidden()).toEqual([true, true])
    await runAction('toggle-hidden', workspace)
    expect(hidden()).toEqual([undefined, undefined])
    workspace.editor.undo()
    expect(hidden()).toEqual([true, true])
  })

  it('what is locked is neither moved nor deleted, and says so', async () => {
    const workspace = openWorkspace()
    const uuid = first(workspace)
    await runAction('toggle-locked', workspace)
    expect(canRun(actionOf('move-down'), workspace)).toBe(false)
    await runAction('remove', workspace)
    expect(workspace.host.said).toEqual(['warn 锁定的组件不能删除，请先解锁'])
    expect(workspace.editor.doc.widgets.has(uuid)).toBe(true)
    await runAction('toggle-locked', workspace)
    expect(canRun(actionOf('move-down'), workspace)).toBe(true)
  })

  it('a copy of a locked widget is free', async () => {
    const workspace = openWorkspace()
    first(workspace)
    await runAction('toggle-locked', workspace)
    await runAction('duplicate', workspace)
    expect(workspace.editor.doc.widgets.get(workspace.selected ?? '')).not.toHaveProperty('locked')
  })
})

it('in 手机 nothing is added, copied or hidden for both screens', () => {
  const workspace = openWorkspace()
  workspace.select(childrenOf(workspace.editor.doc, null).slice(0, 1))
  const possible = () =>
    ['insert-above', 'insert-below', 'duplicate', 'toggle-hidden'].map((id) =>
      canRun(actionOf(id), workspace),
    )
  expect(possible()).toEqual([true, true, true, true])
  workspace.show(390)
  expect(possible()).toEqual([false, false, false, false])
})

describe('widget actions', () => {
  it('上移 and 下移 stop at the ends', () => {
    const workspace = openWorkspace()
    const uuids = childrenOf(workspace.editor.doc, null)
    workspace.select(uuids.slice(0, 1))
    expect(canRun(actionOf('move-up'), workspace)).toBe(false)
    expect(canRun(actionOf('move-down'), workspace)).toBe(true)
    workspace.select(uuids.slice(-1))
    expect(canRun(actionOf('move-down'), workspace)).toBe(false)
  })

  it('复制一份 of several is one step and selects the copies', async () => {
    const workspace = openWorkspace()
    const { editor } = workspace
    const uuids = childrenOf(editor.doc, null).slice(0, 2)
    workspace.select(uuids)
    await runAction('duplicate', workspace)
    expect(workspace.ui.selected).toHaveLength(2)
    expect(workspace.ui.selected).not.toEqual(uuids)
    expect(editor.history).toHaveLength(1)
  })

  it('复制一份 in a panel lies 10 px beside its original, the next one beside that', async () => {
    const workspace = openWorkspace()
    const { editor } = workspace
    const child = (place: object) => insertInto('windows', { ...seed, style: { ...seed.style, ...place } })
    const seed = freshSeed(editor.doc, 'W0011', 'windows')
    const placesFrom = async (place: object) => {
      const command = child(place)
      editor.run(command)
      const places = []
      for (let copies = 0; copies < 2; copies++) {
        workspace.select([command.uuid])
        await runAction('duplicate', workspace)
        const { x, y } = editor.doc.widgets.get(workspace.selected ?? '')?.style ?? {}
        places.push([x, y])
      }
      return places
    }
    const small = { width: 100, height: 20 }
    expect(await placesFrom({ ...small, x: 30, y: 40 })).toEqual([
      [40, 50],
      [20, 30],
    ])
    // at the panel's corner there is no room but left and up: windows is 1190 × 450
    expect(await placesFrom({ ...small, x: 1090, y: 430 })).toEqual([
      [1080, 420],
      [1070, 410],
    ])
  })

  it('上方添加 makes the palette put the next widget there', async () => {
    const workspace = openWorkspace()
    const [first = ''] = childrenOf(workspace.editor.doc, null)
    workspace.select([first])
    await runAction('insert-above', workspace)
    expect(workspace.ui).toMatchObject({ left: 'palette', beside: { uuid: first, where: 'above' } })
  })
})
