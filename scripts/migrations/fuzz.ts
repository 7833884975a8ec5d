import fc from 'fast-check'
import type { Schema } from '@schemas/dialect/schema'
import type { JsonObject } from '@schemas/page'
import { valueOf } from '@tests/helpers/arbitrary'

export interface Content {
  props: JsonObject
  style: JsonObject
}

export interface FuzzOptions {
  seed: number
  numRuns: number
}

/** Any content that was valid under a schema. */
function contentUnder({ properties }: Schema): fc.Arbitrary<Content> {
  const { props = {}, style } = properties ?? {}
  return fc
    .tuple(valueOf(props), style ? valueOf(style) : fc.constant({}))
    .map(([ownProps, ownStyle]) => ({ props: ownProps as JsonObject, style: ownStyle as JsonObject }))
}

/**
 * Generates content that was valid under a frozen schema and validates it after its upgrade by the current program.
 * @param validate returns the problem of one content after its upgrade; empty if there is none
 * @returns the smallest failing content with its problem; `null` if none was found
 */
export function fuzzFrozen(
  schema: Schema,
  validate: (content: Content) => string[],
  options: FuzzOptions,
): string | null {
  const property = fc.property(contentUnder(schema), (content) => validate(content).length === 0)
  const run = fc.check(property, options)
  if (!run.failed) return null
  const [content] = run.counterexample ?? []
  const faults = content ? validate(content) : []
  return `${JSON.stringify(content)}: ${faults.join('; ')} (seed ${run.seed}, path ${run.counterexamplePath ?? ''})`
}
