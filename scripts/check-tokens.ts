/**
 * Fails on colours, font sizes and radii in the shop's and the widgets' styles that are no token of
 * `engine/render/tokens.css`, and on variables that nothing declares. Values of operators come as inline styles.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles, type SourceFile } from './check/sources'

const TOKENS = 'engine/render/tokens.css'
const FLOORS = ['engine', 'widgets', 'storefront']
/** Styles of operators' tools in these floors have antd's tokens. */
const IS_JUDGED = /^(?:widgets|storefront)\//

const DECLARATION = /(?<![\w-])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow)(?![\w-])/i
/** Only the alpha of a mask counts, not its colour. */
const MASK = /^(?:-webkit-)?mask/
const RADIUS = /^border-(?:[\w-]+-)?radius$/
const OWN_RADIUS = /^(?:var\(--radius-[\w-]+\)|0|50%|100%|inherit)$/

/** One line for each literal value and each unknown variable. */
export function checkTokens(
  styles: SourceFile[] = styleFiles(),
  sources: SourceFile[] = sourceFiles(),
): string[] {
  const declared = new Set(
    [...styles, ...sources].flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w-])(--[\w-]+)(?:['"]?\s*:|['"]\s*,)/g)].map(([, name]) => name),
    ),
  )
  return styles
    .filter(({ path }) => IS_JUDGED.test(path))
    .flatMap(({ path, text }) => {
      const plain = withoutComments(text)
      const at = (offset: number) => `${path}:${plain.slice(0, offset).split('\n').length}`
      return [
        ...[...plain.matchAll(DECLARATION)].flatMap(({ index, 1: property = '', 2: value = '' }) =>
          literalIn(property, value.trim()).map(
            (advice) => `${at(index)} ${property}: ${value.trim()}: ${advice}`,
          ),
        ),
        ...[...plain.matchAll(/var\((--[\w-]+)\s*\)/g)]
          .filter(([, name]) => !declared.has(name))
          .map(({ index, 1: name }) => `${at(index)} ${name} is declared nowhere: use a token of ${TOKENS}`),
      ]
    })
}

function literalIn(property: string, value: string): string[] {
  if (COLOUR.test(value.replaceAll(/url\([^)]*\)/g, '')) && !MASK.test(property))
    return [`expected a colour of ${TOKENS}, var(--…)`]
  if (property === 'font-size' && !/var\(--font-|^(?:inherit|1em)$/.test(value))
    return [`expected a size of ${TOKENS}, var(--font-…)`]
  if (property === 'font' && /\d/.test(value)) return ['expected font-size with a token instead']
  if (RADIUS.test(property) && !value.split(/[\s/]+/).every((part) => OWN_RADIUS.test(part)))
    return [`expected a radius of ${TOKENS}, var(--radius-…), 0 or 50%`]
  return []
}

/** Of the same length, so that lines stay where they are. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

const styleFiles = (): SourceFile[] =>
  FLOORS.flatMap((floor) =>
    readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${floor}/${name.replaceAll('\\', '/')}`),
  ).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
