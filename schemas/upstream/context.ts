/** The position of a conversion, and its report. */
import { child } from '../pointer'
import type { Finding, Reporter } from './report'

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
