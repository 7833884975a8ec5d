import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../check/sources'
import { placeOf, reword, type Rewording } from './files'

const TEXTS = 'storefront/texts/cart.ts'
const texts = `export const texts = {
  settle: '去结算',
  clear: "清空失效商品",
  short: (store: number) => \`最大库存为\${store}件\`,
}
`
const file = (path: string, text: string): SourceFile => ({ path, text })
const settle: Rewording = { from: '去结算', to: '去付款' }
const inCart = (...files: SourceFile[]) => [file(TEXTS, texts), ...files]

/** The new texts of a file with this one text, which is defined there. */
const only = (path: string, text: string, rewording = settle) =>
  reword([file(path, text)], rewording).files[path]

describe('a text is reworded', () => {
  it('where it is defined, with each changed place', () => {
    const { files, changed, left } = reword(inCart(), settle)
    expect(files).toEqual({ [TEXTS]: texts.replace('去结算', '去付款') })
    expect(changed.map(placeOf)).toEqual([`${TEXTS}:2`])
    expect(left).toEqual([])
  })

  it('in tests and documents that quote it as a whole, and nowhere else', () => {
    const test = file(
      'storefront/cart.test.ts',
      "it('去结算 is a button', () => press('去结算'))\nsay('不去结算')\n",
    )
    const [chinese, english] = [
      file('docs/zh/recipes.md', '点「去结算」，就去结算。\n'),
      file('docs/recipes.md', 'Press 去结算, not 不去结算: `reword -- 去结算 去付款`.\n'),
    ]
    const { files, changed } = reword(inCart(test, chinese, english), settle)
    expect(files[test.path]).toBe("it('去结算 is a button', () => press('去付款'))\nsay('不去结算')\n")
    expect(files[chinese.path]).toBe('点「去付款」，就去结算。\n')
    expect(files[english.path]).toBe('Press 去付款, not 不去结算: `reword -- 去结算 去付款`.\n')
    expect(changed.map(placeOf).slice(1)).toEqual([
      'storefront/cart.test.ts:1',
      'docs/zh/recipes.md:1',
      'docs/recipes.md:1',
    ])
  })

  it('as the syntax of its place needs it', () => {
    expect(only('a.tsx', 'const a = <b>\n  去结算\n</b>')).toBe('const a = <b>\n  去付款\n</b>')
    expect(only('a.tsx', 'const a = <b>去结算</b>', { from: '去结算', to: '{去}付款' })).toBe(
      "const a = <b>{'{去}付款'}</b>",
    )
    expect(only('a.tsx', 'const a = <b title="去结算" />')).toBe('const a = <b title="去付款" />')
    expect(only('a.ts', "const a = ['去结算']", { from: '去结算', to: "去'付'款" })).toBe(
      "const a = ['去\\'付\\'款']",
    )
    const values = { from: '最大库存为${store}件', to: '只有${store}件' }
    expect(reword(inCart(), values).files[TEXTS]).toContain('(store: number) => `只有${store}件`')
  })

  it('in schemas where people read it, not where it is saved; also as the key of a table', () => {
    const schema = file(
      'schemas/widgets/W9998.schema.json',
      '{ "title": "文本", "properties": { "text": { "title": "标题", "default": "标题", "enum": ["标题"] } } }',
    )
    const table = file('engine/texts/en.ts', "export const shapes = { 标题: 'Title' }")
    const { files } = reword([schema, table], { from: '标题', to: '大标题' })
    expect(files[schema.path]).toBe(schema.text.replace('"title": "标题"', '"title": "大标题"'))
    expect(files[table.path]).toBe("export const shapes = { '大标题': 'Title' }")
  })

  it('in the named place only, where several define it; quotes are told', () => {
    const other = file('designer/Save.tsx', "export const label = '去结算'\n")
    const test = file('designer/save.test.ts', "press('去结算')\n")
    expect(() => reword(inCart(other, test), settle)).toThrow(
      `--at FILE:LINE:\n  ${TEXTS}:2\n  designer/Save.tsx:1`,
    )
    const { files, left } = reword(inCart(other, test), { ...settle, at: 'designer/Save.tsx:1' })
    expect(Object.keys(files)).toEqual(['designer/Save.tsx'])
    expect(left.map(placeOf)).toEqual(['designer/save.test.ts:1'])
  })
})

describe('a rewording is refused', () => {
  it('where nothing has the text, naming the closest ones', () => {
    expect(() => reword(inCart(), { from: '去结帐', to: '去付款' })).toThrow(
      `close to it:\n  ${TEXTS}:2  去结算`,
    )
    expect(() => reword(inCart(), { from: '最大库存', to: '库存' })).toThrow(
      `${TEXTS}:4  最大库存为\${store}件`,
    )
    expect(() => reword(inCart(), { from: '全然没有的一句', to: '库存' })).toThrow(
      'No text of the interface is "全然没有的一句".',
    )
  })

  it.each<[string, SourceFile]>([
    ['a table', file('a.ts', "const a = {\n  b: '去结算',\n  c: '去付款',\n}\n")],
    ['a list', file('a.ts', "const a = [1,\n '去结算', '去付款']\n")],
    ['labels', file('schemas/a.json', '{\n "x-enum": ["去结算", "去付款"] }')],
    [
      'titles of properties',
      file(
        'schemas/a.json',
        '{ "properties": { "a": {\n "title": "去结算" }, "b": { "title": "去付款" } } }',
      ),
    ],
  ])('where the new one is in the same %s', (_what, source) => {
    expect(() => reword([source], settle)).toThrow(`${source.path}:2: "去付款" is there already`)
  })

  it('where the specification has the text, unless that is meant', () => {
    const pinned = file('docs/storefront-rules.md', 'The button says 去结算.\n')
    expect(() => reword(inCart(pinned), settle)).toThrow(
      'pinned by the specification:\n  docs/storefront-rules.md:1',
    )
    expect(reword(inCart(pinned), { ...settle, anyway: true }).files[pinned.path]).toBe(
      'The button says 去付款.\n',
    )
  })

  it('where it says nothing new, or loses a value', () => {
    expect(() => reword(inCart(), { from: '去结算', to: '去结算' })).toThrow('Expected another text')
    expect(() => reword(inCart(), { from: '最大库存为${store}件', to: '没有了' })).toThrow(
      'Expected the values of',
    )
  })
})
