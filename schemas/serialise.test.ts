import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import type { PageJson } from './page'
import { parsePage } from './parse'
import { problemsInText } from './problems'
import {
  bytesOf,
  bytesOfWidget,
  PageTooLarge,
  serialiseForStore,
  serialisePage,
  storedLength,
  storedPage,
} from './serialise'
import { PAGE_BYTES } from './text/limits'

const reread = (text: string) => {
  const { page } = parsePage(text)
  if (!page) throw new Error(`not a page: ${text}`)
  return page
}

describe('canonical bytes', () => {
  test('keys in schema order, unknown ones after them sorted, two-space indent, final newline', () => {
    const page: PageJson = {
      widgets: {
        '9': {
          style: { height: 3, width: 2 },
          zeta: 1,
          props: { b: 1, color: '#fff', a: 2, text: '你好' },
          order: 'a1',
          parent: null,
          v: 1,
          type: 'W0011',
        },
        '10': { alias: '', type: 'W0011', order: 'a2', name: '', v: 1, parent: null, props: {}, style: {} },
        x: {
          type: 'W0011',
          order: 'a0',
          v: 1,
          parent: null,
          props: { data: { title: 't', linkPage: 'href', href: '/' } },
          style: {},
        },
      } as PageJson['widgets'],
      page: { props: {}, v: 1 },
      platform: 'pc',
      formatVersion: 2,
      $schema: './page.schema.json',
    }
    expect(serialisePage(page)).toBe(`{
  "$schema": "./page.schema.json",
  "formatVersion": 2,
  "platform": "pc",
  "page": {
    "v": 1,
    "props": {}
  },
  "widgets": {
    "x": {
      "type": "W0011",
      "v": 1,
      "parent": null,
      "order": "a0",
      "props": {
        "data": {
          "linkPage": "href",
          "href": "/",
          "title": "t"
        }
      },
      "style": {}
    },
    "9": {
      "type": "W0011",
      "v": 1,
      "parent": null,
      "order": "a1",
      "props": {
        "text": "你好",
        "color": "#fff",
        "a": 2,
        "b": 1
      },
      "style": {
        "width": 2,
        "height": 3
      },
      "zeta": 1
    },
    "10": {
      "type": "W0011",
      "v": 1,
      "parent": null,
      "order": "a2",
      "name": "",
      "alias": "",
      "props": {},
      "style": {}
    }
  }
}
`)
  })

  test('parse → serialise of a canonical file is byte-identical, and reads as the same page', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const canonical = serialisePage(page)
        expect(reread(canonical)).toEqual(page)
        expect(serialisePage(reread(canonical))).toBe(canonical)
      }),
      { seed: SEED, numRuns: 300 },
    )
  })

  test('equal pages give equal bytes for any map order', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    }
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        expect(serialisePage(reversed(page) as PageJson)).toBe(serialisePage(page))
      }),
      { seed: SEED },
    )
  })

  test('undefined values are absent', () => {
    expect(serialisePage(pageOf({ a: { alias: undefined } }))).toBe(serialisePage(pageOf({ a: {} })))
  })

  test('lone surrogates stay escaped, so the bytes are UTF-8', () => {
    const page = pageOf({ a: { props: { text: '\uD800' } } })
    expect(serialisePage(page)).toContain(String.raw`"text": "\ud800"`)
    expect(reread(serialisePage(page))).toEqual(page)
  })
})

