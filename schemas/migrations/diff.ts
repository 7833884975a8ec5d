/** Effects of a schema change on saved pages. Pure; over resolved schemas of our dialect. */
import type { Schema } from '../dialect/schema'
import { diffKeywords } from './diff-keywords'

export interface SchemaChange {
  /**
   * `widening`: every old value is still valid. `narrowing`: some are not. `renaming`: a narrowing that looks like a
   * renamed property. `default`: pages without the value would read another one (rule page-format-5).
   */
  kind: 'widening' | 'narrowing' | 'renaming' | 'default'
  /** JSON pointer to the affected values, with `*` for every index. */
  path: string
  /** The change in one line for developers. */
  message: string
}

/** All changes that affect saved pages or their readers, in schema order; texts and hints are ignored. */
export function diffSchemas(before: Schema, after: Schema): SchemaChange[] {
  return diff(before, after, '', false)
}

/** @param isCondition inside `then`, where a property adds a limit instead of allowing a value */
function diff(before: Schema, after: Schema, path: string, isCondition: boolean): SchemaChange[] {
  return [
    ...diffKeywords(before, after).map((change) => ({ ...change, path })),
    ...diffProperties(before, after, path, isCondition),
    ...diffItems(before, after, path, isCondition),
    ...diffRules(before.allOf ?? [], after.allOf ?? [], path),
  ]
}

function diffProperties(before: Schema, after: Schema, path: string, isCondition: boolean): SchemaChange[] {
  const old = before.properties ?? {}
  const now = after.properties ?? {}
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name))
  const successors = new Set(added)
  const changes: SchemaChange[] = []
  for (const [name, schema] of Object.entries(old)) {
    const at = `${path}/${name}`
    const current = Object.hasOwn(now, name) ? now[name] : undefined
    if (current) {
      changes.push(...diff(schema, current, at, isCondition))
      continue
    }
    if (isCondition) {
      changes.push({ kind: 'widening', path: at, message: 'its condition is gone' })
      continue
    }
    const successor = [...successors].find((candidate) => isSameShape(schema, now[candidate]))
    if (successor === undefined)
      changes.push({ kind: 'narrowing', path: at, message: 'the property is removed' })
    else {
      successors.delete(successor)
      changes.push({
        kind: 'renaming',
        path: at,
        message: `removed, and "${successor}" has the same shape: renamed?`,
      })
    }
  }
  const kind = isCondition ? 'narrowing' : 'widening'
  const message = isCondition ? 'a condition is added' : 'the property is added'
  return [...changes, ...added.map((name): SchemaChange => ({ kind, path: `${path}/${name}`, message }))]
}

function isSameShape(before: Schema, after: Schema | undefined): boolean {
  return after !== undefined && diffSchemas(before, after).every(({ kind }) => kind === 'default')
}

function diffItems(before: Schema, after: Schema, path: string, isCondition: boolean): SchemaChange[] {
  const { items: old } = before
  const { items: now } = after
  if (!old && !now) return []
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
    return old.flatMap((schema, index) => diff(schema, now[index] ?? {}, `${path}/${index}`, isCondition))
  }
  if (old && now && !Array.isArray(old) && !Array.isArray(now))
    return diff(old, now, `${path}/*`, isCondition)
  if (old && !now) return [{ kind: 'widening', path, message: 'items may be anything' }]
  return [
    {
      kind: 'narrowing',
      path,
      message: `items are now ${Array.isArray(now) ? `a tuple of ${now.length}` : 'all alike'}`,
    },
  ]
}

/** Conditionals are paired by their test; one with another test is a different one. */
function diffRules(before: readonly Schema[], after: readonly Schema[], path: string): SchemaChange[] {
  const old = new Map(before.map((rule) => [testOf(rule), rule]))
  const now = new Map(after.map((rule) => [testOf(rule), rule]))
  const changes: SchemaChange[] = []
  for (const [test, rule] of old) {
    const current = now.get(test)
    if (!current) changes.push({ kind: 'widening', path, message: `the condition on ${test} is gone` })
    else changes.push(...diff(rule.then ?? {}, current.then ?? {}, path, true))
  }
  for (const test of now.keys()) {
    if (!old.has(test)) changes.push({ kind: 'narrowing', path, message: `a condition on ${test} is added` })
  }
  return changes
}

function testOf({ if: test }: Schema): string {
  return JSON.stringify(test?.properties ?? {})
}
