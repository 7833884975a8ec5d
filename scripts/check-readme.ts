/** Fails when README.md grows too long, or a Chinese text has other headings, commands or code than its English one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/sources'

const MOST_LINES = 200
const ENGLISH = 'README.md'
const CHINESE = 'README.zh-CN.md'

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** One line for each difference, with what to do about it. */
export function checkReadme(english = read(ENGLISH), chinese = read(CHINESE)): string[] {
  return [
    ...lengthOf(ENGLISH, english),
    ...lengthOf(CHINESE, chinese),
    ...differences({ path: ENGLISH, text: english }, { path: CHINESE, text: chinese }, PARTS),
    ...untranslatedLinks(chinese),
  ]
}

/** The document that a translation of is in docs/zh. */
const sourceOf = (target: string) => target.replace(/^docs\/zh\/([^/]+\.md)/, 'docs/$1')

const untranslatedLinks = (chinese: string): string[] =>
  linksOf(chinese)
    .map((target) => [target, target.replace(/^docs\/([^/]+\.md)$/, 'docs/zh/$1')] as const)
    .filter(([target, own]) => own !== target && existsSync(join(ROOT, own)))
    .map(([target, own]) => `${CHINESE} leads to ${target}; its translation is ${own}`)

/** The same for the documents that have a translation in docs/zh. */
export const checkTranslations = (pairs: readonly Pair[] = translated()): string[] =>
  pairs.flatMap(([english, chinese]) => differences(english, chinese, TRANSLATED_PARTS))

interface Text {
  path: string
  text: string
}
export type Pair = readonly [english: Text, chinese: Text]

const textOf = (path: string): Text => ({ path, text: read(path) })

function translated(): Pair[] {
  const names = readdirSync(join(ROOT, 'docs/zh')).filter(
    // the two front pages have entries of their own
    (name) => name.endsWith('.md') && name !== 'index.md' && existsSync(join(ROOT, 'docs', name)),
  )
  return names.map((name) => [textOf(`docs/${name}`), textOf(`docs/zh/${name}`)])
}

function lengthOf(name: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > MOST_LINES
    ? [`${name} has ${lines} lines, at most ${MOST_LINES}: move what only some readers need into docs/`]
    : []
}

function differences(english: Text, chinese: Text, parts: Parts): string[] {
  return Object.entries(parts).flatMap(([what, partsOf]) => {
    const [own, other] = [partsOf(english.text), partsOf(chinese.text)]
    const at = own.findIndex((part, index) => part !== other[index])
    const first = at === -1 && other.length > own.length ? own.length : at
    return first === -1
      ? []
      : [
          `${chinese.path} and ${english.path} differ in ${what} ${first + 1}: ${quoted(other[first])} and ${quoted(own[first])}; change both together`,
        ]
  })
}

const quoted = (text: string | undefined) => (text === undefined ? 'none' : `“${text}”`)

type Parts = Readonly<Record<string, (text: string) => string[]>>

/** What must be the same in both, in order. Headings are compared by their level, since their words are translated. */
const PARTS: Parts = {
  heading: (text) => matches(outsideCode(text), /^(#+) /gm),
  'code block': (text) => matches(text, /^```([^]*?)^```/gm).map(withoutComments),
  command: (text) => matches(outsideCode(text), /`(np[mx] [^`]*)`/g),
  link: (text) => linksOf(text).map(sourceOf),
}

/** Translated sentences name commands in another order, and link to other places. */
const TRANSLATED_PARTS: Parts = {
  heading: (text) => matches(outsideCode(text), /^(#+) /gm),
  'code block': (text) => matches(text, /^```([^]*?)^```/gm).map(withoutComments),
  command: (text) => [...new Set(matches(outsideCode(text), /`(np[mx] [^`]*)`/g))].toSorted(),
}

const linksOf = (text: string) =>
  matches(text, /\]\(([^)]*)\)/g).filter((target) => target !== ENGLISH && target !== CHINESE)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)
const outsideCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')
const withoutComments = (code: string) => code.replaceAll(/ {2,}.*$| *#.*$/gm, '').trim()
