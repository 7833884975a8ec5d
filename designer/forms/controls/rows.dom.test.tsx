import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JsonObject } from '@schemas/page'
import { button, click, press } from '@tests/helpers/field-form'
import { openSchemaForm } from '@tests/helpers/schema-form'
import { call } from '../../shell/api/client'

// antd's tables are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const step = (full: number, minus: number) => ({ full, minus, discount: 0, gifts: [] })
const promotion = (more: JsonObject = {}): JsonObject => ({
  marketing_name: '满减专区',
  kind: 'full_minus',
  begin_time: '2026-11-01 00:00:00',
  end_time: '2026-12-01 00:00:00',
  condition_type: 'amount',
  steps: [step(10_000, 1_000), step(20_000, 3_000)],
  ...more,
})

beforeEach(() => void vi.mocked(call).mockResolvedValue([] as never))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const rows = () => [...document.querySelectorAll<HTMLElement>('tr.ant-table-row')]
const cell = (index: number, title: string) => {
  const row = rows()[index]
  if (!row) throw new Error(`Expected row ${index}, got ${rows().length}`)
  return within(row).getByLabelText<HTMLInputElement>(title)
}
const isOff = (name: string) => button(name).matches(':disabled')
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    input.focus()
    fireEvent.change(input, { target: { value: text } })
    fireEvent.blur(input)
  })
const full = (value: JsonObject) => (value['steps'] as { full?: number }[]).map((each) => each.full)

describe('lists in sellers’ forms are tables', () => {
  test('a row is added at the end, moved by its buttons and deleted after a question', async () => {
    const { value } = await openSchemaForm('promotion', promotion())
    expect(rows().map((_row, index) => cell(index, '满').value)).toEqual(['100.00', '200.00'])
    expect(['上移档次 1', '下移档次 1', '下移档次 2'].map(isOff)).toEqual([true, false, true])
    await press('下移档次 1')
    expect(full(value())).toEqual([20_000, 10_000])
    await press('上移档次 2')
    expect(full(value())).toEqual([10_000, 20_000])
    await press(/^添加档次/)
    expect(rows()).toHaveLength(3)
    await type(cell(2, '满'), '300')
    expect(full(value())).toEqual([10_000, 20_000, 30_000])
    await press('删除档次 2')
    expect(full(value())).toHaveLength(3)
    await press('确定')
    expect(full(value())).toEqual([10_000, 30_000])
  })

  test('what is typed in yuan is kept in cents; nothing typed is nothing kept', async () => {
    const { value } = await openSchemaForm('promotion', promotion())
    await type(cell(0, '满'), '100.5')
    await type(cell(0, '减'), '8')
    expect(value()['steps']).toMatchObject([{ full: 10_050, minus: 800 }, step(20_000, 3_000)])
    await type(cell(1, '满'), '')
    expect(full(value())[1]).toBeUndefined()
  })

  test('another condition counts in another unit, another kind shows other columns', async () => {
    const { value } = await openSchemaForm('promotion', promotion({ steps: [step(3, 100)] }))
    const columns = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
    expect(columns()).toEqual(['满', '减', '操作'])
    expect(rows()[0]?.textContent).toContain('¥')
    expect(cell(0, '满').value).toBe('0.03')
    await click(screen.getByLabelText('按件数'))
    expect(cell(0, '满').value).toBe('3')
    expect(cell(0, '满').closest('td')?.textContent).toContain('件')
    await type(cell(0, '满'), '5')
    expect(full(value())).toEqual([5])
    cleanup()
    await openSchemaForm('promotion', promotion({ kind: 'full_discount' }))
    expect(columns()).toEqual(['满', '减免比例', '操作'])
  })

  test('what is wrong stands under its own cell, which is marked, and nowhere else', async () => {
    const form = await openSchemaForm(
      'promotion',
      promotion({ steps: [step(10_000, 1_000), { minus: 100 }] }),
    )
    expect(document.querySelector('.pm-set-error')).toBeNull()
    await act(async () => void expect(form.problems.check()).toBe(false))
    const wrong = () =>
      [...document.querySelectorAll('.pm-set-error')].map((note) => [
        rows().findIndex((row) => row.contains(note)),
        note.closest('td')?.cellIndex,
        note.textContent,
      ])
    expect(wrong()).toEqual([[1, 0, '请输入满多少']])
    const described = document.getElementById(cell(1, '满').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('请输入满多少')
    expect([cell(1, '满'), cell(0, '满')].map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
    ])
    await type(cell(1, '满'), '300')
    expect(wrong()).toEqual([])
  })

  test('x-ui.fixed: given rows are filled in, and neither come nor go', async () => {
    const lines = ['针织衫', '马克杯'].map((item_name, index) => ({ line_id: `${index}`, item_name, num: 2 }))
    const { value } = await openSchemaForm('ship_order', { lines })
    expect(rows().map(({ textContent }) => textContent?.slice(0, 5))).toHaveLength(2)
    expect(document.querySelector('table')?.textContent).toContain('马克杯')
    expect(() => button(/添加|删除|上移|下移/)).toThrow('Expected a button')
    await type(cell(1, '件数'), '1')
    expect(value()['lines']).toMatchObject([
      { line_id: '0', num: 2 },
      { line_id: '1', num: 1 },
    ])
  })

  test('a viewer, who has no field to go to, scrolls the table itself with the keyboard', async () => {
    const reached = () => document.querySelector<HTMLElement>('.ant-table-content')?.tabIndex
    await openSchemaForm('promotion', promotion(), true)
    expect(reached()).toBe(0)
    cleanup()
    await openSchemaForm('promotion', promotion())
    expect(reached()).toBe(-1)
  })

  test('every cell and button of a row is reached with the keyboard, in the order of the columns', async () => {
    await openSchemaForm('promotion', promotion())
    const [row] = rows()
    const stops = [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled'),
    )
    const named = (each: HTMLElement) =>
      each.getAttribute('aria-label') ?? document.querySelector(`label[for="${each.id}"]`)?.textContent
    expect(stops.map(named)).toEqual(['满', '减', '下移档次 1', '删除档次 1'])
    const first = cell(0, '满')
    first.focus()
    await act(async () => void fireEvent.keyDown(first, { key: 'ArrowUp' }))
    expect(first.value).toBe('101.00')
  })
})
