import type { ImportNote } from './types'

/** A note before equal ones are combined. `message` is about one; the count is added. */
export type Finding = Omit<ImportNote, 'count'>

export interface Reporter {
  add(finding: Finding): void
  /** All notes, errors first, then warnings, each in order of first occurrence. */
  notes(): ImportNote[]
}

const RANK: Readonly<Record<ImportNote['severity'], number>> = { error: 0, warning: 1, info: 2 }

/** Collects notes and counts equal ones, so that a key dropped from 500 widgets is one line (rule import-1). */
export function createReporter(): Reporter {
  const counted = new Map<string, ImportNote>()
  return {
    add(finding) {
      const key = [finding.severity, finding.kind, finding.type, finding.path, finding.message].join('\n')
      const known = counted.get(key)
      if (known) {
        known.count += 1
        if (finding.values) known.values = differentOf([...(known.values ?? []), ...finding.values])
      } else counted.set(key, { ...finding, count: 1 })
    },
    notes() {
      return [...counted.values()]
        .toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
        .map((note) =>
          note.count > 1 ? { ...note, message: `${note.message}（共 ${note.count} 处）` } : note,
        )
    },
  }
}

/** The first two different values. */
export const differentOf = (values: readonly string[]): string[] => [...new Set(values)].slice(0, 2)

/** Discards all notes. */
export const silent: Reporter = { add: () => undefined, notes: () => [] }
