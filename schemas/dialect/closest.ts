/** The known word closest to a misspelt one, for "did you mean"; of equally close ones the first, '' of none. */
export function closestOf(typo: string, known: Iterable<string>): string {
  let closest = ''
  let least = Infinity
  for (const word of known) {
    if (Math.abs(word.length - typo.length) >= least && !word.startsWith(typo)) continue
    const changes = distance(typo, word)
    if (changes >= least) continue
    closest = word
    least = changes
  }
  return closest
}

/**
 * The names that a misspelt one may mean, in their order: equally close ones, at most a third of their letters away; more
 * than one where it cannot be told.
 */
export function meantNames(typo: string, known: readonly string[]): string[] {
  const small = typo.toLowerCase()
  const least = distance(small, closestOf(small, known))
  const isClosest = (name: string) =>
    (Math.abs(name.length - typo.length) <= least || name.startsWith(small)) &&
    distance(small, name) === least &&
    least < name.length
  return known.filter((name) => isClosest(name) && distance(typo, name) <= Math.ceil(name.length / 3))
}

/** Levenshtein distance, at most 1.5 to a word that begins with the name: `date` for `datetime`. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  const changes = row[b.length] ?? 0
  return a.length > 2 && b.startsWith(a) ? Math.min(changes, 1.5) : changes
}
