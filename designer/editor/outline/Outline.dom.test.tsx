import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OutlineLine } from './OutlineLine'
import type { OutlineRow } from './rows'

afterEach(cleanup)

const onHide = vi.fn<() => void>()
const onLock = vi.fn<() => void>()
const onChoose = vi.fn<() => void>()

function draw(state: Pick<OutlineRow, 'hidden' | 'locked'>, readOnly = false) {
  const row: OutlineRow = {
    key: 'w',
    uuid: 'w',
    region: 'body',
    title: '文本',
    type: 'W0011',
    depth: 1,
    expandable: false,
    ...state,
  }
  const marks = { open: true, selected: false, hovered: false, entered: false, faulty: false }
  const ignored = { onToggle() {}, onMenu() {}, onHover() {}, onDragStart() {} }
  const handlers = { ...ignored, onHide, onLock, onChoose }
  render(<OutlineLine row={row} top={0} readOnly={readOnly} {...marks} {...handlers} />)
}

test('a line hides and locks its widget without selecting it', () => {
  draw({})
  fireEvent.click(screen.getByRole('button', { name: '隐藏' }))
  fireEvent.click(screen.getByRole('button', { name: '锁定' }))
  expect([onHide, onLock, onChoose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('what is hidden or locked offers the way back', () => {
  draw({ hidden: true, locked: true })
  expect(screen.getAllByRole('button').map((button) => button.title)).toEqual(['解锁', '显示'])
})

test('viewers have no such buttons', () => {
  draw({}, true)
  expect(screen.queryByRole('button')).toBeNull()
})
