import type { Json } from '@schemas/page'

/** The texts in a value with their keys: those of its own before those inside of it. */
export function* leavesOf(root: Json): Generator<[key: string, text: string]> {
  let level: Json[] = [root]
  while (level.length > 0) {
    const next: Json[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'object') next.push(inner)
        else if (typeof inner === 'string') yield [key, inner]
      }
    }
    level = next
  }
}
