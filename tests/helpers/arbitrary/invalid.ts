import fc from 'fast-check'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { Json, JsonObject } from '@schemas/page'
import { edgesOf, type Edge } from './edges'
import { contentOf } from './pages'
import { readAt, writeAt } from './places'

export interface InvalidContent {
  content: { props: JsonObject; style: JsonObject }
  /** Position and reason: a problem with this path and keyword is expected, perhaps among others. */
  path: string
  keyword: string
}

/** Valid content of one widget type, broken at one position. */
export function invalidContentOf(type: string): fc.Arbitrary<InvalidContent> {
  const resolved = resolvedSchemas[type]
  if (!resolved) throw new Error(`No schema for ${type}; known: ${Object.keys(resolvedSchemas).join(', ')}`)
  return fc.tuple(contentOf(type), fc.nat(), fc.nat()).map(([content, place, way]) => {
    const places = breakable(resolved, content)
    const [steps, edges] = places[place % places.length] as [string[], Edge[]]
    const edge = edges[way % edges.length] as Edge
    const pointer = `/${steps.join('/')}`
    return {
      content: writeAt(content, steps, edge.value) as InvalidContent['content'],
      path: edge.property === undefined ? pointer : `${pointer}/${edge.property}`,
      keyword: edge.keyword,
    }
  })
}

/** Every position of the content, with the ways to break it. */
function breakable(resolved: Schema, content: JsonObject): [string[], Edge[]][] {
  const found: [string[], Edge[]][] = []
  walk(resolved, (schema, at) => {
    if (at.role === 'root' || at.conditional || at.role === 'rule') return
    for (const steps of concrete(at.dataPath.slice(1).split('/'), content)) {
      const isContent = steps.length === 1
      const edges = edgesOf(schema, readAt(content, steps)).filter(
        (edge) => !edge.valid && !(isContent && edge.keyword === 'type'),
      )
      if (edges.length > 0) found.push([steps, edges])
    }
  })
  return found
}

/** The positions in this content that match a pattern with `*`. */
function concrete(pattern: string[], content: Json): string[][] {
  let trails: string[][] = [[]]
  for (const step of pattern)
    trails = trails.flatMap((trail) => {
      const at = readAt(content, trail)
      if (step === '*') return Array.isArray(at) ? at.map((_, i) => [...trail, String(i)]) : []
      return readAt(content, [...trail, step]) === undefined ? [] : [[...trail, step]]
    })
  return trails
}