describe('the stored form', () => {
  test('is the file without its white space, whatever the order of the keys', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const text = storedPage(page)
        // as server/db/migrations/0057_compact_documents.sql has made it of older documents
        const keys = /\n *("(?:[^"\\]|\\.)*"): /g
        expect(text).toBe(serialisePage(page).replace(keys, '$1:').replace(/\n */g, ''))
        expect(storedPage(reread(text))).toBe(text)
        expect(serialisePage(reread(text))).toBe(serialisePage(page))
      }),
      { seed: SEED, numRuns: 300 },
    )
  })

  test('has keys in schema order, unknown ones after them sorted, and texts as JSON writes them', () => {
    const widget = { order: 'a0', type: 'W0011', zeta: 1, v: 1, alpha: [{ b: 1, a: '"' }], parent: null }
    const page = pageOf({ '10': { ...widget, props: {}, style: {} } as never, '9': { order: 'a1' } })
    const text = storedPage(page)
    expect(text).toMatch(/^{"formatVersion":2,"platform":"pc","page":{.*},"widgets":{"10":{.*},"9":{.*}}}$/)
    expect(text).toContain(
      String.raw`"10":{"type":"W0011","v":1,"parent":null,"order":"a0","props":{},"style":{},"alpha":[{"a":"\"","b":1}],"zeta":1}`,
    )
  })

  test('a page without widgets', () => {
    expect(storedPage({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: {} })).toBe(
      '{"formatVersion":2,"platform":"pc","page":{"v":1,"props":{}},"widgets":{}}',
    )
  })

  test('any page gives the same bytes with and without cached widget texts', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const kept = new WeakMap()
        expect(storedPage(page, kept)).toBe(storedPage(page))
        expect(storedPage(page, kept)).toBe(storedPage(page))
      }),
      { seed: SEED },
    )
  })

  test('its length is known without its text', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        expect(storedLength(page, new WeakMap())).toBe(storedPage(page).length)
      }),
      { seed: SEED },
    )
    const empty = { ...pageOf({}), widgets: {} }
    expect(storedLength(empty, new WeakMap())).toBe(storedPage(empty).length)
  })

  test('serialises only replaced widgets again', () => {
    const widget = { type: 'W0011', v: 1, parent: null, props: { text: '一' }, style: {} }
    const first = pageOf({ a: { ...widget, order: 'a0' }, b: { ...widget, order: 'a1' } })
    const kept = new WeakMap([[first.widgets['b'] as object, '"kept"']])
    storedPage(first, kept)
    const edited = { ...widget, order: 'a0', props: { text: '二' } }
    const text = storedPage({ ...first, widgets: { ...first.widgets, a: edited } }, kept)
    expect(text).toContain('"text":"二"')
    expect(text).toContain('"b":"kept"')
  })
})

describe('size of a page', () => {
  const widget = {
    type: 'W0011',
    v: 1,
    parent: null,
    order: 'a0',
    name: '',
    alias: '',
    props: { text: '字"\n' },
    style: {},
  }
  const page = (widgets: PageJson['widgets']): PageJson => ({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets,
  })

  test('the size of a widget includes its key and comma, in bytes', () => {
    const bytes = (...uuids: string[]) =>
      Buffer.byteLength(storedPage(page(Object.fromEntries(uuids.map((uuid) => [uuid, widget])))))
    expect(bytesOfWidget('二', widget)).toBe(bytes('一', '二') - bytes('一'))
  })

  test('bytes of a long text are counted across its parts, with pairs of surrogates and halves of them', () => {
    for (const unit of ['a', 'é', '字', '🍵', 'ab🍵字é', '\ud83c', '\udf75x'])
      for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
        const text = unit.repeat(Math.ceil(length / unit.length)) + '🍵'
        expect(bytesOf(text)).toBe(Buffer.byteLength(text))
      }
  })

  test('refuses a page that is one byte too long', () => {
    const filled = (length: number) => page({ a: { ...widget, props: { text: 'x'.repeat(length) } } })
    const length = PAGE_BYTES - Buffer.byteLength(storedPage(filled(0)))
    expect(Buffer.byteLength(serialiseForStore(filled(length)))).toBe(PAGE_BYTES)
    expect(() => serialiseForStore(filled(length + 1))).toThrow(PageTooLarge)
    // the message of command line and API, of an indented file too
    const said = (more: number) => problemsInText(serialisePage(filled(length + more)))
    const tooLarge = expect.objectContaining({
      severity: 'error',
      type: 'page',
      keyword: 'maxBytes',
      line: 1,
    })
    expect([said(0), said(1)]).toEqual([
      expect.not.arrayContaining([tooLarge]),
      expect.arrayContaining([tooLarge]),
    ])
  })
})
