import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../check/sources'
import { reword, type Rewording } from './files'
import { placeOf } from './places'

const TEXTS = 'storefront/texts/cart.ts'
const texts = `export const texts = {
  settle: '去柜台',
  clear: "倒掉隔夜茶",
  short: (store: number) => \`仓里还剩\${store}件\`,
}
`
const file = (path: string, text: string): SourceFile => ({ path, text })
const settle: Rewording = { from: '去柜台', to: '去前台' }
const inCart = (...files: SourceFile[]) => [file(TEXTS, texts), ...files]

/** The new texts of a file with this one text, which is defined there. */
const only = (path: string, text: string, rewording = settle) =>
  reword([file(path, text)], rewording).files[path]

describe('a text is reworded', () => {
  it('where it is defined, with each changed place', () => {
    const { files, changed, left } = reword(inCart(), settle)
    expect(files).toEqual({ [TEXTS]: texts.replace('去柜台', '去前台') })
    expect(changed.map(placeOf)).toEqual([`${TEXTS}:2`])
    expect(left).toEqual([])
  })

  it('in tests and documents that quote it as a whole, and nowhere else', () => {
    const test = file(
      'storefront/cart.test.ts',
      "it('去柜台 is a button', () => press('去柜台'))\nsay('不去柜台')\n",
    )
    const [chinese, english] = [
      file('docs/zh/recipes.md', '点「去柜台」，就去柜台。\n'),
      file('docs/recipes.md', 'Press 去柜台, not 不去柜台: `reword -- 去柜台 去前台`.\n'),
    ]
    const { files, changed } = reword(inCart(test, chinese, english), settle)
    expect(files[test.path]).toBe("it('去柜台 is a button', () => press('去前台'))\nsay('不去柜台')\n")
    expect(files[chinese.path]).toBe('点「去前台」，就去柜台。\n')
    expect(files[english.path]).toBe('Press 去前台, not 不去柜台: `reword -- 去柜台 去前台`.\n')
    expect(changed.map(placeOf).slice(1)).toEqual([
      'storefront/cart.test.ts:1',
      'docs/zh/recipes.md:1',
      'docs/recipes.md:1',
    ])
  })

  it('as the syntax of its place needs it', () => {
    expect(only('a.tsx', 'const a = <b>\n  去柜台\n</b>')).toBe('const a = <b>\n  去前台\n</b>')
    expect(only('a.tsx', 'const a = <b>去柜台</b>', { from: '去柜台', to: '{去}付款' })).toBe(
      "const a = <b>{'{去}付款'}</b>",
    )
    expect(only('a.tsx', 'const a = <b title="去柜台" />')).toBe('const a = <b title="去前台" />')
    expect(only('a.ts', "const a = ['去柜台']", { from: '去柜台', to: "去'付'款" })).toBe(
      "const a = ['去\\'付\\'款']",
    )
    const values = { from: '仓里还剩${store}件', to: '只有${store}件' }
    expect(reword(inCart(), values).files[TEXTS]).toContain('(store: number) => `只有${store}件`')
  })

  it('with the values that tests write in; other mentions are told', () => {
    const test = file(
      'storefront/cart.test.ts',
      "it('says 仓里还剩', () => {\n  said('仓里还剩5件')\n  said(`仓里还剩${line.store}件`)\n  said(/仓里还剩\\d件/)\n  said('仓里还剩5件、别处3件')\n})\n",
    )
    const { files, mentioned } = reword(inCart(test), { from: '仓里还剩${store}件', to: '只有${store}件' })
    expect(files[test.path]).toBe(
      "it('says 仓里还剩', () => {\n  said('只有5件')\n  said(`只有${line.store}件`)\n  said(/仓里还剩\\d件/)\n  said('仓里还剩5件、别处3件')\n})\n",
    )
    expect(mentioned).toEqual([1, 4, 5].map((line) => `storefront/cart.test.ts:${line}`))
  })

  it('in schemas where people read it, not where it is saved; also as the key of a table', () => {
    const schema = file(
      'schemas/widgets/W9998.schema.json',
      '{ "title": "文本", "properties": { "text": { "title": "牌匾", "default": "牌匾", "enum": ["牌匾"] } } }',
    )
    const table = file('engine/texts/en.ts', "export const shapes = { 牌匾: 'Title' }")
    const { files } = reword([schema, table], { from: '牌匾', to: '大牌匾' })
    expect(files[schema.path]).toBe(schema.text.replace('"title": "牌匾"', '"title": "大牌匾"'))
    expect(files[table.path]).toBe("export const shapes = { '大牌匾': 'Title' }")
  })

  it('in the named place only, where several define it; quotes are told', () => {
    const other = file('designer/Save.tsx', "export const label = '去柜台'\n")
    const test = file('designer/save.test.ts', "press('去柜台')\n")
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
    expect(() => reword(inCart(), { from: '去柜面', to: '去前台' })).toThrow(
      `close to it:\n  ${TEXTS}:2  去柜台`,
    )
    expect(() => reword(inCart(), { from: '仓里还', to: '库存' })).toThrow(`${TEXTS}:4  仓里还剩\${store}件`)
    expect(() => reword(inCart(), { from: '全然没有的一句', to: '库存' })).toThrow(
      'No text of the interface is "全然没有的一句".',
    )
  })

  it.each<[string, SourceFile]>([
    ['a table', file('a.ts', "const a = {\n  b: '去柜台',\n  c: '去前台',\n}\n")],
    ['a list', file('a.ts', "const a = [1,\n '去柜台', '去前台']\n")],
    ['labels', file('schemas/a.json', '{\n "x-enum": ["去柜台", "去前台"] }')],
    [
      'titles of properties',
      file(
        'schemas/a.json',
        '{ "properties": { "a": {\n "title": "去柜台" }, "b": { "title": "去前台" } } }',
      ),
    ],
  ])('where the new one is in the same %s', (_what, source) => {
    expect(() => reword([source], settle)).toThrow(`${source.path}:2: "去前台" is there already`)
  })

  it('where the specification has the text, unless that is meant', () => {
    const pinned = file('docs/storefront-rules.md', 'The button says 去柜台.\n')
    expect(() => reword(inCart(pinned), settle)).toThrow(
      'pinned by the specification:\n  docs/storefront-rules.md:1',
    )
    expect(reword(inCart(pinned), { ...settle, anyway: true }).files[pinned.path]).toBe(
      'The button says 去前台.\n',
    )
  })

  it('where it says nothing new, or loses a value', () => {
    expect(() => reword(inCart(), { from: '去柜台', to: '去柜台' })).toThrow('Expected another text')
    expect(() => reword(inCart(), { from: '仓里还剩${store}件', to: '没有了' })).toThrow(
      'Expected the values of',
    )
  })
})
