import { mockLayout, openForm, type OpenForm } from '@tests/helpers/settings-form'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

beforeAll(mockLayout)
afterEach(cleanup)

const field = ({ view }: OpenForm, title: string) => view.getByLabelText(title) as HTMLInputElement
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const style = ({ editor }: OpenForm) => editor.doc.widgets.get('w')?.style
const notes = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('numbers: an invalid value stays and is marked, typing is never blocked', () => {
  test.each([
    ['W0018', '标题字号', '28', 28, '0–27'],
    ['W0018', '价格小数位数', '3', 3, '0–2'],
    ['W0019', '更多文字字号', '9', 9, '≥ 10'],
    ['W0019', '商铺名称字号', '13', 13, '≥ 14'],
    ['W0021', '标题字号', '-1', -1, '≥ 0'],
    ['W0001', '自动播放间隔', '-1', -1, '≥ 0'],
  ])('%s %s %s', async (widget, title, text, value, bounds) => {
    const form = await openForm(widget)
    const input = field(form, title)
    expect(notes(input)).toContain(bounds)
    expect(input.getAttribute('aria-invalid')).toBeNull()
    type(input, text)
    expect(Object.values(form.editor.doc.widgets.get('w')?.props ?? {})).toContain(value)
    expect(input.value).toBe(text)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(notes(input).replace(bounds, '')).not.toBe('')
  })

  test('the shop border width of W0019 is 0 to 5 once there is a border', async () => {
    const form = await openForm('W0019')
    expect(form.view.queryByLabelText('商铺边框宽度')).toBeNull()
    fireEvent.click(field(form, '商铺边框'))
    type(field(form, '商铺边框宽度'), '6')
    expect(form.prop('wgtShopBorderWidth')).toBe(6)
    expect(field(form, '商铺边框宽度').getAttribute('aria-invalid')).toBe('true')
  })

  test('a width beyond the page gets its message', async () => {
    const form = await openForm('W0001', { tab: 'style' })
    type(field(form, '宽度'), '1191')
    expect(style(form)?.width).toBe(1191)
    expect(notes(field(form, '宽度'))).toContain('1190')
  })

  test('the width input shows the bounds 0 and page width, and applies them on blur', async () => {
    const form = await openForm('W0001', { tab: 'style' })
    const width = field(form, '宽度')
    expect(notes(width)).toContain('0–1190')
    for (const [typed, kept] of [
      ['5000', 1190],
      ['-5', 0],
      ['600', 600],
    ] as const) {
      type(width, typed)
      fireEvent.blur(width)
      expect(style(form)?.width).toBe(kept)
    }
  })

  test('shows a derived height as rendered on the canvas', async () => {
    let height = 66
    let tell = () => {}
    const subscribe = (listener: () => void) => ((tell = listener), () => undefined)
    const form = await openForm('W0008', {
      tab: 'style',
      drawn: { of: () => height, property: () => null, subscribe },
    })
    expect(field(form, '高度')).toMatchObject({ value: '66', disabled: true })
    height = 38
    act(tell)
    expect(field(form, '高度').value).toBe('38')
  })

  test('shows derived properties as rendered, not as stored', async () => {
    const drawn = {
      of: () => null,
      property: (_: string, name: string) => (name === 'logoWidth' ? 390 : 234),
      subscribe: () => () => undefined,
    }
    const form = await openForm('W0004', { props: { column: 3 }, drawn })
    expect(field(form, '标志宽度')).toMatchObject({ value: '390', disabled: true })
    expect(field(form, '标志高度').value).toBe('234')
  })

  test.each(['1.', '-', '', '.', '1.50'])('“%s” is not lost while it is typed', async (text) => {
    const form = await openForm('W0011')
    type(field(form, '字号'), text)
    expect(field(form, '字号').value).toBe(text)
  })

  test('an emptied number returns to its default', async () => {
    const form = await openForm('W0011', { props: { fontSize: 20 } })
    type(field(form, '字号'), '')
    expect(form.prop('fontSize')).toBeUndefined()
    fireEvent.blur(field(form, '字号'))
    expect(field(form, '字号').value).toBe('14')
  })

  test('a text that is not a number on leaving stays and is validated', async () => {
    const form = await openForm('W0011')
    type(field(form, '字号'), 'abc')
    expect(form.editor.revision).toBe(0)
    fireEvent.blur(field(form, '字号'))
    expect(form.prop('fontSize')).toBe('abc')
    expect(field(form, '字号').value).toBe('abc')
    expect(notes(field(form, '字号'))).toContain('应为数字')
  })

  test('accepts full-width digits of an input method', async () => {
    const form = await openForm('W0011')
    type(field(form, '字号'), '１８')
    expect(form.prop('fontSize')).toBe(18)
  })

  test('arrow keys step, ten times with Shift, and stay within the bounds', async () => {
    const form = await openForm('W0018', { props: { wgtTitleFontSize: 20 } })
    const input = field(form, '标题字号')
    fireEvent.keyDown(input, { key: 'ArrowUp' })
    expect(form.prop('wgtTitleFontSize')).toBe(21)
    fireEvent.keyDown(input, { key: 'ArrowUp', shiftKey: true })
    expect(form.prop('wgtTitleFontSize')).toBe(27)
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(form.prop('wgtTitleFontSize')).toBe(26)
  })
})
