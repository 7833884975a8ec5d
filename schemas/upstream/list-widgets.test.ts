import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importUpstream } from './index'

const sampleOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8'))

const EXPECTED =
  '应为上游电脑端页面：组件数组 [{"type":"W0001",…}]、{"data":[…]}、getTemplateContent 的 [{id,name,config}] 或 getHeaderOrFooter 的 {params}'

describe('refuses other generations by name', () => {
  const MOBILE = '移动端（h5 / 小程序）页面（{name,base,config,data} 区块），不支持'
  const section = { name: 'slider', base: { title: '轮播' }, config: { dot: true }, data: [] }

  it.each([
    ['the mobile page', sampleOf('mobile-page.json'), MOBILE],
    ['the answer of pagestemplate/detail', { config: [section], tab_bar: {} }, MOBILE],
    ['a bare list of sections', [section], MOBILE],
    ['a row of pages_template', { template_content: '{"content":[]}' }, MOBILE],
    ['the DSL', sampleOf('new-dsl.json'), '新版电脑端 DSL（sections + order），不支持'],
    ['the DSL inside data', { data: sampleOf('new-dsl.json') }, '新版电脑端 DSL（sections + order），不支持'],
    [
      'page-format a page document',
      { formatVersion: 2, platform: 'pc', page: {}, widgets: {} },
      '本程序的页面文档，无需导入',
    ],
    ['another object', { a: 1, b: 2 }, '对象（属性 a、b）'],
    ['an empty object', {}, '对象（属性 无）'],
    ['a text', 'W0001', '文本 "W0001"'],
    ['null', null, 'null'],
    ['a number', 5, '5'],
  ])('%s', (_name, input, found) => {
    expect(importUpstream(input)).toEqual({
      page: null,
      report: [
        {
          severity: 'error',
          kind: 'refused',
          type: 'page',
          path: '',
          count: 1,
          message: `${EXPECTED}；实际为${found}`,
        },
      ],
    })
  })
})

describe('bad data never throws', () => {
  const good = { type: 'W0011', uuid: 'good' }

  it.each<[string, unknown, string, string]>([
    ['a row with broken JSON', { id: 1, config: '{"type":' }, '/0/config', 'JSON 语法错误'],
    ['a row with a byte-order mark', { id: 1, config: '\uFEFF{}' }, '/0/config', 'BOM'],
    ['a row of a number', { id: 1, config: 5 }, '/0/config', '应为组件对象 {"type":…}，实际为5'],
    [
      'a row with prototype keys',
      { id: 1, config: '{"type":"W0011","__proto__":{}}' },
      '/0/config',
      '__proto__',
    ],
    ['something without a type', { foo: 1 }, '/0', '组件缺少 type，实际为对象（属性 foo）'],
    ['a text', 'W0001', '/0', '应为组件对象，实际为文本 "W0001"'],
    ['null', null, '/0', '应为组件对象，实际为null'],
  ])('reports %s and keeps the rest', (_name, bad, at, message) => {
    const { page, report } = importUpstream([bad, good])
    expect(Object.keys(page?.widgets ?? {})).toEqual(['good'])
    expect(report).toEqual([
      expect.objectContaining({
        severity: 'error',
        kind: 'unreadable',
        path: at,
        message: expect.stringContaining(message),
      }),
    ])
  })

  it('reports a child that is not a widget and keeps its siblings', () => {
    const { page, report } = importUpstream([{ type: 'W0006', uuid: 'p', childWidgets: [null, good] }])
    expect(Object.keys(page?.widgets ?? {})).toEqual(['p', 'good'])
    expect(report[0]).toMatchObject({ severity: 'error', type: 'W0006', path: '/childWidgets/0' })
  })

  it('refuses prototype keys, deep nesting and values that are not JSON', () => {
    let deep: unknown = []
    for (let level = 0; level < 10_000; level += 1) deep = [deep]
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    const polluting: unknown = JSON.parse('[{"type":"W0011","__proto__":{"polluted":true}}]')
    for (const [input, message] of [
      [deep, '嵌套超过'],
      [cyclic, '嵌套超过'],
      [polluting, '不允许的属性名“__proto__”'],
      [[{ type: 'W0011', when: new Date(0) }], 'Date 对象不是 JSON 值'],
    ] as const) {
      const { page, report } = importUpstream(input)
      expect(page).toBeNull()
      expect(report).toEqual([
        expect.objectContaining({ kind: 'refused', message: expect.stringContaining(message) }),
      ])
    }
    expect({}).not.toHaveProperty('polluted')
  })
})
