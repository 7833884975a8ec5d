import { describe, expect, it } from 'vitest'
import { fillPage, insertDefaults, parsePage, serialisePage } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { widgetTypes } from '@tests/helpers/arbitrary'
import { contextFor, drawOnServer, DRAWINGS, filledFor, throwFirst } from '@tests/helpers/draw-page'
import { pageOfSample, samples, shopOfSample } from '@tests/helpers/samples'
import { complaintsOf } from '@tests/helpers/silent-console'
import { serverRegistry } from '@widgets/registry.server'

/** A reserved type is accepted but not drawn, as its schema declares; no other types are exempt. */
const isReserved = (type: string) => resolvedSchemas[type]?.['x-ui']?.['opaque'] === true
/** A section of the storefront's own pages is drawn by the page itself. */
const isSection = (type: string) => catalogue[type]?.fixed === true
const drawnTypes = widgetTypes.filter((type) => !isReserved(type) && !isSection(type))

describe('every widget', () => {
  it('registry and schemas have the same types, and the suite covers all of them', () => {
    const missing = drawnTypes.filter((type) => !serverRegistry.get(type))
    expect(
      missing.map((type) => `${type}: write widgets/${type}/index.ts (npm run new:widget shows one)`),
    ).toEqual([])
    const undeclared = serverRegistry.types().filter((type) => !drawnTypes.includes(type))
    expect(undeclared.map((type) => `${type}: write schemas/widgets/${type}.schema.json`)).toEqual([])
    expect(Object.keys(catalogue)).toEqual(Object.keys(resolvedSchemas))
    expect(widgetTypes.length).toBeGreaterThan(20)
  })

  it('a reserved type has no renderer and no palette entry', () => {
    const reserved = widgetTypes.filter(isReserved)
    expect(reserved.filter((type) => serverRegistry.get(type) || catalogue[type]?.palette)).toEqual([])
    expect(reserved.length).toBeLessThan(widgetTypes.length)
  })

  it.each(drawnTypes)('%s has a sample, the widget as it is inserted', (type) => {
    const file = `widgets/${type}/samples/default.json`
    const sample = samples.find((candidate) => candidate.file === file)
    if (!sample) {
      const command = `npm run validate -- --fix ${file}`
      throw new Error(`${type} has no sample: write a page with the widget to ${file}, then run ${command}`)
    }
    const inserted = Object.values(pageOfSample(sample).widgets).filter((widget) => widget.type === type)
    expect(inserted).toEqual([
      expect.objectContaining({ v: catalogue[type]?.version, ...insertDefaults(type) }),
    ])
  })

  it.each(drawnTypes)('%s contains others exactly where its schema allows children', (type) => {
    const definition = serverRegistry.get(type)
    const isContainer = catalogue[type]?.children !== null
    expect({ type: definition?.type, freeLayout: definition?.freeLayout === true }).toEqual({
      type,
      freeLayout: isContainer,
    })
    // a panel that clips would cut the menus of its children
    expect(isContainer && definition?.overflow !== true).toBe(false)
  })
})

describe.each(samples)('sample $file', (sample) => {
  it('is in the folder of a widget that it contains', () => {
    expect(drawnTypes).toContain(sample.type)
    const types = Object.values(pageOfSample(sample).widgets).map((widget) => widget.type)
    expect(types).toContain(sample.type)
  })

  it('is valid, and canonical byte for byte', () => {
    const { page, problems } = parsePage(sample.text)
    expect(problems).toEqual([])
    expect(page && serialisePage(page)).toBe(sample.text)
  })

  it.each(DRAWINGS)(
    'renders on the server in $mode mode on $viewport with a clean console',
    async ({ mode, viewport }) => {
      const json = pageOfSample(sample)
      const page = filledFor(viewport, json)
      const context = contextFor(page, { mode, viewport, ...shopOfSample(sample, json) })
      let html = ''
      const complaints = await complaintsOf(() => {
        const rendered = drawOnServer(page, context)
        throwFirst(rendered.failures)
        html = rendered.html
      })
      expect(complaints).toEqual([])
      for (const uuid of Object.keys(page.widgets)) expect(html).toContain(`data-widget="${uuid}"`)
    },
  )

  it('has inert links in design mode', () => {
    const json = pageOfSample(sample)
    const page = fillPage(json)
    const { html } = drawOnServer(page, contextFor(page, { mode: 'design', ...shopOfSample(sample, json) }))
    expect(html).not.toMatch(/<a[ >]|\shref=/)
  })
})
