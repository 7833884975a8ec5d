import { expect, test } from 'vitest'
import { fieldReference } from './field-reference'
import { readSources } from './sources'

const sources = readSources()
const [text = ''] = Object.values(await fieldReference(sources))
const linesOf = (heading: string) =>
  text
    .slice(text.indexOf(`## ${heading}`))
    .split('\n## ', 2)[0]
    ?.split('\n') ?? []

test('every widget of the palette has its purpose and a row for each field', () => {
  const missing = sources.widgets
    .filter(
      ({ id, resolved }) =>
        id.startsWith('widgets/') && resolved['x-ui']?.opaque !== true && resolved['x-nav'],
    )
    .flatMap(({ type, resolved }) => {
      const lines = linesOf(`${resolved.title} ${type}`)
      const fields = Object.values(resolved.properties?.['props']?.properties ?? {})
      const unlisted = fields.filter(
        ({ title, 'x-ui': ui }) =>
          ui?.widget !== 'hidden' && !lines.some((line) => line.startsWith(`| ${title} |`)),
      )
      return [
        ...(resolved.description && lines.includes(resolved.description) ? [] : [`${type} has no purpose`]),
        ...unlisted.map(({ title }) => `${type} ${title}`),
      ]
    })
  expect(missing).toEqual([])
})

test('a row says control, range, default, conditions and every message', () => {
  const carousel = linesOf('轮播图 W0001')
  expect(carousel).toContain(
    '| 轮播图片 | 可排序列表 | 1–5 项 | 3 项 |  | 请至少添加1张轮播图；最多只能添加5张轮播图；确定删除该轮播图？ |',
  )
  expect(carousel).toContain(
    '| 自动播放间隔 | 数字 | ≥ 0 ms | 2000 | “自动播放”为开时显示；手机端可以不同 |  |',
  )
  expect(carousel).toContain('组件样式的默认值：高度 200。')
})
