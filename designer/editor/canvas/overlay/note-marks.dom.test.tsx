import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCanvas, withLayout } from '@tests/helpers/canvas'
import { aNote } from '@tests/helpers/reviews'

withLayout()

const SETTLED = '2026-11-27T02:00:00.000Z'

test('widgets with open notes wear their number, which opens the latest; settled ones and deleted widgets wear none', async () => {
  const { workspace } = await openCanvas(true)
  act(() => {
    workspace.reviews.state.notes = [
      aNote({ note_id: 'new', widget: 'text' }),
      aNote({ note_id: 'old', widget: 'text' }),
      aNote({ note_id: 'child', widget: 'high' }),
      aNote({ note_id: 'done', widget: 'last', settled: SETTLED }),
      aNote({ note_id: 'gone', widget: 'deleted' }),
      aNote({ note_id: 'page', widget: '' }),
    ]
  })
  const marks = () => screen.getAllByRole('button', { name: /未解决的批注/, hidden: true })
  await waitFor(() =>
    expect(marks().map((mark) => [mark.textContent, mark.getAttribute('aria-label')])).toEqual([
      ['2', '文本有 2 条未解决的批注，打开'],
      ['1', '文本有 1 条未解决的批注，打开'],
    ]),
  )
  act(() => void fireEvent.click(marks()[0] as HTMLElement))
  const { ui } = workspace
  expect([ui.selected, ui.left, ui.note]).toEqual([['text'], 'review', 'new'])
  act(() => workspace.reviews.put(aNote({ note_id: 'child', widget: 'high', settled: SETTLED })))
  await waitFor(() => expect(marks()).toHaveLength(1))
})
