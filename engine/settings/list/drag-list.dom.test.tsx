import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { watchAnnouncements } from '@tests/helpers/announcements'
import { englishTexts, READ } from '@tests/helpers/english-texts'
import { DragList } from './DragList'
import { useSortableRow } from './use-sortable-row'

afterEach(cleanup)

function Row({ name }: { name: string }) {
  const { row, handle } = useSortableRow(name, false)
  return (
    <li {...row}>
      <button type="button" {...handle} aria-label={`移动${name}`} />
    </li>
  )
}

test('what is said while an item is dragged is Chinese, from taking it up to its end', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  render(
    <DragList keys={['甲', '乙']} name="组件" move={() => {}}>
      <ul>
        <Row name="甲" />
        <Row name="乙" />
      </ul>
    </DragList>,
  )
  const announcements = watchAnnouncements()
  const handle = screen.getByLabelText('移动甲')
  handle.focus()
  const press = async (code: string) => {
    await act(async () => void fireEvent.keyDown(handle, { code, key: code }))
    // the sensor listens from the next task on
    await act(() => new Promise((done) => setTimeout(done, 20)))
  }
  await press('Space')
  await press('Escape')
  const said = announcements.end()
  expect(said).toContain('移到第 1 位，共 2 位')
  expect(said.at(-1)).toBe('放回原位')
  expect(englishTexts(['body', READ, said])).toEqual([])
})
