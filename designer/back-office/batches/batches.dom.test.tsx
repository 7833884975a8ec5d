import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DoBatchAnswer, RecordKind } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { press } from '@tests/helpers/field-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import RecordsPage from '../records/RecordsPage'

// antd's tables are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const kind: RecordKind = {
  name: 'goods',
  title: '商品',
  group: '商品',
  columns: [{ key: 'item_name', title: '商品名称', kind: 'text' }],
  filters: [{ key: 'approve_status', title: '状态', words: { onsale: '上架' } }],
  role: 'editor',
  right: 'goods.edit',
  creatable: true,
  removable: false,
  batches: [{ form: 'reprice_goods', title: '批量改价', right: 'goods.edit' }],
}
const rows = ['a', 'b'].map((id) => ({ id, title: `商品${id}`, value: { item_name: `商品${id}` } }))
const plan: DoBatchAnswer = {
  total: 2,
  done: 1,
  same: 0,
  failed: 1,
  lines: [
    { id: 'a', title: '商品a', state: 'done', before: '¥1.00', after: '¥2.00', message: '' },
    { id: 'b', title: '商品b', state: 'failed', before: '¥1.00', after: '¥0.00', message: '销售价应大于 0' },
  ],
}

let sent: { body?: Record<string, unknown> }[]

beforeEach(() => {
  sent = []
  history.replaceState(null, '', '/?filter.approve_status=onsale')
  const answers: Record<string, unknown> = {
    'GET /records': [kind],
    'GET /records/{name}': { list: rows, count: 30, total_count: 30 },
    'POST /batches/{form}': plan,
  }
  vi.mocked(call).mockImplementation((async (key: string, options: object) => {
    if (key === 'POST /batches/{form}') sent.push(options)
    return answers[key]
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const box = (name: string) => screen.findByRole('checkbox', { name })
async function toPlan() {
  await press('批量改价')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('增减百分比')
  await press('下一步')
  await dialog.findByText('将改变 1 项，不能改变 1 项')
  return dialog
}

describe('a batch', () => {
  test('of selected rows says what changes and what cannot before it is done, and is done once', async () => {
    drawPage(<RecordsPage name="goods" />)
    await act(async () => void fireEvent.click(await box('选择 商品a')))
    expect(screen.getByText('已选 1 项')).toBeTruthy()
    await expectAccessible('bar of a batch')
    const dialog = await toPlan()
    expect(dialog.getByText('销售价应大于 0')).toBeTruthy()
    await expectAccessible('plan of a batch', '.ant-modal-wrap')
    expect(sent.map(({ body }) => [body?.['preview'], body?.['ids']])).toEqual([[true, ['a']]])
    await press('确定改变 1 项')
    await dialog.findByText('已改变 1 项，未改变 1 项')
    await expectAccessible('report of a batch', '.ant-modal-wrap')
    expect(sent[1]?.body).toMatchObject({ preview: false, ids: ['a'], key: sent[0]?.body?.['key'] })
    await waitFor(() => expect(screen.queryByText('已选 1 项')).toBeNull())
  })

  test('of all rows sends what the list is narrowed to instead of ids', async () => {
    drawPage(<RecordsPage name="goods" />)
    await act(async () => void fireEvent.click(await screen.findByText('选择全部 30 项')))
    await toPlan()
    expect(sent[0]?.body).toMatchObject({ filter: ['approve_status:onsale'] })
    expect(sent[0]?.body).not.toHaveProperty('ids')
  })

  test('is not offered to who may only look', async () => {
    drawPage(<RecordsPage name="goods" />, 'viewer')
    await screen.findByText('商品a')
    expect(screen.queryByText('批量改价')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
