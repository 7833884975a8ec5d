import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePage, serialisePage } from '@schemas'
import type { PageJson } from '@schemas/page'
import { REGIONS } from '@schemas/page-data'
import header from '../../storefront/pages/header.json'
import footer from '../../storefront/pages/footer.json'
import home from '../../storefront/pages/home.json'
import { reparent } from '../commands'
import { createEditor } from '../editor/editor'
import { isRoot, ROOTS } from './doc'
import { joinRegions, rootOf, splitRegions } from './regions'
import { childrenOf } from './children'
import { walk } from './walk'

function read(json: unknown): PageJson {
  const { page } = parsePage(json)
  if (!page) throw new Error('the demo page is none')
  return page
}
const pages = () => ({ header: read(header), body: read(home), footer: read(footer) })

describe('header, body and footer are edited as one document', () => {
  it('splitting gives the same bytes', () => {
    const { doc, frames } = joinRegions(pages())
    const apart = splitRegions(doc, frames)
    const expected = pages()
    for (const region of REGIONS)
      expect(serialisePage(apart[region] ?? expected.body)).toBe(serialisePage(expected[region]))
  })

  it('walks the header first, the footer last', () => {
    const { doc } = joinRegions(pages())
    const order = walk(doc).map((uuid) => rootOf(doc, uuid))
    expect(order).toEqual(
      order.toSorted((a, b) => REGIONS.indexOf(a ?? 'body') - REGIONS.indexOf(b ?? 'body')),
    )
    expect(order).toHaveLength(doc.widgets.size)
  })

  it('a panel moves to another document in one step, and undo brings the same bytes back', () => {
    const { doc, frames } = joinRegions(pages())
    const editor = createEditor(doc)
    const panel = childrenOf(doc, ROOTS.header)[0] ?? ''
    const inside = childrenOf(doc, panel).length
    editor.run(reparent(panel, { parent: null, index: 0 }))
    const moved = splitRegions(editor.doc, frames)
    expect(moved.body.widgets[panel]?.parent).toBeNull()
    expect(Object.values(moved.body.widgets).filter(({ parent }) => parent === panel)).toHaveLength(inside)
    expect(moved.header?.widgets).not.toHaveProperty([panel])
    editor.undo()
    const back = splitRegions(editor.doc, frames)
    expect(back.header && serialisePage(back.header)).toBe(serialisePage(pages().header))
    expect(serialisePage(back.body)).toBe(serialisePage(pages().body))
  })

  it('a uuid that two documents share is renamed in the header', () => {
    const { header: top, body, footer: bottom } = pages()
    const [uuid = '', shared] = Object.entries(body.widgets)[0] ?? []
    if (!shared) throw new Error('the home page is empty')
    const clash = { ...top, widgets: { ...top.widgets, [uuid]: { ...shared, parent: null } } }
    const { doc, frames, renamed } = joinRegions({ header: clash, body, footer: bottom })
    expect([...renamed.values()]).toEqual([uuid])
    const again = joinRegions({ header: clash, body, footer: bottom }).renamed
    expect([...again]).toEqual([...renamed])
    const apart = splitRegions(doc, frames)
    expect(Object.keys(apart.header?.widgets ?? {})).toHaveLength(Object.keys(clash.widgets).length)
    expect(serialisePage(apart.body)).toBe(serialisePage(body))
  })

  it('unreachable widgets stay with their document', () => {
    fc.assert(
      fc.property(fc.constantFrom('header', 'footer', 'body'), (region) => {
        const own = pages()
        const [first] = Object.values(own[region].widgets)
        if (!first) return
        own[region].widgets['stray'] = { ...first, parent: 'missing' }
        const { doc, frames } = joinRegions(own)
        expect(splitRegions(doc, frames)[region]?.widgets).toHaveProperty(['stray'])
        expect(isRoot('missing')).toBe(false)
      }),
      { seed: 3, numRuns: 9 },
    )
  })
})
