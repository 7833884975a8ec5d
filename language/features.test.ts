import { describe, expect, test } from 'vitest'
import { fixPage, parsePage, serialisePage } from '@schemas'
import { pageOf } from '@tests/helpers/arbitrary-page'
import type { TextChange } from './around'
import { completionsAt } from './completion'
import { diagnose } from './diagnose'
import { fixesOf } from './fixes'
import { hoverAt } from './hover'
import { foldsOf, outlineOf } from './outline'
import { definitionOf, referencesOf, renameWidget, uuidAt } from './references'

const STYLE = { tabSize: 2, insertSpaces: true, eol: '\n' }

const PAGE = pageOf({
  panel: { type: 'W0006', order: 'a1', alias: '首屏', props: { comptyle: 'body' } },
  text: { type: 'W0011', parent: 'panel', props: { text: '你好' } },
  slides: {
    type: 'W0001',
    order: 'a0',
    props: { data: [{ imgUrl: '/1.webp', pathData: { linkPage: 'anchor', anchor: 'text' } }] },
  },
})
const TEXT = serialisePage(PAGE)

/** The text with a part replaced; `|` is the place that is asked for. */
function at(part: string, replacement: string) {
  expect(TEXT).toContain(part)
  const marked = TEXT.replace(part, replacement)
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  return { text, offset, page: diagnose(text, diagnose(TEXT)).page }
}

const complete = (part: string, replacement: string) => {
  const { text, offset, page } = at(part, replacement)
  return { text, found: completionsAt(page, offset) }
}

const applied = (text: string, changes: readonly TextChange[]) =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, newText }) => now.slice(0, start) + newText + now.slice(end), text)

describe('completion', () => {
  test('offers the missing properties with title and default, in a text that is broken', () => {
    const { text, found } = complete('"text": "你好"', '"text": "你好", "fon|"')
    expect(found.map(({ label }) => label)).not.toContain('text')
    const size = found.find(({ label }) => label === 'fontSize')
    expect(size).toMatchObject({ title: '字号', about: expect.stringContaining('默认 `14`') })
    expect(applied(text, size ? [size] : [])).toContain('"text": "你好", "fontSize": 14\n')
  })

  test('keeps a value that the property has, and puts a comma before the next one', () => {
    const named = complete('"text": "你好"', '"|": "你好"')
    const text = named.found.find(({ label }) => label === 'text')
    expect(applied(named.text, text ? [text] : [])).toBe(TEXT)
    const before = complete('"text": "你好"', '"|" "text": "你好"')
    const colour = before.found.find(({ label }) => label === 'color')
    expect(colour?.newText).toMatch(/^"color": ".*",$/)
    expect(before.found.map(({ label }) => label)).not.toContain('text')
  })

  test.each([
    ['types of widgets', '"type": "W0011"', '"type": "|"', '"W0001"', '轮播图'],
    ['values of a choice', '"text": "你好"', '"textAlign": "|"', '"center"', '中'],
    ['a choice without quotes', '"text": "你好"', '"textAlign": |', '"center"', '中'],
    ['colours of the theme', '"text": "你好"', '"color": "|"', '"theme.primary"', '主题色'],
    ['kinds of links', '"linkPage": "anchor"', '"linkPage": "|"', '"goods"', '商品'],
    ['panels', '"parent": "panel"', '"parent": "|"', '"panel"', '首屏 panel'],
    ['the top level', '"parent": "panel"', '"parent": |', 'null', '顶层'],
    ['widgets to link to', '"anchor": "text"', '"anchor": "|"', '"panel"', '首屏 panel'],
    ['yes and no', '"data": [', '"autoplay": |, "data": [', 'true', '是'],
  ])('offers %s', (_name, part, replacement, label, title) => {
    expect(complete(part, replacement).found).toContainEqual(expect.objectContaining({ label, title }))
  })

  test('offers a panel no panel of itself, and no widget as its panel', () => {
    const { found } = complete('"parent": "panel"', '"parent": "|"')
    expect(found.map(({ label }) => label)).toEqual(['null', '"panel"'])
  })

  test('offers nothing where the schema has nothing', () => {
    expect(complete('"text": "你好"', '"unknown": { "|" }').found).toEqual([])
  })
})

