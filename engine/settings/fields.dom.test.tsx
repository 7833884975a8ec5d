import { PAGE, reparent, ROOTS } from '@engine/design'
import { mockLayout, openForm, type OpenForm } from '@tests/helpers/settings-form'
import type { ShopTheme } from '@schemas/generated/types'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import type { LeafProps } from './field'
import type { RunCommand } from './store/target'
import { useSibling } from './use-leaf'
import { ShopThemeContext } from '../render/live/theme-context'

const THEME: ShopTheme = {
  primaryColor: '#1f6b4a',
  backgroundColor: '#ffffff',
  priceColor: '#b00020',
  radius: 'standard',
  font: 'sans',
  fontSize: 'standard',
}

const inTheme = ({ children }: { children: ReactNode }) => (
  <ShopThemeContext value={THEME}>{children}</ShopThemeContext>
)

beforeAll(mockLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = ({ view }: OpenForm, title: string) => view.getByLabelText(title) as HTMLInputElement
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const style = ({ editor }: OpenForm) => editor.doc.widgets.get('w')?.style
const notes = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('a text with marks', () => {
  test('a button marks the selected letters, which stay selected', async () => {
    const form = await openForm('W0024')
    const input = form.view.getByLabelText('文本') as HTMLTextAreaElement
    type(input, '全场满减')
    input.focus()
    input.setSelectionRange(2, 3)
    fireEvent.click(form.view.getByRole('button', { name: /加\s?粗/ }))
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['全场[b]满[/b]减', 5, 6])
    fireEvent.click(form.view.getByRole('button', { name: /列\s?表/ }))
    expect(input.value).toBe('[*] 全场[b]满[/b]减')
    expect(form.editor.doc.widgets.get('w')?.props['text']).toBe(input.value)
  })
})

describe('a focused field follows undo and other editors', () => {
  test('undo while a field is focused', async () => {
    const form = await openForm('W0011')
    const input = field(form, '字号')
    input.focus()
    type(input, '30')
    act(() => void form.editor.undo())
    expect([input.value, document.activeElement]).toEqual(['14', input])
    act(() => void form.editor.redo())
    expect(input.value).toBe('30')
  })

  test('a drag on the canvas updates the numbers', async () => {
    const form = await openForm('W0011', { tab: 'style', inPanel: true })
    act(() => void form.editor.run({ label: () => '拖动', run: (tx) => tx.set('w', ['style', 'x'], 77) }))
    expect(field(form, '横坐标').value).toBe('77')
  })

  test('the keys of an input method and the letters after it are one step', async () => {
    const form = await openForm('W0011')
    const input = field(form, '文本')
    fireEvent.compositionStart(input)
    for (const text of ['n', 'ni', 'ni h', '你好']) type(input, text)
    fireEvent.compositionEnd(input)
    type(input, '你好！')
    expect(form.editor.history.map(({ label }) => label)).toEqual(['编辑 文本 文本'])
  })
})

describe('the style tab', () => {
  test('x, y and z are shown only inside a panel', async () => {
    const top = await openForm('W0011', { tab: 'style' })
    expect(top.view.queryByLabelText('横坐标')).toBeNull()
    cleanup()
    const inside = await openForm('W0011', { tab: 'style', inPanel: true })
    expect(['横坐标', '纵坐标', '层级'].map((title) => field(inside, title).value)).toEqual([
      '0',
      '0',
      '10000',
    ])
  })

  test('a widget dragged out of its panel loses x and y at once', async () => {
    const form = await openForm('W0011', { tab: 'style', inPanel: true })
    act(() => void form.editor.run(reparent('w', { parent: null })))
    expect(form.view.queryByLabelText('横坐标')).toBeNull()
  })

  test('the proportional lock keeps the ratio', async () => {
    const form = await openForm('W0003', {
      tab: 'style',
      props: { proportion: true },
      style: { width: 200, height: 100 },
    })
    type(field(form, '宽度'), '300')
    expect(style(form)).toMatchObject({ width: 300, height: 150 })
    expect(field(form, '高度').value).toBe('150')
  })

  test.each(['W0002', 'W0004', 'W0019', 'W0008'])(
    'the height of %s derives from its content',
    async (widget) => {
      const form = await openForm(widget, { tab: 'style' })
      expect(field(form, '高度').disabled).toBe(true)
      expect(notes(field(form, '高度'))).toContain('由内容决定')
    },
  )

  test('heightDisabled and widthDisabled lock their side', async () => {
    const form = await openForm('W0011', { tab: 'style', props: { heightDisabled: true } })
    expect([field(form, '高度').disabled, field(form, '宽度').disabled]).toEqual([true, false])
  })

  test('paddings are set one by one, or all in one step', async () => {
    const form = await openForm('W0011', { tab: 'style' })
    type(field(form, '上内边距'), '8')
    expect(style(form)).toMatchObject({ paddingTop: 8, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 })
    fireEvent.click(field(form, '内边距四边一起设置'))
    type(field(form, '右内边距'), '12')
    expect(style(form)).toMatchObject({
      paddingTop: 12,
      paddingRight: 12,
      paddingBottom: 12,
      paddingLeft: 12,
    })
    expect(form.editor.history).toHaveLength(2)
    fireEvent.click(field(form, '内边距四边一起设置'))
  })

  test('margins are numbers or auto; one click centres', async () => {
    const form = await openForm('W0011', { tab: 'style' })
    const middle = form.view.getByText('左右居中').closest('button') as HTMLElement
    fireEvent.click(middle)
    expect(style(form)).toMatchObject({ marginLeft: 0, marginRight: 0 })
    fireEvent.click(middle)
    expect(style(form)).toMatchObject({ marginLeft: 'auto', marginRight: 'auto' })
    type(field(form, '上外边距'), 'auto')
    expect(style(form)?.marginTop).toBe('auto')
    type(field(form, '上外边距'), 'aut')
    fireEvent.blur(field(form, '上外边距'))
    expect(form.view.container.textContent).toContain('外边距须为数字或 auto')
  })
})

