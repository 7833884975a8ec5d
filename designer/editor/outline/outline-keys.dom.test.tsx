import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childrenOf, walk } from '@engine/design'
import { drawIn } from '@tests/helpers/dialog'
import { emptyPage, openWorkspace, type OpenedWorkspace } from '@tests/helpers/workspace'
import ShortcutSheet from '../shortcuts/shortcuts.dialog'
import { Outline } from './Outline'
import { lineId } from './rows'

afterEach(cleanup)

let workspace: OpenedWorkspace
let all: readonly string[]
beforeEach(() => {
  workspace = openWorkspace()
  all = walk(workspace.editor.doc)
  drawIn(workspace, <Outline />)
})

const tree = () => screen.getByRole('tree', { name: '图层' })
const press = (key: string, shiftKey = false) => fireEvent.keyDown(tree(), { key, shiftKey })
const select = (...uuids: string[]) => act(() => workspace.select(uuids))
const selected = () => [...workspace.ui.selected]

test('Home and End select the first and the last widget, from anywhere', async () => {
  press('End')
  expect(selected()).toEqual([all.at(-1)])
  press('Home')
  expect(selected()).toEqual([all[0]])
  select(all[3] ?? '')
  press('End')
  expect(selected()).toEqual([all.at(-1)])
  const last = lineId(all.at(-1) ?? '')
  await waitFor(() => expect(tree().getAttribute('aria-activedescendant')).toBe(last))
})

test('End stays outside of what a closed panel holds', () => {
  const { doc } = workspace.editor
  const panel = all.findLast((uuid) => childrenOf(doc, uuid).length > 0) ?? ''
  const inside = childrenOf(doc, panel).at(-1) ?? ''
  // the last widget of the page lies in its last panel
  expect(inside).toBe(all.at(-1))
  select(panel)
  press('ArrowLeft')
  press('End')
  expect(selected()).toEqual([panel])
})

test('with Shift they select all up to there, and go on from the far end', () => {
  const [first = '', second = '', third = '', fourth = ''] = all
  select(third)
  press('Home', true)
  expect(selected()).toEqual([third, second, first])
  press('ArrowDown', true)
  expect(selected()).toEqual([third, second])
  press('ArrowDown', true)
  press('ArrowDown', true)
  expect(selected()).toEqual([third, fourth])
  press('End', true)
  expect(selected()).toEqual(all.slice(2))
  press('ArrowUp')
  expect(selected()).toEqual([all.at(-2)])
})

test('at an end the key is used up: nothing else moves', () => {
  select(all[0] ?? '')
  // false: its default was prevented
  expect(press('ArrowUp')).toBe(false)
  expect(selected()).toEqual([all[0]])
})

test('with Ctrl and Alt the keys are left to others', () => {
  select(all[0] ?? '')
  expect(fireEvent.keyDown(tree(), { key: 'End', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(tree(), { key: 'End', altKey: true })).toBe(true)
  expect(selected()).toEqual([all[0]])
})

test('a page without widgets has no line to go to', () => {
  cleanup()
  workspace = openWorkspace({ pages: { header: null, footer: null, body: emptyPage() } })
  drawIn(workspace, <Outline />)
  for (const key of ['Home', 'End', 'ArrowDown', 'ArrowUp']) press(key)
  expect(selected()).toEqual([])
})

test('the list of shortcuts has the keys of the outline', () => {
  drawIn(workspace, <ShortcutSheet onClose={() => undefined} />)
  const group = screen.getByRole('heading', { name: '图层' }).parentElement
  expect([...(group?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Home', 'End', 'Shift+End']),
  )
})
