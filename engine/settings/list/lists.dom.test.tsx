import { ShownItems } from '@engine/editor/shown-items'
import { mockLayout, openForm, type OpenForm } from '@tests/helpers/settings-form'
import { inSoak, isSoak } from '@tests/helpers/soak'
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

beforeAll(mockLayout)
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element))

/** A button of the form by its name. `getByRole` computes every style of a form of hundreds of elements. */
function buttonOf({ view }: OpenForm, name: string | RegExp): HTMLElement | undefined {
  return [...view.container.querySelectorAll<HTMLElement>('button')].find((button) => {
    const called = button.getAttribute('aria-label') ?? button.textContent ?? ''
    return typeof name === 'string' ? called === name : name.test(called)
  })
}

function need(form: OpenForm, name: string | RegExp): HTMLElement {
  const button = buttonOf(form, name)
  if (!button) throw new Error(`Expected a button ${String(name)}`)
  return button
}

const groupOf = ({ view }: OpenForm, name: string) =>
  [...view.container.querySelectorAll<HTMLElement>('[aria-labelledby], fieldset')].find(
    (group) =>
      group.getAttribute('aria-label') === name ||
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  )

/** The list's add button shows the count. */
const adding = (form: OpenForm, item: string) => need(form, new RegExp(`^添加${item}`))

interface Limit {
  type: string
  props?: Record<string, number>
  /** Path of the list in props. */
  list: (string | number)[]
  item: string
  max?: [number, string]
  min?: [number, string]
  question: string
}

const every: Limit[] = [
  {
    type: 'W0001',
    list: ['data'],
    item: '图片链接',
    max: [5, '最多只能添加5张轮播图'],
    min: [1, '请至少添加1张轮播图'],
    question: '确定删除该轮播图？',
  },
  {
    type: 'W0018',
    list: ['data'],
    item: '商品列表',
    max: [5, '最多只能添加5组商品列表'],
    min: [1, '请至少添加1组商品列表'],
    question: '确定删除该项？',
  },
  {
    type: 'W0012',
    props: { styleType: 3 },
    list: ['data', 3],
    item: '商品组',
    max: [4, '最多添加4组商品'],
    min: [1, '请至少添加1组商品'],
    question: '确定删除该项？',
  },
  {
    type: 'W0012',
    props: { styleType: 4 },
    list: ['data', 4],
    item: '优惠券组',
    max: [3, '最多添加3组优惠券'],
    min: [1, '请至少添加1组优惠券'],
    question: '确定删除该项？',
  },
  {
    type: 'W0021',
    list: ['data'],
    item: '优惠券',
    min: [1, '请至少添加1个优惠券'],
    question: '确定删除该优惠券？',
  },
  { type: 'W0002', list: ['data'], item: '商品', question: '确定删除该商品？' },
  { type: 'W0020', list: ['data'], item: '商铺', question: '确定删除该商铺？' },
]

/** A list of the widget's, and one of five; the words of each are a test of its schema. A soak tries all. */
const limits = every.filter(({ list, max }) => isSoak || (max && list.length === 1) || list[1] === 4)

