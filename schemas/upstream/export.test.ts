import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { pageOf, widgetTypes } from '@tests/helpers/arbitrary'
import { arbitraryPage, pageOf as pageAround, SEED } from '@tests/helpers/arbitrary-page'
import { parsePage, serialisePage, type PageJson } from '..'
import { fillSetting } from '../site-settings'
import { resolvedSchemas } from '../generated/resolved'
import { exportUpstream, importUpstream, toHeaderOrFooterRow, toTemplateContent } from './index'
import { MARK } from './mark'
import { ENVELOPE_KEYS } from './content'

/** The bytes of a page after export and import, with the import's report. */
function roundTrip(page: PageJson): { bytes: string; report: unknown[] } {
  const { page: back, report } = importUpstream(JSON.parse(JSON.stringify(exportUpstream(page))))
  return { bytes: back ? serialisePage(back) : '', report }
}

describe('export is the inverse of import', () => {
  it('import(export(page)) is the page, byte for byte, for all valid pages', () => {
    const property = fc.property(pageOf({ maxWidgets: 10 }), (page) => {
      expect(roundTrip(page)).toEqual({ bytes: serialisePage(page), report: [] })
    })
    fc.assert(property, { seed: SEED, numRuns: 300 })
  })

  it('valid content never needs a verbatim copy in the mark', () => {
    // The reserved W0009 does not declare which keys are style.
    const types = widgetTypes.filter((type) => type !== 'W0009')
    const property = fc.property(pageOf({ maxWidgets: 10, types }), (page) => {
      expect(JSON.stringify(exportUpstream(page))).not.toContain('"exact":')
    })
    fc.assert(property, { seed: SEED, numRuns: 100 })
  })

  it('keeps everything of an invalid page, unknown properties and types included', () => {
    const contents = ({ page, widgets }: PageJson) => ({
      page,
      widgets: Object.fromEntries(
        Object.entries(widgets).map(([uuid, { parent: _parent, order: _order, ...rest }]) => [uuid, rest]),
      ),
    })
    const property = fc.property(arbitraryPage, (page) => {
      const { page: back } = importUpstream(exportUpstream(page))
      expect(back && contents(back)).toEqual(contents(page))
    })
    fc.assert(property, { seed: SEED, numRuns: 300 })
  })

  it.each(['fresh-company-rows', 'campaign-page', 'header-row'])('brings %s back', (name) => {
    const text = readFileSync(path.join(import.meta.dirname, 'samples', `${name}.expected.json`), 'utf8')
    const { page } = parsePage(text)
    expect(page && roundTrip(page).bytes).toBe(text)
  })

  it('gives colours that follow the theme as they are now, and takes them back unless they were changed', () => {
    const props = {
      wgtTextColor: 'theme.primary',
      data: [{ title: '新', wgtHotKeywordTextColor: 'theme.price' }],
    }
    const search = { type: 'W0008', props, style: { backgroundColor: 'theme.primary' } }
    const following = pageAround({ search }, { followTheme: true })
    const theme = fillSetting('theme', { primaryColor: '#1f6b4a', priceColor: '#b00020' })
    const [, widget] = exportUpstream(following, { theme })
    expect(widget).toMatchObject({
      wgtTextColor: '#1f6b4a',
      data: [{ wgtHotKeywordTextColor: '#b00020' }],
      backgroundColor: '#1f6b4a',
    })
    const edited = exportUpstream(following, { theme }).map((each) =>
      each.type === 'W0008' ? { ...each, backgroundColor: '#000000' } : each,
    )
    const [back] = Object.values(importUpstream(edited).page?.widgets ?? {})
    expect([back?.props, back?.style]).toEqual([props, { backgroundColor: '#000000' }])
  })

  it('restores every widget sample', () => {
    const widgets = path.join(import.meta.dirname, '../../widgets')
    const files = globSync('*/samples/*.json', { cwd: widgets })
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const text = readFileSync(path.join(widgets, file), 'utf8')
      const { page } = parsePage(text)
      expect({ file, bytes: page && roundTrip(page).bytes }).toEqual({ file, bytes: text })
    }
  })

  it('keeps platform, $schema, names and versions of unknown types', () => {
    const page: PageJson = {
      $schema: '../page.schema.json',
      formatVersion: 2,
      platform: 'h5',
      page: { v: 1, props: {} },
      widgets: {
        W0000: {
          type: 'future-thing',
          v: 7,
          parent: null,
          order: 'a0V',
          name: 'n',
          alias: '',
          props: { type: 'x', leaf: 1, childWidgets: [], width: 1, [MARK]: 2 },
          style: { height: 3 },
        },
        child: { type: 'W0011', v: 1, parent: 'W0000', order: 'Zz', props: {}, style: {} },
        leaf: { type: 'future-thing', v: 7, parent: 'W0000', order: 'a0', props: { leaf: false }, style: {} },
      },
    }
    expect(roundTrip(page)).toEqual({ bytes: serialisePage(page), report: [] })
  })

  it('order keys stay while the array agrees with them and are renewed if a widget was moved', () => {
    const page = pageAround({ a: { order: 'a0' }, b: { order: 'a0V' }, c: { order: 'a2' } })
    const [config, a, b, c] = exportUpstream(page)
    const orders = (widgets: unknown[]) =>
      Object.entries(importUpstream(widgets).page?.widgets ?? {}).map(([uuid, { order }]) => uuid + order)
    expect(orders([config, a, c])).toEqual(['aa0', 'ca2'])
    expect(orders([config, c, a, b])).toEqual(['ca0', 'aa1', 'ba2'])
    expect(orders([config, a, { type: 'W0011', uuid: 'new' }, b])).toEqual(['aa0', 'newa1', 'ba2'])
  })

  it('changes by upstream in an export are imported', () => {
    const [config, text = { type: '' }] = exportUpstream(pageAround({ a: { props: { text: '旧' } } }))
    const { page } = importUpstream([config, { ...text, text: '新', fontSize: '20', height: 30 }])
    expect(page?.widgets.a).toMatchObject({ props: { text: '新', fontSize: 20 }, style: { height: 30 } })
  })

  it('no schema property has the name of a key of the upstream envelope', () => {
    for (const [type, schema] of Object.entries(resolvedSchemas)) {
      const { props, style } = schema.properties ?? {}
      const keys = [...Object.keys(props?.properties ?? {}), ...Object.keys(style?.properties ?? {})]
      expect({ type, doubled: keys.filter((key, at) => keys.indexOf(key) !== at) }).toEqual({
        type,
        doubled: [],
      })
      expect({ type, taken: keys.filter((key) => ENVELOPE_KEYS.has(key)) }).toEqual({ type, taken: [] })
    }
  })
})

