import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromJson, merge, toJson } from '@engine/page'
import { serialisePage, type PageJson } from '@schemas'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { runMerge } from './run'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pumian-merge-'))
})
afterAll(() => rm(folder, { recursive: true }))

const file = (name: string) => join(folder, name)
const textOf = (page: PageJson | string) => (typeof page === 'string' ? page : serialisePage(page))

/** Merges as git does: three temporary files and the name of the real one. */
async function mergeFiles(base: PageJson | string, ours: PageJson | string, theirs: PageJson | string) {
  await Promise.all([
    writeFile(file('base'), textOf(base)),
    writeFile(file('ours'), textOf(ours)),
    writeFile(file('theirs'), textOf(theirs)),
  ])
  let stderr = ''
  const sink = { write: (text: string) => void (stderr += text) }
  const args = [file('base'), file('ours'), file('theirs'), 'home.page.json']
  const code = await runMerge(args, { stdout: sink, stderr: sink })
  return { code, stderr, text: await readFile(file('ours'), 'utf8') }
}

const page = (text: string, fontSize = 14, others: Parameters<typeof pageOf>[0] = {}) =>
  pageOf({ title: { props: { text, fontSize } }, ...others })

describe('the merge driver', () => {
  test('writes what the designer makes of both sides, in canonical form', async () => {
    const [base, ours, theirs] = [page('旧'), page('新'), page('旧', 20, { more: { order: 'b00' } })]
    const { doc } = merge(fromJson(base), fromJson(ours), fromJson(theirs))
    expect(await mergeFiles(base, ours, JSON.stringify(theirs))).toEqual({
      code: 0,
      stderr: '',
      text: serialisePage(toJson(doc)),
    })
    expect(serialisePage(toJson(doc))).toContain('"fontSize": 20')
  })

  test('keeps ours where both changed the same, says where in the words of the designer, and exits with 1', async () => {
    const merged = await mergeFiles(page('旧'), page('甲', 20), page('乙'))
    expect(merged).toEqual({
      code: 1,
      stderr:
        'home.page.json:15:17  W0011 title  /props/text  “文本”的“文本”双方都修改了：保留我的 "甲"，对方的是 "乙"\n',
      text: serialisePage(page('甲', 20)),
    })
  })

  test('keeps a widget that one side removed and the other changed', async () => {
    const { code, stderr, text } = await mergeFiles(page('旧'), pageOf({}), page('乙'))
    expect({ code, text }).toEqual({ code: 1, text: serialisePage(page('乙')) })
    expect(stderr).toContain('W0011 title  /  “文本”一方已删除，另一方有修改，已保留')
  })

  test('names settings of the page', async () => {
    const titled = (title: string) => pageOf({}, { title })
    const { stderr } = await mergeFiles(titled('旧'), titled('甲'), titled('乙'))
    expect(stderr).toMatch(
      /^home\.page\.json:7:16 {2}W0000 {2}\/page\/props\/title {2}页面设置的“.+”双方都修改了/,
    )
  })

  test('exits with 1 where both sides together are too much, and says what', async () => {
    const slides = (...names: string[]) => {
      const data = names.map((name) => ({ imgUrl: `/${name}.webp`, pathData: {} }))
      return pageOf({ slides: { type: 'W0001', props: { data } } })
    }
    const [base, ours, theirs] = [slides(...'bcde'), slides(...'abcde'), slides(...'bcdef')]
    const { code, stderr, text } = await mergeFiles(base, ours, theirs)
    expect({ code, text }).toEqual({ code: 1, text: serialisePage(slides(...'abcdef')) })
    expect(stderr).toContain('W0001 slides  /props/data  最多只能添加5张轮播图')
    expect(stderr).toContain('合并后的内容有问题，请检查\n')
  })

  test('takes an empty ancestor for a page without widgets, as where both sides added the file', async () => {
    expect((await mergeFiles('', page('甲'), page('甲'))).code).toBe(0)
    expect((await mergeFiles('', page('甲'), page('乙'))).code).toBe(1)
  })

  test.each([
    ['broken', '{ "a": }', 'JSON 语法错误：此处应为一个值'],
    ['no page', '[]', '上游格式请先用 npm run import 转换'],
    [
      'with a key twice',
      serialisePage(page('乙')).replace('"text"', '"text": "", "text"'),
      '重复的属性名“text”',
    ],
  ])('leaves our file as it was where theirs is %s', async (_name, theirs, message) => {
    const merged = await mergeFiles(page('旧'), page('甲'), theirs)
    expect(merged).toMatchObject({ code: 2, text: serialisePage(page('甲')) })
    expect(merged.stderr).toContain(message)
  })

  test('explains itself, and what is missing', async () => {
    let text = ''
    const sink = { write: (part: string) => void (text += part) }
    expect(await runMerge(['--help'], { stdout: sink, stderr: sink })).toBe(0)
    expect(await runMerge(['a', 'b'], { stdout: sink, stderr: sink })).toBe(2)
    expect(text).toContain('应给出三个文件')
  })
})