describe('limits of lists in the panel', () => {
  const bounded = (key: 'min' | 'max') =>
    limits.filter((limit) => limit[key]).map((limit) => [limit.type, limit] as const)

  test.each(bounded('max'))('%s takes no more than its maximum, and says so', async (type, limit) => {
    const [max = 0, text = ''] = limit.max ?? []
    const form = await openForm(type, { props: limit.props ?? {} })
    const length = () => (form.prop(...limit.list) as unknown[]).length
    while (length() < max) await press(adding(form, limit.item))
    await press(adding(form, limit.item))
    expect(length()).toBe(max)
    expect(await within(document.body).findByText(text)).toBeTruthy()
  })

  test.each(bounded('min'))('%s keeps its minimum, and says so', async (type, limit) => {
    const [min = 0, text = ''] = limit.min ?? []
    const form = await openForm(type, { props: limit.props ?? {} })
    const length = () => (form.prop(...limit.list) as unknown[]).length
    const remove = () => press(need(form, `删除${limit.item} 1`))
    while (length() > min) await remove()
    await remove()
    expect(length()).toBe(min)
    expect(await within(document.body).findByText(text)).toBeTruthy()
  })

  test.each(limits.map((limit) => [limit.type, limit.question, limit] as const))(
    '%s asks %s, then says 删除成功！',
    async (type, question, limit) => {
      const form = await openForm(type, { props: limit.props ?? {} })
      await press(adding(form, limit.item))
      const before = form.prop(...limit.list) as unknown[]
      await press(need(form, `删除${limit.item} 1`))
      expect(form.questions).toEqual([question])
      expect(form.prop(...limit.list)).toEqual(before.slice(1))
      expect(form.removed).toEqual(['删除成功！'])
    },
  )

  test('declining the question keeps the item', async () => {
    const form = await openForm('W0001', { confirmRemove: async () => false })
    await press(need(form, '删除图片链接 1'))
    expect(form.editor.revision).toBe(0)
    expect(form.removed).toEqual([])
  })

  test('without a designer the form asks and answers by itself', async () => {
    const form = await openForm('W0001', { confirmRemove: undefined, onRemoved: undefined })
    const page = within(document.body)
    await press(need(form, '删除图片链接 1'))
    expect(await page.findAllByText('确定删除该轮播图？')).not.toEqual([])
    await press(page.getByText(/^确\s?定$/))
    expect(await page.findByText('删除成功！')).toBeTruthy()
  })

  test('an item removed during the question does not remove another one', async () => {
    let answer: (sure: boolean) => void = () => undefined
    const form = await openForm('W0001', {
      confirmRemove: async () => new Promise<boolean>((resolve) => (answer = resolve)),
    })
    await press(need(form, '删除图片链接 1'))
    const kept = [{ imgUrl: '/a.png', pathData: {} }]
    await act(async () => {
      form.editor.run({ label: () => '换', run: (tx) => tx.set('w', ['props', 'data'], kept) })
      answer(true)
    })
    expect(form.prop('data')).toEqual(kept)
    expect(form.removed).toEqual([])
  })
})

describe('items of a list', () => {
  /** Opens a closed item. @returns its field 名称 */
  async function openItem(form: OpenForm, name: string) {
    const title = groupOf(form, name)?.querySelector<HTMLElement>('.pm-set-item-title')
    if (title) await press(title)
    return form.view.getByLabelText('名称') as HTMLInputElement
  }

  test('a long list begins closed, each item under its first text or what it leads to; a new one is open', async () => {
    const names = ({ view }: OpenForm) =>
      [...view.container.querySelectorAll('.pm-set-item-title')].map((title) => [
        title.textContent,
        title.getAttribute('aria-expanded'),
      ])
    const link = { linkPage: 'href', linkPageLabel: '自定义链接', href: 'https://example.com/a' }
    const logos = ['a', 'b', 'c', 'd'].map((name) => ({ imgUrl: `/image/${name}.png`, pathData: {} }))
    const form = await openForm('W0004', {
      props: { data: [{ ...logos[0], pathData: link }, ...logos.slice(1)] },
    })
    expect(names(form)).toEqual([
      ['https://example.com/a', 'false'],
      ['图片链接 2', 'false'],
      ['图片链接 3', 'false'],
      ['图片链接 4', 'false'],
    ])
    await press(adding(form, '图片链接'))
    expect(names(form).at(-1)).toEqual(['图片链接 5', 'true'])
  })

  test('adds a neutral placeholder', async () => {
    const form = await openForm('W0007')
    await press(adding(form, '菜单项'))
    expect(form.prop('data', 4)).toEqual({ title: '导航名称', pathData: {} })
    expect(form.prop('data', 4)).not.toBe(form.prop('data', 0))
    expect(form.editor.status.undoLabel).toMatch(/^添加项/)
  })

  test('inserts a copy right below', async () => {
    const data = ['一', '二'].map((title) => ({ title, pathData: {} }))
    const form = await openForm('W0007', { props: { data } })
    await press(need(form, '复制菜单项 1'))
    expect(form.prop('data')).toEqual([data[0], data[0], data[1]])
  })

  test('typed text stays with its item, and the item’s name follows', async () => {
    const form = await openForm('W0007')
    const second = await openItem(form, '菜单项 2')
    fireEvent.change(second, { target: { value: '服饰' } })
    expect(form.prop('data', 1, 'title')).toBe('服饰')
    expect(groupOf(form, '菜单项 2')?.textContent).toContain('服饰')
    act(() => void form.editor.undo())
    expect(second.value).toBe('导航名称')
  })

  test('editing an item of a default list writes the whole list', async () => {
    const form = await openForm('W0007', { sparse: true })
    const second = await openItem(form, '菜单项 2')
    fireEvent.change(second, { target: { value: '服饰' } })
    expect((form.prop('data') as { title: string }[]).map(({ title }) => title)).toEqual([
      '导航名称',
      '服饰',
      '导航名称',
      '导航名称',
    ])
    await press(need(form, '复制菜单项 2'))
    expect((form.prop('data') as unknown[]).length).toBe(5)
  })
})

