import type { LocatedProblem, Problem } from './problem'
import { child, segmentsOf, toPointer, valueAt } from './pointer'
import type { Position } from './text/positions'

/** An error of the document itself; with a position if only the text has it (broken JSON, duplicate keys). */
export function documentProblem(path: string, keyword: string, message: string): Problem
export function documentProblem(path: string, keyword: string, message: string, at: Position): LocatedProblem
export function documentProblem(path: string, keyword: string, message: string, at?: Position): Problem {
  return { severity: 'error', ...ownerOf(path), keyword, message, ...at }
}

/** The owner of a problem at a path of the document: a widget (`uuid`, path from the widget) or the document. */
export function ownerOf(
  pointer: string,
  widgetType?: (uuid: string) => string | undefined,
): Pick<Problem, 'type' | 'uuid' | 'path'> {
  const [field, uuid, ...rest] = segmentsOf(pointer)
  if (field !== 'widgets' || uuid === undefined) return { type: 'page', uuid: '', path: pointer }
  return { type: widgetType?.(uuid) ?? 'page', uuid, path: toPointer(rest) }
}

/** The type of a widget in a document of any shape. */
export function typeOfWidget(document: unknown, uuid: string): string | undefined {
  const widget = valueAt(document, child('/widgets', uuid))
  const type = valueAt(widget, '/type')
  return typeof type === 'string' ? type : undefined
}
