/** Fails when README.md grows too long, or README.zh-CN.md has other headings, commands or pictures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/sources'

const MOST_LINES = 200
const ENGLISH = 'README.md'
const CHINESE = 'README.zh-CN.md'

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** One line for each difference, with what to do about it. */
export function checkReadme(english = read(ENGLISH), chinese = read(CHINESE)): string[] {
  return [...lengthOf(ENGLISH, english), ...lengthOf(CHINESE, chinese), ...differences(english, chinese)]
}

function lengthOf(name: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > MOST_LINES
    ? [`${name} has ${lines} lines, at most ${MOST_LINES}: move what only some readers need into docs/`]
    : []
}

function differences(english: string, chinese: string): string[] {
  return Object.entries(PARTS).flatMap(([what, partsOf]) => {
    const [own, other] = [partsOf(english), partsOf(chinese)]
    const at = own.findIndex((part, index) => part !== other[index])
    const first = at === -1 && other.length > own.length ? own.length : at
    return first === -1
      ? []
      : [
          `${CHINESE} and ${ENGLISH} differ in ${what} ${first + 1}: ${quoted(other[first])} and ${quoted(own[first])}; change both together`,
        ]
  })
}

const quoted = (text: string | undefined) => (text === undefined ? 'none' : `“${text}”`)

/** What must be the same in both, in order. Headings are compared by their level, since their words are translated. */
const PARTS: Record<string, (text: string) => string[]> = {
  heading: (text) => matches(outsideCode(text), /^(#+) /gm),
  'code block': (text) => matches(text, /^```([^]*?)^```/gm).map(withoutComments),
  command: (text) => matches(outsideCode(text), /`(np[mx] [^`]*)`/g),
  link: (text) =>
    matches(text, /\]\(([^)]*)\)/g).filter((target) => target !== ENGLISH && target !== CHINESE),
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)
const outsideCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')
const withoutComments = (code: string) => code.replaceAll(/ {2,}.*$| *#.*$/gm, '').trim()
