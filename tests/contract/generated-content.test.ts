import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messages } from '@schemas/generated/messages'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { validators } from '@schemas/generated/validators/all'
import { problemsOf } from '@schemas/index'
import { isOwnFinding, messageOf } from '@schemas/messages'
import type { SchemaError } from '@schemas/validate-function'
import { boundaryCases, contentOf, invalidContentOf, pageOf } from '@tests/helpers/arbitrary'

const types = Object.keys(resolvedSchemas)
/** A reserved type accepts any content, so it cannot be broken. */
const closedTypes = types.filter((type) => resolvedSchemas[type]?.['x-ui']?.['opaque'] !== true)
const seed = 20_240_601

function errorsOf(type: string, content: unknown): SchemaError[] {
  validators[type]?.(content)
  return (validators[type]?.errors ?? []).filter(isOwnFinding)
}

const pathOf = ({ instancePath, params }: SchemaError): string => {
  const property = params['missingProperty'] ?? params['additionalProperty']
  return typeof property === 'string' ? `${instancePath}/${property}` : instancePath
}

const contentFor = (type: string, { props, style }: { props: unknown; style: unknown }) =>
  resolvedSchemas[type]?.properties?.['style'] ? { props, style } : { props }

describe('generated content', () => {
  it.each(types)('%s is validated correctly at, inside and outside each limit', (type) => {
    for (const edge of boundaryCases(resolvedSchemas[type] ?? {})) {
      const found = errorsOf(type, edge.content)
        .filter((error) => pathOf(error) === edge.path && error.keyword === edge.keyword)
        .map((error) => (edge.message === null ? null : messageOf(type, error)))
      expect([edge.title, found.includes(edge.message)]).toEqual([edge.title, !edge.valid])
    }
  })

  it('every message of the schemas occurs in some case', () => {
    for (const type of types) {
      const met = new Set(boundaryCases(resolvedSchemas[type] ?? {}).map((edge) => edge.message))
      const missing = Object.values(messages[type] ?? {}).filter((text) => !met.has(text))
      expect([type, missing]).toEqual([type, []])
    }
  })

  it.each(types)('generated content of %s is valid', (type) => {
    fc.assert(
      fc.property(contentOf(type), (content) => {
        expect(errorsOf(type, contentFor(type, content))).toEqual([])
      }),
      { seed, numRuns: 60 },
    )
  })

  it.each(closedTypes)('broken content of %s is reported at its position', (type) => {
    fc.assert(
      fc.property(invalidContentOf(type), ({ content, path, keyword }) => {
        const found = errorsOf(type, contentFor(type, content))
        expect(found.map((error) => [pathOf(error), error.keyword])).toContainEqual([path, keyword])
      }),
      { seed, numRuns: 60 },
    )
  })

  it('generated pages have no problems', () => {
    fc.assert(
      fc.property(pageOf({ maxWidgets: 6 }), (page) => {
        expect(problemsOf(page).filter(({ severity }) => severity === 'error')).toEqual([])
      }),
      { seed, numRuns: 200 },
    )
  })
})
