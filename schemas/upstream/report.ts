import type { ImportNote } from './types'
import { child } from '../pointer'

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

/** The position of a conversion, and its report. */
export interface Context {
  /** Widget type, for the report. */
  type: string
  /** Path in the upstream widget, `*` for indexes. */
  path: string
  report: Reporter
  /** Whether the widget is foreign; our own exports are not reinterpreted. */
  foreign: boolean
  /** Inside a placeholder entry, whose prices are in yuan (rule import-4). */
  yuan: boolean
}

export function inside(at: Context, key: string): Context {
  return { ...at, path: child(at.path, key) }
}

/** Reports a note at this path. */
export function noted(at: Context, finding: Omit<Finding, 'type' | 'path'>): void {
  at.report.add({ type: at.type, path: at.path, ...finding })
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Not set: absent, empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  return !isPresent(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
