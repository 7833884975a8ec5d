import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePage, serialisePage } from '..'
import { importUpstream } from './index'

const samples = path.join(import.meta.dirname, 'samples')
const textOf = (name: string) => readFileSync(path.join(samples, name), 'utf8')
const sampleOf = (name: string): unknown => JSON.parse(textOf(name))

describe('upstream samples', () => {
  it.each(['fresh-company-rows', 'campaign-page', 'header-row'])(
    'imports %s to the expected bytes, without an error',
    (name) => {
      const { page, report } = importUpstream(sampleOf(`${name}.json`))
      expect(page && serialisePage(page)).toBe(textOf(`${name}.expected.json`))
      expect(report.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(parsePage(page).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  it('reports each dropped key once per widget type with its count', () => {
    const { report } = importUpstream(sampleOf('fresh-company-rows.json'))
    const leaf = report.filter(({ path: at }) => at === '/leaf')
    const pageWidth = report.filter(({ path: at, type }) => at === '/pageWidth' && type === 'W0006')
    expect(leaf).toEqual([
      {
        severity: 'info',
        kind: 'dropped',
        type: 'W0011',
        path: '/leaf',
        count: 1,
        message: '丢弃 leaf：不保存',
      },
    ])
    expect(pageWidth).toEqual([
      {
        severity: 'info',
        kind: 'dropped',
        type: 'W0006',
        path: '/pageWidth',
        count: 2,
        message: '丢弃 pageWidth：不保存（共 2 处）',
      },
    ])
    const lines = report.map(({ type, path: at, message }) => `${type} ${at} ${message}`)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('warns of set values that cannot be kept', () => {
    const { report } = importUpstream(sampleOf('campaign-page.json'))
    expect(
      report.filter(({ severity }) => severity === 'warning').map(({ type, path: at }) => type + at),
    ).toEqual(['W0001/data/*/pathData', 'W0001/legacyBanner'])
  })

  it('does not change its input', () => {
    const input = sampleOf('campaign-page.json')
    const before = structuredClone(input)
    importUpstream(input)
    expect(input).toEqual(before)
  })
})

describe('accepted shapes', () => {
  const widget = { type: 'W0011', uuid: 'text', text: '你好' }
  const row = { id: '41', name: '', config: JSON.stringify(widget) }

  it.each([
    ['the bare array', [widget]],
    ['{data: […]}', { data: [widget] }],
    ['{data: {list: […]}}', { data: { list: [widget] } }],
    ['rows with config as text', [row]],
    ['rows with config as an object', [{ ...row, config: widget }]],
    ['rows inside data', { data: [row] }],
    [
      'database rows with params',
      [{ theme_pc_template_content_id: 1, name: '', params: JSON.stringify(widget) }],
    ],
    ['a header or footer row', { name: 'header', params: JSON.stringify([widget]) }],
    ['a header or footer row inside data', { data: { name: 'header', params: JSON.stringify([widget]) } }],
    ['one widget', widget],
  ])('%s', (_name, input) => {
    const { page, report } = importUpstream(input)
    expect(report).toEqual([])
    expect(page).toEqual({
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: {} },
      widgets: {
        text: { type: 'W0011', v: 1, parent: null, order: 'a0', props: { text: '你好' }, style: {} },
      },
    })
  })

  it.each([[[]], [{ data: [] }], [{ name: 'header', params: '[]' }]])('%j is an empty page', (input) => {
    expect(importUpstream(input)).toMatchObject({ page: { widgets: {} }, report: [] })
  })

  it('sorts rows by sort_by', () => {
    const rows = [
      { ...row, config: { type: 'W0011', uuid: 'second' }, sort_by: '2' },
      { ...row, config: { type: 'W0011', uuid: 'first' }, sort_by: '1' },
      { ...row, config: { type: 'W0011', uuid: 'third' }, sort_by: 10 },
    ]
    const { page, report } = importUpstream(rows)
    expect(Object.keys(page?.widgets ?? {})).toEqual(['first', 'second', 'third'])
    expect(report).toEqual([
      expect.objectContaining({ kind: 'order', message: '组件按 sort_by 排序，与行的顺序不同' }),
    ])
    expect(importUpstream([rows[1], rows[0]]).report).toEqual([])
  })

  it('uses the platform of its caller', () => {
    expect(importUpstream([], { platform: 'h5' }).page?.platform).toBe('h5')
  })
})

describe('widgets of an import', () => {
  it('W0000 becomes the page configuration; the first one counts', () => {
    const { page, report } = importUpstream([
      { type: 'W0011', uuid: 'a' },
      { type: 'W0000', uuid: 'p', themeColor: '#111', height: 20, left: 7 },
      { type: 'W0000', uuid: 'q', themeColor: '#222' },
    ])
    expect(page?.page).toEqual({ v: 1, props: { themeColor: '#111' } })
    expect(Object.keys(page?.widgets ?? {})).toEqual(['a'])
    expect(report.map(({ severity, path: at }) => severity + at)).toEqual([
      'warning',
      'info/height',
      'info/left',
    ])
  })

  it('children become entries in order, with their position', () => {
    const panel = {
      type: 'W0006',
      uuid: 'panel',
      childWidgets: [
        { type: 'W0011', uuid: 'b', x: '40', y: 20, leaf: true },
        { type: 'W0011', uuid: 'a', left: 7, top: '9' },
      ],
    }
    const { page } = importUpstream([panel])
    expect(
      Object.entries(page?.widgets ?? {}).map(([uuid, { parent, order, style }]) => [
        uuid,
        parent,
        order,
        style,
      ]),
    ).toEqual([
      ['panel', null, 'a0', {}],
      ['b', 'panel', 'a0', { x: 40, y: 20 }],
      ['a', 'panel', 'a1', { x: 7, y: 9 }],
    ])
  })

  it('keeps unknown types and W0009 unchanged', () => {
    const future = {
      setting: { deep: [null, '1', { a: true }] },
      childWidgets: [{ type: 'W0011', n: '1' }],
      leaf: true,
    }
    const { page, report } = importUpstream([
      { type: 'W0099', uuid: 'f', name: '将来', height: '88', ...future },
      { type: 'W0009', uuid: 'r', anything: '1' },
    ])
    expect(page?.widgets.f).toEqual({
      type: 'W0099',
      v: 1,
      parent: null,
      order: 'a0',
      name: '将来',
      props: future,
      style: { height: '88' },
    })
    expect(page?.widgets.r).toMatchObject({ type: 'W0009', props: { anything: '1' } })
    expect(report.map(({ type, kind }) => type + kind)).toEqual(['W0099kept', 'W0009kept'])
  })

  it('keeps valid uuids and replaces others deterministically', () => {
    const text = { type: 'W0011', text: 'x' }
    const input = [
      { ...text, uuid: 'kept' },
      { ...text, uuid: 'kept' },
      text,
      text,
      { ...text, uuid: 'a b' },
      { ...text, uuid: 12 },
      { ...text, uuid: '__proto__' },
      { ...text, uuid: 'constructor' },
      { ...text, uuid: 'x'.repeat(65) },
    ]
    const { page, report } = importUpstream(input)
    const uuids = Object.keys(page?.widgets ?? {})
    expect(uuids).toHaveLength(9)
    expect(uuids[0]).toBe('kept')
    for (const uuid of uuids.slice(1)) expect(uuid).toMatch(/^[0-9a-z]{10}$/)
    expect(importUpstream(input).page).toEqual(page)
    expect(report.map(({ message }) => message)).toEqual([
      'uuid 重复：kept，换为新的 uuid',
      '没有 uuid，换为新的 uuid（共 2 处）',
      'uuid 应为 1–64 个字母、数字、下划线或连字符，换为新的 uuid（共 5 处）',
    ])
  })

  it('a new uuid is never that of a later widget', () => {
    let calls = 0
    const newUuid = () => ['later', 'fresh'][calls++] ?? 'spare'
    const { page } = importUpstream([{ type: 'W0011' }, { type: 'W0011', uuid: 'later' }], { newUuid })
    expect(Object.keys(page?.widgets ?? {})).toEqual(['fresh', 'later'])
  })

  it('keeps name and alias if they are texts', () => {
    const { page, report } = importUpstream([{ type: 'W0011', uuid: 'a', name: '标题', alias: 5 }])
    expect(page?.widgets.a).toMatchObject({ name: '标题' })
    expect(page?.widgets.a).not.toHaveProperty('alias')
    expect(report).toEqual([
      expect.objectContaining({ severity: 'warning', message: '丢弃 alias：应为文本' }),
    ])
  })

  it('leaves out upstream’s own default if our enum does not have it', () => {
    const { page } = importUpstream([
      { type: 'W0011', uuid: 'a', borderStyle: 'normal' },
      { type: 'W0011', uuid: 'b', borderStyle: 'wavy' },
    ])
    expect(page?.widgets.a?.style).toEqual({})
    expect(page?.widgets.b?.style).toEqual({ borderStyle: 'wavy' })
  })
})
