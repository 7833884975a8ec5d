/** Whole texts of source files, schemas and documents, each with what it takes to write another one in its place. */
import { parseTree, type Node as JsonNode } from 'jsonc-parser'
import { positionsOf } from '@schemas/text/positions'
import type { SourceFile } from '../check/sources'
import { textsOfSource, type Found } from './source-texts'

export interface Place extends Required<Found> {
  path: string
  line: number
}

export const placeOf = ({ path, line }: Place) => `${path}:${line}`

/** Every whole text of a file; of a document only where it quotes the wanted one. */
export function placesOf(file: SourceFile, wanted = ''): Place[] {
  const lineAt = positionsOf(file.text)
  const found = file.path.endsWith('.json')
    ? textsOfSchema(parseTree(file.text))
    : file.path.endsWith('.md')
      ? quotesOf(file, wanted)
      : textsOfSource(file)
  return [...found].map((place) => ({
    isKey: false,
    beside: [],
    ...place,
    path: file.path,
    line: lineAt(place.start).line,
  }))
}

/** Keywords whose values are saved or compared, so that they are no wordings. */
const VALUES: ReadonlySet<unknown> = new Set([
  'default',
  'enum',
  'const',
  'examples',
  'pattern',
  '$ref',
  '$id',
])

function* textsOfSchema(node: JsonNode | undefined): Generator<Found> {
  if (node?.type === 'string' && typeof node.value === 'string') {
    const { offset: start, length, value: text } = node
    yield {
      start,
      end: start + length,
      text,
      written: (next) => JSON.stringify(next),
      beside: besideInSchema(node),
    }
  } else if (node?.type === 'property') {
    const [key, value] = node.children ?? []
    if (!VALUES.has(key?.value) || value?.type === 'object') yield* textsOfSchema(value)
  } else for (const child of node?.children ?? []) yield* textsOfSchema(child)
}

/** Other labels of the same list, or other titles of properties of the same object. */
function besideInSchema(node: JsonNode): string[] {
  const { parent } = node
  const others =
    parent?.type === 'array'
      ? parent.children
      : parent?.children?.[0]?.value === 'title' && parent.parent?.parent?.type === 'property'
        ? parent.parent.parent.parent?.children?.map(
            (property) =>
              property.children?.[1]?.children?.find((each) => each.children?.[0]?.value === 'title')
                ?.children?.[1],
          )
        : []
  return (others ?? []).flatMap((each) =>
    each && each !== node && typeof each.value === 'string' ? [each.value] : [],
  )
}

/** Where a document quotes the text: between quotation marks, as code, or as Chinese within English. */
function* quotesOf({ path, text }: SourceFile, wanted: string): Generator<Found> {
  if (wanted === '') return
  const isChinese = /^docs\/zh\/|\.zh-CN\.md$/.test(path)
  const around = isChinese ? ['「」', '“”', '``', '""'] : ['「」', '“”', '``', '""', '']
  const chinese = /[\u3400-\u9fff\d]/
  // an example of a command is no quotation
  const prose = text.replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, (code) => ' '.repeat(code.length))
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length
    const [before, after] = [text[start - 1] ?? '', text[end] ?? '']
    const isQuoted = around.some((marks) =>
      marks === ''
        ? prose.startsWith(wanted, start) && !chinese.test(before) && !chinese.test(after)
        : marks === before + after,
    )
    if (isQuoted) yield { start, end, text: wanted, written: (next) => next }
  }
}