describe('W0012 data as five arrays', () => {
  const styles: [styleType: number, title: string][] = [
    [0, '橱窗一图片'],
    [3, '商品组'],
  ]
  inSoak(() => styles.push([1, '橱窗二图片'], [2, '橱窗三图片'], [4, '优惠券组']))

  test.each(styles)('style %i shows only its own list, and the others are kept', async (styleType, title) => {
    const form = await openForm('W0012', { props: { styleType } })
    const lists = ['橱窗一图片', '橱窗二图片', '橱窗三图片', '商品组', '优惠券组']
    expect(lists.filter((list) => groupOf(form, list))).toEqual([title])
    expect(form.prop('data')).toHaveLength(5)
  })

  test('typing in 主标题 does not render the lists', async () => {
    const form = await openForm('W0012')
    const data = form.prop('data')
    fireEvent.change(form.view.getByLabelText('主标题'), { target: { value: '新' } })
    expect(form.prop('mainTitle')).toBe('新')
    expect(form.prop('data')).toBe(data)
  })

  test('the lists of pictures have a fixed length', async () => {
    const form = await openForm('W0012')
    expect(buttonOf(form, /^(添加|删除|复制)/)).toBeUndefined()
    expect(buttonOf(form, '移动图片链接 2')).toBeDefined()
    expect(buttonOf(form, '移动图片链接 3')).toBeUndefined()
  })
})

describe('tabs of goods', () => {
  test.each(isSoak ? ['W0005', 'W0014', 'W0015', 'W0017'] : ['W0005'])('%s at least 1 tab', async (type) => {
    const form = await openForm(type)
    const length = () => (form.prop('data') as unknown[]).length
    const close = async () => {
      await press(need(form, /^删除/))
    }
    while (length() > 1) await close()
    await close()
    expect(length()).toBe(1)
    expect(await within(document.body).findByText('请至少添加1个商品')).toBeTruthy()
  })

  test('tabs have Chinese names and contain no other controls', async () => {
    const form = await openForm('W0005', { props: { data: [{ text: '甲', data: [] }] } })
    const tablist = form.view.getByRole('tablist')
    expect([...tablist.children].map((child) => child.getAttribute('role'))).toEqual(['tab'])
    for (const button of form.view.getAllByRole('button'))
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toMatch(/[a-z]{3}/i)
  })

  test('the tab visible on the canvas is open, and opening another one shows it there', async () => {
    const shown = new ShownItems()
    const data = ['甲', '乙', '丙'].map((text) => ({ text, data: [] }))
    const form = await openForm('W0005', { props: { data }, shown })
    const opened = () => form.view.getByRole('tab', { selected: true }).textContent
    act(() => shown.show('w', 2))
    expect(opened()).toContain('丙')
    await press(form.view.getByRole('tab', { name: /乙/ }))
    expect(shown.of('w').index).toBe(1)
    await press(need(form, /^后移/))
    expect([opened(), shown.of('w').index]).toEqual([expect.stringContaining('乙'), 2])
  })

  test('the edited entry is shown on the canvas', async () => {
    const shown = new ShownItems()
    const slide = { imgUrl: '', pathData: {} }
    const form = await openForm('W0001', { props: { data: [slide, slide, slide] }, shown })
    fireEvent.focus(need(form, /^移动.* 3$/))
    expect(shown.of('w').index).toBe(2)
  })

  test('opens an added tab', async () => {
    const form = await openForm('W0005', { props: { data: [{ text: '甲', data: [] }] } })
    const opened = () =>
      form.view.container.querySelector('[role="tab"][aria-selected="true"] .pm-set-item-words')?.textContent
    expect(opened()).toBe('甲')
    await press(need(form, /^添加/))
    const added = (form.prop('data') as { text: string }[]).at(-1)?.text
    expect(added).not.toBe('甲')
    expect(opened()).toBe(added)
  })

  test('moving a tab is a command', async () => {
    const form = await openForm('W0005', {
      props: {
        data: [
          { text: '甲', data: [] },
          { text: '乙', data: [] },
        ],
      },
    })
    const names = () => (form.prop('data') as { text: string }[]).map(({ text }) => text)
    await press(need(form, /^后移/))
    expect(names()).toEqual(['乙', '甲'])
    expect(form.editor.status.undoLabel).toMatch(/^移动项/)
    act(() => void form.editor.undo())
    expect(names()).toEqual(['甲', '乙'])
  })
})
