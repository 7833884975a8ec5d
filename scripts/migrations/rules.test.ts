import { describe, expect, it } from 'vitest'
import type { Schema } from '@schemas/dialect/schema'
import { fixtureChains, fixtureSchemas } from '@schemas/migrations/fixtures'
import type { FrozenVersion } from './frozen'
import { migrationFindings, type MigrationState } from './rules'

const frozenAt = (...versions: (1 | 2 | 3 | 4)[]): FrozenVersion[] =>
  versions.map((version) => ({ version, schema: fixtureSchemas[version], sample: '' }))

/** A valid set of schemas at version 4, changed by each test. */
function findingsOf(change: Partial<MigrationState>): string[] {
  const sound: MigrationState = {
    current: { X0001: fixtureSchemas[4] },
    frozen: { X0001: frozenAt(1, 2, 3, 4) },
    chains: fixtureChains,
    stepFolders: ['X0001'],
  }
  return migrationFindings({ ...sound, ...change })
}

/** The first version with changed props. */
function changed(properties: Record<string, Schema>, version = 1): Schema {
  const { props, style } = fixtureSchemas[1].properties ?? {}
  return {
    ...fixtureSchemas[1],
    'x-version': version,
    properties: {
      props: { ...props, properties: { ...props?.properties, ...properties } },
      ...(style && { style }),
    },
  }
}

describe('npm run check', () => {
  it('a valid chain passes, released or with its last version not frozen yet', () => {
    expect(findingsOf({})).toEqual([])
    expect(findingsOf({ frozen: { X0001: frozenAt(1, 2, 3) } })).toEqual([])
  })

  it('narrowing without a raised version and a step is refused, with what to do', () => {
    const current = { X0001: changed({ delay: { type: 'integer', minimum: 500, default: 2000 } }) }
    expect(findingsOf({ current, frozen: { X0001: frozenAt(1) }, chains: {}, stepFolders: [] })).toEqual([
      'X0001/props/delay: minimum 0 → 500 (narrowing) under the frozen version 1; raise x-version to 2 and add a step ' +
        'from 1 to `steps` in schemas/migrations/X0001/steps.ts',
    ])
  })

  it('narrowing with a raised version still needs a step', () => {
    const current = { X0001: changed({ delay: { type: 'integer', minimum: 500, default: 2000 } }, 2) }
    expect(findingsOf({ current, frozen: { X0001: frozenAt(1) }, chains: {}, stepFolders: [] })).toEqual([
      'X0001 is at version 2 but has no step from 1; add a step from 1 to `steps` in ' +
        'schemas/migrations/X0001/steps.ts',
    ])
  })

  it('a changed default and a rename are refused, each with its advice', () => {
    const { pointColor, columns, ...others } = fixtureSchemas[1].properties?.props?.properties ?? {}
    const { props } = fixtureSchemas[1].properties ?? {}
    const properties = { ...others, pointColour: pointColor ?? {}, columns: { ...columns, default: 4 } }
    const current = {
      X0001: {
        ...fixtureSchemas[1],
        properties: { ...fixtureSchemas[1].properties, props: { ...props, properties } },
      },
    }
    const findings = findingsOf({ current, frozen: { X0001: frozenAt(1) }, chains: {}, stepFolders: [] })
    expect(findings).toEqual([
      expect.stringMatching(/^X0001\/props\/pointColor: removed, and "pointColour" .*that moves the value$/),
      expect.stringMatching(
        /^X0001\/props\/columns: default 5 → 4 .*that writes the old default where the value is missing$/,
      ),
    ])
  })

  it('widening under the same version is allowed', () => {
    const current = { X0001: changed({ shadow: { type: 'boolean', default: false } }) }
    expect(findingsOf({ current, frozen: { X0001: frozenAt(1) }, chains: {}, stepFolders: [] })).toEqual([])
  })

  it.each<[string, Partial<MigrationState>, string]>([
    [
      'a widget that was never frozen',
      { frozen: {} },
      'X0001 has no frozen version 4; run: npm run freeze -- X0001',
    ],
    [
      'a lost frozen version',
      { frozen: { X0001: frozenAt(1, 3, 4) } },
      'schemas/frozen/X0001 lacks version 2',
    ],
    [
      'a version that fell',
      { current: { X0001: fixtureSchemas[3] } },
      'X0001 is at version 3, but 4 is frozen',
    ],
    [
      'a version that jumped',
      { frozen: { X0001: frozenAt(1, 2) } },
      'X0001 went from frozen version 2 to 4; raise x-version to 3',
    ],
    [
      'a step beyond the version',
      { current: { X0001: fixtureSchemas[3] }, frozen: { X0001: frozenAt(1, 2, 3) } },
      'raise its x-version to 4',
    ],
    [
      'a widget that vanished',
      { current: {}, chains: {}, stepFolders: [] },
      'X0001 has no schema: saved pages still hold it',
    ],
    ['a folder without steps', { chains: {} }, 'schemas/migrations/X0001 has no steps that are used'],
    [
      'steps for no widget',
      { chains: { ...fixtureChains, X0002: {} } },
      'schemas/migrations/X0002 has steps, but X0002 has no schema',
    ],
  ])('%s is refused', (_name, change, message) => {
    expect(findingsOf(change)).toContainEqual(expect.stringContaining(message))
  })

  it.each(['v2', 'step', '', 'up'])('a step called "%s" is refused', (name) => {
    const step = Object.defineProperty(
      fixtureChains.X0001?.[1]?.bind(null) ?? (() => ({ props: {}, style: {} })),
      'name',
      {
        value: name,
      },
    )
    expect(findingsOf({ chains: { X0001: { ...fixtureChains.X0001, 1: step } } })).toEqual([
      `X0001: the step from 1 is called "${name}"; name it for what it does, like renamePointColour`,
    ])
  })
})
