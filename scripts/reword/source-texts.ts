/** Literals, templates and texts of JSX in TypeScript. */
import { parseSync } from 'vite'
import type { SourceFile } from '../check/sources'

/** A whole text. */
export interface Found {
  /** Span of the file that `written` replaces. */
  start: number
  end: number
  text: string
  written(text: string): string
  /** It names the text instead of saying it: the key of a table. */
  isKey?: boolean
  /** Other texts of the same list or table, which this one must differ from. */
  beside?: readonly string[]
}

interface Syntax {
  type: string
  start: number
  end: number
  value?: unknown
  key?: unknown
  name?: unknown
  [part: string]: unknown
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function* textsOfSource({ path, text }: SourceFile): Generator<Found> {
  yield* textsBelow(parseSync(path, text).program, text, [])
}

function* textsBelow(node: unknown, source: string, above: readonly Syntax[]): Generator<Found> {
  if (Array.isArray(node)) for (const each of node) yield* textsBelow(each, source, above)
  if (!isSyntax(node)) return
  const found = textOf(node, source, above)
  if (found) yield found
  for (const part of Object.values(node)) yield* textsBelow(part, source, [node, ...above])
}

function textOf(node: Syntax, source: string, [parent, holder]: readonly Syntax[]): Found | undefined {
  const { start, end, type, value } = node
  const span = { start, end }
  const isKey = parent?.type === 'Property' && parent.key === node
  const beside = () => siblingsOf(parent?.type === 'Property' ? holder : parent, node, source)
  if (type === 'Literal' && typeof value === 'string') {
    const isAttribute = parent?.type === 'JSXAttribute'
    const written = (next: string) =>
      isAttribute && !/["&]/.test(next) ? `"${next}"` : quoted(next, isAttribute)
    return { ...span, text: value, written, isKey, beside: isKey ? [] : beside() }
  }
  if (type === 'TemplateLiteral')
    return {
      ...span,
      text: source.slice(start + 1, end - 1),
      written: (next) => `\`${next}\``,
      beside: beside(),
    }
  if (type === 'Identifier' && isKey && parent?.computed !== true && parent?.shorthand !== true)
    return { ...span, text: String(node.name), written: (next) => quoted(next), isKey }
  if (type !== 'JSXText' || typeof value !== 'string' || value.trim() === '') return undefined
  const shown = source.slice(start, end)
  return {
    start: start + shown.length - shown.trimStart().length,
    end: start + shown.trimEnd().length,
    text: value.trim().replaceAll(/\s*\n\s*/g, ' '),
    written: (next) => (/[{}<>&]/.test(next) ? quoted(next, true) : next),
  }
}

const quoted = (text: string, inBraces = false) => {
  const literal = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  return inBraces ? `{${literal}}` : literal
}

/** Texts that stand directly in the same list or table. */
function siblingsOf(holder: Syntax | undefined, own: Syntax, source: string): string[] {
  const entries = holder?.type === 'ObjectExpression' ? holder.properties : holder?.elements
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const value = isSyntax(entry) && entry.type === 'Property' ? entry.value : entry
    if (!isSyntax(value) || value === own) return []
    if (value.type === 'TemplateLiteral') return [source.slice(value.start + 1, value.end - 1)]
    return typeof value.value === 'string' ? [value.value] : []
  })
}
