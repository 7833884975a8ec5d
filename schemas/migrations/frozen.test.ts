import { describe, expect, it } from 'vitest'
import { fuzzFrozen, type Content } from '@scripts/migrations/fuzz'
import { readFrozen } from '@scripts/migrations/frozen'
import { faultsAfterUpgrade, pageAround } from '@scripts/migrations/upgrade'
import { SEED } from '@tests/helpers/arbitrary-page'
import { watchChains } from '@tests/helpers/watched-chains'
import { createAjv } from '../dialect/ajv'
import type { Schema } from '../dialect/schema'
import { resolvedSchemas } from '../generated/resolved'
import { parsePage, type PageJson } from '..'
import type { Chains } from './chain'
import { fixtureChains, fixtureSchemas } from './fixtures'
import { keepFiveColumns, renamePointColour } from './fixtures/X0001/steps'
import { registered, upgradeWidget, versionOf } from './index'

const frozen = await readFrozen()
const versions = Object.entries(frozen).flatMap(([type, released]) =>
  released.map((version) => ({ type, ...version })),
)

/** Every widget of one type in a page, the page configuration included. */
function contentsOf(page: PageJson, type: string): (Content & { v: number })[] {
  const widgets = Object.values(page.widgets).filter((widget) => widget.type === type)
  const all = type === 'W0000' ? [{ ...page.page, style: {} }] : widgets
  return all.map(({ v, props, style }) => ({ v, props, style: { ...style } }))
}

describe('frozen versions', () => {
  const watched = watchChains(registered)

  it('every widget has its current or its last released version frozen', () => {
    const missing = Object.keys(resolvedSchemas).filter((type) => {
      const newest = frozen[type]?.at(-1)?.version ?? 0
      return newest < versionOf(type) - 1 || newest === 0
    })
    expect(missing).toEqual([])
  })

  it.each(versions)(
    'the sample of $type version $version is still valid',
    ({ type, version, schema, sample }) => {
      const validate = createAjv().compile(schema)
      const old = contentsOf(JSON.parse(sample) as PageJson, type)
      expect(old.length).toBeGreaterThan(0)
      for (const { v, props, style } of old) {
        expect(v).toBe(version)
        const content = schema.properties?.style ? { props, style } : { props }
        expect({ errors: validate(content) ? null : validate.errors }).toEqual({ errors: null })
        expect(upgradeWidget(type, { v, props, style }, watched.chains)).toMatchObject({ ok: true })
      }
      expect(parsePage(sample).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  it.each(versions)(
    'valid content of $type version $version is valid after upgrading',
    ({ type, version, schema }) => {
      const validate = (content: Content) => {
        upgradeWidget(type, { v: version, ...content }, watched.chains)
        return faultsAfterUpgrade(pageAround(type, version, content))
      }
      expect(fuzzFrozen(schema, validate, { seed: SEED, numRuns: 60 })).toBeNull()
    },
  )

  it('these tests run every migration step', () => {
    expect(watched.neverRun()).toEqual([])
  })
})

describe('the test machinery, on a fixture with a rename, a narrowing and a changed default', () => {
  const current = fixtureSchemas[4]
  const ajv = createAjv()
  const isValid = ajv.compile(current)

  /** Problems of old content after these chains. */
  const validatorOf =
    (chains: Chains, v: number) =>
    (content: Content): string[] => {
      const upgrade = upgradeWidget('X0001', { v, ...content }, chains)
      if (!upgrade.ok) return [upgrade.message]
      const { props, style } = upgrade.widget
      return isValid({ props, style })
        ? []
        : (isValid.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
    }

  it('fuzzes every frozen version to a valid current widget and runs every step', () => {
    const watched = watchChains(fixtureChains)
    expect(watched.neverRun()).toEqual([
      'X0001 from 1: renamePointColour',
      'X0001 from 2: clampDelay',
      'X0001 from 3: keepFiveColumns',
    ])
    for (const [version, schema] of Object.entries(fixtureSchemas)) {
      const found = fuzzFrozen(schema, validatorOf(watched.chains, Number(version)), {
        seed: SEED,
        numRuns: 200,
      })
      expect({ version, found }).toEqual({ version, found: null })
    }
    expect(watched.neverRun()).toEqual([])
  })

  it('reports a step that never ran', () => {
    const watched = watchChains(fixtureChains)
    upgradeWidget('X0001', { v: 2, props: {}, style: {} }, watched.chains)
    expect(watched.neverRun()).toEqual(['X0001 from 1: renamePointColour'])
  })

  it('finds a step that forgets to clamp, with the smallest counterexample', () => {
    const forgetful: Chains = { X0001: { 1: renamePointColour, 2: (content) => content, 3: keepFiveColumns } }
    const found = fuzzFrozen(fixtureSchemas[2], validatorOf(forgetful, 2), { seed: SEED, numRuns: 200 })
    expect(found).toMatch(/"delay":\d+.*: \/props\/delay (?:minimum|maximum) \(seed \d+, path /)
  })

  it('finds a step that forgets the rename', () => {
    const forgetful: Chains = { X0001: { ...fixtureChains.X0001, 1: (content) => content } }
    const found = fuzzFrozen(fixtureSchemas[1], validatorOf(forgetful, 1), { seed: SEED, numRuns: 200 })
    expect(found).toContain('/props additionalProperties')
  })

  it('content that relied on an old default keeps it', () => {
    const upgrade = upgradeWidget('X0001', { v: 3, props: {}, style: {} }, fixtureChains)
    expect(upgrade).toMatchObject({ ok: true, widget: { props: { columns: 5 } } })
    const property: Schema | undefined = current.properties?.props?.properties?.columns
    expect(property?.default).toBe(4)
  })
})
