/**
 * Saved widgets are upgraded by small pure named steps. A chain maps the version a step reads to the step, so `{ 1:
 * renamePointColour }` takes v1 to v2 and the last key + 1 is the current version (rule page-format-10).
 */
import type { JsonObject } from '../page'
import { problemTexts } from '../problem-texts/problem-texts'

/** Input and result of a step, which must not change its input and must accept any JSON in it. */
export interface WidgetContent {
  props: JsonObject
  style: JsonObject
}

export interface VersionedContent extends WidgetContent {
  v: number
}

/** One upgrade, vN → vN+1, named after its effect (`renamePointColour`, never `v2`). */
export type MigrationStep = (content: WidgetContent) => WidgetContent
export type Chain = Readonly<Record<number, MigrationStep>>
/** Chains by widget type. A type without a chain is at version 1. */
export type Chains = Readonly<Record<string, Chain>>

export type Upgrade =
  | { ok: true; widget: VersionedContent; ran: readonly string[] }
  /** `keyword` is the name of the rule, for `Problem.keyword`. */
  | { ok: false; keyword: 'version' | 'migration'; message: string }

/** The version at the end of the chain of `type`, which this program writes. */
export function currentVersion(type: string, chains: Chains): number {
  const from = Object.keys(chainOf(type, chains)).map(Number)
  return Math.max(0, ...from) + 1
}

/**
 * Upgrades one widget's content to the current version of its type. Never throws: an unknown version, a gap in the
 * chain and a failing step are returned as a refusal with expected and actual values.
 */
export function upgradeThrough(type: string, content: VersionedContent, chains: Chains): Upgrade {
  const target = currentVersion(type, chains)
  if (!Number.isInteger(content.v) || content.v < 1) {
    return refuse('version', problemTexts.version(type, target, JSON.stringify(content.v)))
  }
  if (content.v > target) {
    return refuse('version', problemTexts.laterVersion(type, target, content.v))
  }
  const chain = chainOf(type, chains)
  const ran: string[] = []
  let { props, style } = content
  for (let v = content.v; v < target; v += 1) {
    const step = chain[v]
    if (!step) return refuse('migration', problemTexts.missingStep(type, v, target))
    try {
      ;({ props, style } = step({ props, style }))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return refuse('migration', problemTexts.failedStep(type, v, step.name, reason))
    }
    ran.push(step.name)
  }
  return { ok: true, widget: { v: target, props, style }, ran }
}

function chainOf(type: string, chains: Chains): Chain {
  return (Object.hasOwn(chains, type) ? chains[type] : undefined) ?? {}
}

function refuse(keyword: 'version' | 'migration', message: string): Upgrade {
  return { ok: false, keyword, message }
}