describe('the form that upstream reads', () => {
  const page = pageAround(
    {
      text: { type: 'W0011', parent: 'panel', order: 'a0', props: { text: '欢迎' }, style: { x: 40, y: 20 } },
      panel: { type: 'W0006', order: 'a1', props: { comptyle: 'header' }, style: { width: 1000 } },
      first: { type: 'W0016', order: 'a0', props: { data: [{ imgUrl: '/1.png' }, { imgUrl: '/2.png' }] } },
    },
    { themeColor: '#111111' },
  )

  it('W0000 first, flat settings, missing keys filled with defaults, children nested as leaves', () => {
    const [config, first, panel, ...others] = exportUpstream(page, { marks: false })
    expect(config).toMatchObject({ type: 'W0000', themeColor: '#111111', pageWidth: 1190 })
    expect(panel).toMatchObject({
      type: 'W0006',
      uuid: 'panel',
      comptyle: 'header',
      zindex: 1000,
      width: 1000,
      marginLeft: 'auto',
    })
    expect(panel?.childWidgets).toEqual([
      expect.objectContaining({
        type: 'W0011',
        uuid: 'text',
        leaf: true,
        text: '欢迎',
        fontSize: 14,
        x: 40,
        y: 20,
      }),
    ])
    expect(first).toMatchObject({ data: [[{ imgUrl: '/1.png' }, { imgUrl: '/2.png' }]] })
    expect(first).not.toHaveProperty('leaf')
    expect(others).toEqual([])
  })

  it('plain answers have no mark and are read back filled', () => {
    const plain = exportUpstream(page, { marks: false })
    expect(JSON.stringify(plain)).not.toContain(MARK)
    const { page: back } = importUpstream(plain)
    expect(back?.widgets.text?.props).toMatchObject({ text: '欢迎', fontSize: 14, textAlign: 'left' })
  })

  it('exports widgets without a parent, and circles, at the top level', () => {
    const lost = pageAround({
      orphan: { parent: 'gone' },
      a: { type: 'W0006', parent: 'b' },
      b: { type: 'W0006', parent: 'a' },
    })
    const uuids = Object.keys(importUpstream(exportUpstream(lost)).page?.widgets ?? {})
    expect(uuids.toSorted()).toEqual(['a', 'b', 'orphan'])
  })

  it('getTemplateContent returns rows of one widget each', () => {
    const rows = toTemplateContent(page, (uuid, index) => `${index}-${uuid}`)
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      ['0-W0000', ''],
      ['1-first', ''],
      ['2-panel', ''],
    ])
    expect(JSON.parse(rows[1]?.config ?? '')).toMatchObject({ type: 'W0016', uuid: 'first' })
    const back = importUpstream(rows).page
    expect(back && serialisePage(back)).toBe(serialisePage(page))
    expect(toTemplateContent(page).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('getHeaderOrFooter returns one row without W0000', () => {
    const meta = {
      theme_pc_template_content_id: 7,
      company_id: 1,
      name: 'header',
      created: 5,
      updated: 6,
    } as const
    const row = toHeaderOrFooterRow(page, meta)
    expect(row).toEqual({ ...meta, theme_pc_template_id: 0, params: expect.any(String) })
    expect(JSON.parse(row.params)).toEqual([
      expect.objectContaining({ uuid: 'first' }),
      expect.objectContaining({ uuid: 'panel' }),
    ])
    expect(importUpstream(row).page?.widgets).toEqual(importUpstream(exportUpstream(page)).page?.widgets)
  })
})