describe('hover', () => {
  const hover = (part: string, replacement: string) => {
    const { page, offset } = at(part, replacement)
    return hoverAt(page, offset)?.about
  }

  test('says title, bounds, choices, default and unit of a property', () => {
    expect(hover('"text": "你好"', '"font|Size": 1')).toBe(
      '**字号** `fontSize`\n\n范围最少 0，单位 px\n\n默认 `14`',
    )
    expect(hover('"text": "你好"', '"textAlign": "le|ft"')).toContain('可选 `"left"` 左、`"center"` 中')
  })

  test('names a widget at its key and at its type', () => {
    expect(hover('"panel": {', '"pa|nel": {')).toBe('**首屏 panel** 自由面板 `W0006`')
    expect(hover('"W0011"', '"W00|11"')).toBe('**文本** `W0011`')
  })

  test('says nothing between properties and of unknown ones', () => {
    expect(hover('"text": "你好"', '|\n"text": "你好"')).toBeUndefined()
    expect(hover('"text": "你好"', '"un|known": 1')).toBeUndefined()
  })
})

describe('corrections', () => {
  const fixes = (text: string) => {
    const diagnosis = diagnose(text)
    return diagnosis.problems.map((problem) => fixesOf(diagnosis, problem, STYLE))
  }
  const corrected = (text: string) => {
    const [[fix] = []] = fixes(text)
    return { title: fix?.title, text: applied(text, fix?.changes ?? []) }
  }

  test.each([
    ['"fontSize": -3', '"fontSize": 0', '改为 0'],
    ['"fontSize": "20"', '"fontSize": 20', '改为 20'],
    ['"textAlign": "middle"', '"textAlign": "left"', '改为 "left"'],
    ['"textAlign": "centre"', '"textAlign": "center"', '改为 "center"'],
  ])('of %s is what the command line writes', (wrong, right, title) => {
    const text = TEXT.replace('"text": "你好"', wrong)
    expect(corrected(text)).toEqual({ title, text: TEXT.replace('"text": "你好"', right) })
    const { page } = parsePage(text)
    expect(page && serialisePage(fixPage(page).page)).toBe(TEXT.replace('"text": "你好"', right))
  })

  test('of a width beyond the page is the width of the page', () => {
    const text = TEXT.replace('"style": {}', '"style": { "width": 5000 }')
    expect(corrected(text).text).toContain('"width": 1190')
  })

  test('of an unknown property renames or removes it', () => {
    const [[rename, remove] = []] = fixes(TEXT.replace('"text": "你好"', '"text": "你好",\n"fontsize": 3'))
    expect(rename).toMatchObject({ title: '改名为 fontSize', changes: [{ newText: '"fontSize"' }] })
    expect(remove?.title).toBe('删除 fontsize')
    const [[clamp] = []] = fixes(TEXT.replace('"text": "你好"', '"text": "你好",\n"fontsize": -3'))
    expect(clamp?.title).toBe('改名为 fontSize: 0')
    const { text } = corrected(TEXT.replace('"text": "你好"', '"text": "你好",\n"nothing": 3'))
    expect(JSON.parse(text)).toEqual(JSON.parse(TEXT))
  })

  test('of a missing property inserts it with its default', () => {
    const text = TEXT.replace(/"platform": "pc",\s*/, '')
    const fixed = corrected(text)
    expect(fixed.title).toBe('补上 platform: "pc"')
    expect(JSON.parse(fixed.text)).toEqual(JSON.parse(TEXT))
  })

  test('are those that agents are offered, also beside the place of the problem', () => {
    const orphan = corrected(TEXT.replace('"parent": "panel"', '"parent": "gone"'))
    expect(orphan).toEqual({ title: '改为 null', text: TEXT.replace('"parent": "panel"', '"parent": null') })
    const colour = corrected(TEXT.replace('"text": "你好"', '"color": "FF0000"'))
    expect(colour.title).toBe('改为 "#FF0000"')
  })

  test('of what only the operator can decide do not exist', () => {
    expect(fixes(TEXT.replace('"slides"', '"a b"'))).toEqual([[]])
    expect(fixes(TEXT.replace('"W0011"', '"W9999"'))).toEqual([[]])
  })
})

