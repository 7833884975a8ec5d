import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '@tests/helpers/shell-page'
import { FIGURES, ListTable } from './ListTable'

afterEach(cleanup)

test('a column of figures has digits of one width, is aligned right and has space before the next column', () => {
  const list = [
    { id: '1', sold: '2341', until: '2035-12-31' },
    { id: '2', sold: '7', until: '2036-01-01' },
  ]
  drawPage(
    <ListTable
      rowKey="id"
      request={
        { data: { list, total_count: 2 }, error: null, isFetching: false, refetch: async () => {} } as never
      }
      nothing={{ text: '没有' }}
      paging={{ position: { page: 1, page_size: 20 }, go() {} } as never}
      columns={[
        { title: '销量', dataIndex: 'sold', ...FIGURES },
        { title: '截止', dataIndex: 'until' },
      ]}
    />,
  )
  for (const text of ['销量', '2341', '7']) {
    const cell = screen.getByText(text).closest<HTMLElement>('th, td')
    expect([cell?.style.fontVariantNumeric, cell?.style.textAlign]).toEqual(['tabular-nums', 'right'])
    expect(Number.parseInt(cell?.style.paddingInlineEnd ?? '0', 10)).toBeGreaterThanOrEqual(24)
  }
})
