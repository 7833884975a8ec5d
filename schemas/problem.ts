import { child, segmentsOf, toPointer, valueAt } from './pointer'
import type { Position } from './text/positions'

/** One problem of a page document; the same object is used by panel, API, command line and importer. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Widget type, or `page` for the document itself. */
  type: string
  /** Widget uuid, or '' for the document itself. */
  uuid: string
  /** JSON pointer: from the widget (`/props/data/0/price`), or from the document when `uuid` is ''. */
  path: string
  /** Ajv keyword, or the name of the rule that found it. */
  keyword: string
  /** The message for the operator. */
  message: string
}

/** A problem with its position in the source text, 1-based, columns in UTF-16 units. */
export interface LocatedProblem extends Problem {
  line: number
  column: number
}

/** The same for problems of one kind at one place. */
export const problemKey = ({ uuid, path, keyword }: Problem): string => `${uuid} ${path} ${keyword}`

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