describe('uuids', () => {
  const { page } = diagnose(TEXT)
  const textOf = ({ start, end }: { start: number; end: number }) => TEXT.slice(start, end)

  test.each([
    ['its key', '"panel": {', 'panel'],
    ['the panel of a widget', 'panel",\n      "order"', 'panel'],
    ['the target of a link', 'text"\n', 'text'],
  ])('are known at %s', (_name, part, uuid) => {
    expect(uuidAt(page, TEXT.indexOf(part) + 2)).toMatchObject({ uuid })
  })

  test('are no other texts', () => {
    expect(uuidAt(page, TEXT.indexOf('"你好"') + 1)).toBeNull()
    expect(uuidAt(page, TEXT.indexOf('"text": "你好"') + 1)).toBeNull()
  })

  test('lead to the key of their widget, and to all that name it', () => {
    expect(definitionOf(page, 'text')?.start).toBe(TEXT.indexOf('"text": {'))
    expect(definitionOf(page, 'gone')).toBeNull()
    expect(referencesOf(page, 'text').map(textOf)).toEqual(['"text"'])
    expect(referencesOf(page, 'panel').map(textOf)).toEqual(['"panel"'])
  })

  test('are renamed wherever the page names them', () => {
    const renamed = (uuid: string, name: string) => {
      const changes = renameWidget(page, uuid, name)
      return typeof changes === 'string' ? changes : JSON.parse(applied(TEXT, changes))
    }
    const { panel, text, slides } = PAGE.widgets
    expect(renamed('panel', 'top').widgets).toEqual({ top: panel, text: { ...text, parent: 'top' }, slides })
    expect(renamed('text', 'hello').widgets.slides.props.data[0].pathData.anchor).toBe('hello')
    expect(renamed('text', 'panel')).toBe('已有组件 panel')
    expect(renamed('text', 'a b')).toBe('组件编号须为 1 到 64 个字母、数字、_ 或 -')
  })
})

describe('folding', () => {
  const foldsIn = (text: string) =>
    foldsOf(diagnose(text).page)
      .map(({ start, end }) => text.slice(start, end))
      .filter((part) => part.includes('\n'))

  test('is of every widget, and of the objects and lists within and around them', () => {
    const folds = foldsIn(TEXT)
    expect(folds.length).toBe(TEXT.match(/[{[]\n/g)?.length)
    expect(new Set(folds).size).toBe(folds.length)
    for (const part of folds) expect(JSON.parse(part)).toBeTypeOf('object')
    expect(folds.map((part): unknown => JSON.parse(part))).toContainEqual(
      expect.objectContaining({ type: 'W0011', parent: 'panel' }),
    )
  })

  test('of other widgets stays while one is broken', () => {
    const broken = TEXT.replace('"text": "你好"', '"text": "[{",\n{')
    expect(foldsIn(broken).filter((part) => part.includes('"W0001"') && part.endsWith('}'))).not.toEqual([])
  })
})

test('the outline is the tree of widgets in reading order, by what operators call them', () => {
  const [slides, panel, ...others] = outlineOf(diagnose(TEXT).page)
  expect(others).toEqual([])
  expect(slides).toMatchObject({ name: '轮播图', detail: 'W0001 slides', children: [] })
  expect(panel).toMatchObject({
    name: '首屏',
    detail: '自由面板 panel',
    start: TEXT.indexOf('"panel"'),
    children: [{ name: '文本', children: [] }],
  })
})