describe('prices are cents', () => {
  test('shown as yuan with two decimals, typed as yuan', async () => {
    const data = [{ goods_id: '', goods_name: '茶', price: 9900 }]
    const form = await openForm('W0002', { props: { data } })
    fireEvent.click(form.view.getByText('茶'))
    expect(field(form, '价格').value).toBe('99.00')
    type(field(form, '价格'), '12.5')
    expect(form.prop('data', 0, 'price')).toBe(1250)
    expect(field(form, '价格').value).toBe('12.5')
    fireEvent.blur(field(form, '价格'))
    expect(field(form, '价格').value).toBe('12.50')
    type(field(form, '价格'), '0.001')
    expect(notes(field(form, '价格'))).toContain('金额须为以分为单位的整数')
  })
})

describe('colours', () => {
  test.each(['#F50', '#FF5A00CC', 'rgba(255, 90, 0, 0.8)', 'transparent', ''])(
    '“%s” is kept as written',
    async (text) => {
      const form = await openForm('W0011')
      type(field(form, '文字颜色'), text)
      expect(form.prop('color')).toBe(text)
      expect(field(form, '文字颜色').getAttribute('aria-invalid')).toBeNull()
    },
  )

  test('a colour is taken from the screen where the browser can', async () => {
    const form = await openForm('W0011')
    const openPanel = () => fireEvent.click(form.view.getByLabelText('选择文字颜色'))
    openPanel()
    await form.view.findByText('清除颜色')
    expect(form.view.queryByText('从屏幕取色')).toBeNull()
    cleanup()
    const EyeDropper = class {
      open = async () => ({ sRGBHex: '#12ab34' })
    }
    vi.stubGlobal('EyeDropper', EyeDropper)
    const other = await openForm('W0011')
    fireEvent.click(other.view.getByLabelText('选择文字颜色'))
    const button = await other.view.findByText('从屏幕取色')
    await act(async () => void fireEvent.click(button))
    expect(other.prop('color')).toBe('#12ab34')
    vi.stubGlobal('EyeDropper', undefined)
  })

  test('an invalid colour is marked with the exact message', async () => {
    const form = await openForm('W0011')
    type(field(form, '文字颜色'), '#FF5A0')
    expect(form.prop('color')).toBe('#FF5A0')
    expect(notes(field(form, '文字颜色'))).toBe(
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    )
  })

  test('a colour follows the theme, is named so, and becomes plain when it is let go', async () => {
    const form = await openForm('W0011', { page: { followTheme: true }, wrapper: inTheme })
    fireEvent.click(form.view.getByRole('button', { name: '选择文字颜色' }))
    const price = await form.view.findByRole('button', { name: '价格色' })
    fireEvent.click(price)
    expect(form.prop('color')).toBe('theme.price')
    expect(field(form, '文字颜色').value).toBe('跟随价格色')
    expect(price.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(form.view.getByRole('button', { name: '主题色' }))
    expect(form.prop('color')).toBe('theme.primary')
    fireEvent.click(form.view.getByRole('button', { name: '主题色' }))
    expect(form.prop('color')).toBe('#1f6b4a')
  })

  test('the contrast of a colour that follows is that of what is drawn', async () => {
    const form = await openForm('W0011', {
      page: { followTheme: true },
      props: { color: 'theme.primary' },
      style: { backgroundColor: '#1f6b4a' },
      wrapper: inTheme,
    })
    expect(form.view.getByRole('note').textContent).toContain('1.0 : 1')
  })

  test('in header and footer a colour follows the shop, whatever the colours of the page', async () => {
    const form = await openForm('W0006', {
      page: { followTheme: false, themeColor: '#7a1f6b' },
      wrapper: inTheme,
      tab: 'style',
    })
    const theme = async () => {
      fireEvent.click(form.view.getByRole('button', { name: /^选择背景颜色/ }))
      const link = await form.view.findByRole('button', { name: '主题色' })
      return link.querySelector('span')?.style.backgroundColor
    }
    expect(await theme()).toBe('rgb(122, 31, 107)')
    act(() => void form.editor.run(reparent('w', { parent: ROOTS.footer })))
    expect(
      form.view.getByRole('button', { name: '主题色' }).querySelector('span')?.style.backgroundColor,
    ).toBe('rgb(31, 107, 74)')
  })

  test('a colour of the page itself cannot follow', async () => {
    const form = await openForm('W0000')
    fireEvent.click(form.view.getByRole('button', { name: '选择主题色' }))
    await form.view.findByRole('dialog', { name: '选择主题色' })
    expect(form.view.queryByText('跟随主题')).toBeNull()
  })

  test('a low contrast is a warning beside the field, never a problem', async () => {
    const form = await openForm('W0011', { props: { color: '#479EE9' } })
    expect(form.view.getByRole('note').textContent).toContain('2.9 : 1')
    type(field(form, '文字颜色'), '#333333')
    expect(form.view.queryByRole('note')).toBeNull()
  })

  test('a marked text names its piece with the lowest contrast', async () => {
    const text = '新品[color=#ff8800]八折[/color]\n[color=#eeeeee]今晚八点开始，先到先得[/color]'
    const form = await openForm('W0024', { props: { text, fontSize: 14 } })
    expect(form.view.getByRole('note').textContent).toBe('“今晚八点开始，先”的对比度 1.2 : 1，低于 4.5 : 1')
    type(field(form, '文本'), '新品[color=#c7000b]八折[/color]')
    expect(form.view.queryByRole('note')).toBeNull()
  })
})

describe('fields of the designer', () => {
  test('override the form’s own, can read siblings, and name their steps', async () => {
    function Picker({ title, value, set, id }: LeafProps) {
      const { value: text } = useSibling('text')
      return (
        <button type="button" id={id} onClick={() => set({ linkPage: 'href', href: '/new' })}>
          {title} {JSON.stringify(value)} {String(text)}
        </button>
      )
    }
    const form = await openForm('W0011', { fields: { link: { Component: Picker } } })
    const button = form.view.getByText('链接 {} 文本')
    fireEvent.click(button)
    expect(form.prop('data')).toEqual({ linkPage: 'href', href: '/new' })
    expect(form.editor.status.undoLabel).toBe('编辑 文本 链接')
  })

  test('a custom runCommand gets the commands and the edits', async () => {
    const runCommand = vi.fn<RunCommand>()
    const form = await openForm('W0006', { runCommand })
    fireEvent.click(field(form, '页头'))
    expect(form.editor.revision).toBe(0)
    expect(runCommand.mock.calls[0]?.[1]).toEqual({ uuid: 'w', path: ['props', 'comptyle'], value: 'header' })
  })

  test('a read-only form changes nothing', async () => {
    const form = await openForm('W0001', { readOnly: true })
    const controls = [
      ...form.view.container.querySelectorAll<HTMLInputElement>('input, textarea, [role=switch]'),
    ]
    expect(controls.length).toBeGreaterThan(5)
    expect(controls.filter(({ disabled }) => !disabled)).toEqual([])
  })

  test('the page configuration is edited like a widget', async () => {
    const form = await openForm('W0000')
    type(field(form, '页面标题'), '首页')
    expect(form.editor.doc.page.props['title']).toBe('首页')
    expect(form.editor.history[0]?.label).toBe('编辑 页面 页面标题')
    type(field(form, '页面宽度'), '200')
    expect(field(form, '页面宽度').getAttribute('aria-invalid')).toBe('true')
    expect(form.editor.doc.widgets.has(PAGE)).toBe(false)
  })
})
