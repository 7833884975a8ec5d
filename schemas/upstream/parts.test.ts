import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '..'
import { REGIONS } from '../page-data'
import { importParts } from './index'

const loaded: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'samples/loaded-designer.json'), 'utf8'),
)

describe('header, body and footer are three documents', () => {
  it('splits the loaded list by comptyle', () => {
    const { parts } = importParts(loaded)
    expect(parts && REGIONS.map((region) => Object.keys(parts[region].widgets))).toEqual([
      ['headpanel1', 'headtext01'],
      ['seedhot001'],
      ['footpanel1', 'footimg001'],
    ])
    expect(parts?.body.page.props).toMatchObject({ themeColor: '#C8102E' })
    expect(parts?.header.page.props).toEqual({ pageWidth: 1190 })
    for (const region of REGIONS) expect(parts && problemsOf(parts[region], { region })).toEqual([])
  })

  it('header and footer get the page width of the body', () => {
    const { parts } = importParts([
      { type: 'W0006', uuid: 'h', comptyle: 'header', width: 1400 },
      { type: 'W0000', pageWidth: '1400', themeColor: '#fff' },
    ])
    expect(parts?.header.page.props).toEqual({ pageWidth: 1400 })
    expect(parts && problemsOf(parts.header, { region: 'header' })).toEqual([])
  })

  it('uuids are unique across the three', () => {
    const { parts, report } = importParts([
      { type: 'W0006', uuid: 'same', comptyle: 'header' },
      { type: 'W0006', uuid: 'same', comptyle: 'footer' },
      { type: 'W0011', uuid: 'same' },
    ])
    expect(Object.keys(parts?.header.widgets ?? {})).toEqual(['same'])
    const uuids = parts ? REGIONS.flatMap((region) => Object.keys(parts[region].widgets)) : []
    expect(new Set(uuids).size).toBe(3)
    expect(report.map(({ kind, type }) => [kind, type])).toEqual([
      ['identity', 'W0011'],
      ['identity', 'W0006'],
    ])
  })

  it('only a panel can become header or footer', () => {
    const { parts } = importParts([{ type: 'W0011', uuid: 'a', comptyle: 'header' }])
    expect(Object.keys(parts?.body.widgets ?? {})).toEqual(['a'])
  })

  it('refuses as importUpstream does', () => {
    expect(importParts({ sections: {}, order: [] })).toMatchObject({
      parts: null,
      report: [{ kind: 'refused' }],
    })
  })
})
