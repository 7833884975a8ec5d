/** Where a conversion stands, and how it tells what it did. */
import { child } from '../pointer'
import type { Finding, Reporter } from './report'

export interface Context {
  /** Widget type, for the report. */
  type: string
  /** Pattern of the place in the upstream widget, `*` for indexes. */
  path: string
  report: Reporter
  /** Whether the widget comes from elsewhere; one of our own exports is not reinterpreted. */
  foreign: boolean
  /** Inside a placeholder entry, whose prices are yuan (rule import-4). */
  yuan: boolean
}

export function inside(at: Context, key: string): Context {
  return { ...at, path: child(at.path, key) }
}

/** Reports a finding at this place. */
export function noted(at: Context, finding: Omit<Finding, 'type' | 'path'>): void {
  at.report.add({ type: at.type, path: at.path, ...finding })
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Nothing anybody has set: absent, empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  return !isPresent(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
