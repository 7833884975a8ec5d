import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorkspace } from '@tests/helpers/workspace'
import { runAction } from '../actions'
import { jumpTo } from '../publish/findings'
import { isShown, SIDE_LIMITS, type Side, WorkspaceContext } from '../workspace'
import { Frame } from './Frame'
import { SideColumn } from './SideColumn'

let narrow = false
beforeEach(() => {
  narrow = false
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return narrow
    },
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const workspace = openWorkspace({})
  render(
    <WorkspaceContext value={workspace}>
      <Frame>
        <SideColumn side="left" label="组件与图层">
          组件
        </SideColumn>
        <SideColumn side="right" label="设置">
          属性
        </SideColumn>
      </Frame>
    </WorkspaceContext>,
  )
  const { sides } = workspace.ui
  const shown = () => (['left', 'right'] as const).filter((side) => isShown(sides, side))
  const widths = () => [sides.left.width, sides.right.width]
  return { workspace, sides, shown, widths }
}

const edge = (name: string) => screen.getByRole('separator', { name: `${name}的宽度` })
const press = async (name: string, ...keys: string[]) => {
  for (const key of keys) await act(async () => void fireEvent.keyDown(edge(name), { key }))
}
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('the columns beside the canvas', () => {
  it('are widened and narrowed by arrow keys, to their limits by Home and End, and reset by a double click', async () => {
    const { widths } = open()
    await press('左侧栏', 'ArrowRight', 'ArrowRight')
    await press('设置栏', 'ArrowLeft')
    expect(widths()).toEqual([SIDE_LIMITS.left.usual + 32, SIDE_LIMITS.right.usual + 16])
    await press('左侧栏', 'End', 'ArrowRight')
    await press('设置栏', 'Home', 'ArrowRight')
    expect(widths()).toEqual([SIDE_LIMITS.left.most, SIDE_LIMITS.right.least])
    expect(edge('左侧栏').getAttribute('aria-valuenow')).toBe(String(SIDE_LIMITS.left.most))
    fireEvent.doubleClick(edge('左侧栏'))
    expect(widths()[0]).toBe(SIDE_LIMITS.left.usual)
  })

  it('are hidden and shown by their button, by Enter on their edge and by their shortcut', async () => {
    const { workspace, shown } = open()
    await click('收起左侧栏')
    await press('设置栏', 'Enter')
    expect(shown()).toEqual([])
    expect(screen.queryByRole('separator')).toBeNull()
    await click('展开左侧栏')
    await act(() => runAction('toggle-right', workspace))
    expect(shown()).toEqual(['left', 'right'])
  })

  it('are found again as they were left', async () => {
    open()
    await press('左侧栏', 'End')
    await press('设置栏', 'Enter')
    cleanup()
    const { shown, widths } = open()
    expect([shown(), widths()[0]]).toEqual([['left'], SIDE_LIMITS.left.most])
  })

  it.each(['{"left":', '7', '{"left":{"width":"wide","open":1},"right":null}', '{"left":{"width":99999}}'])(
    'keep within their limits whatever the browser has stored: %s',
    (stored) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      localStorage.setItem('pumian.sides', stored)
      const { shown, sides } = open()
      expect(shown()).toEqual(['left', 'right'])
      for (const side of ['left', 'right'] satisfies Side[]) {
        const { least, most } = SIDE_LIMITS[side]
        expect(sides[side].width).toBeGreaterThanOrEqual(least)
        expect(sides[side].width).toBeLessThanOrEqual(most)
      }
      warn.mockRestore()
    },
  )

  it('lie over the canvas one at a time in a narrow window, and are closed there at first', async () => {
    narrow = true
    const { shown } = open()
    expect(shown()).toEqual([])
    await click('展开左侧栏')
    await click('展开设置栏')
    expect(shown()).toEqual(['right'])
    await click('收起设置栏')
    expect(shown()).toEqual([])
  })

  it.each([false, true])('open for what is shown in them (narrow window: %s)', async (isNarrow) => {
    narrow = isNarrow
    const { workspace, sides, shown } = open()
    act(() => {
      sides.left.open = false
      sides.right.open = false
    })
    const [uuid = ''] = workspace.base.doc.widgets.keys()
    act(() => jumpTo(workspace, { uuid, path: '/props' }))
    expect(shown()).toEqual(['right'])
    await act(() => runAction('insert-below', workspace))
    expect(shown()).toContain('left')
  })
})
