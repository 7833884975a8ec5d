import { globSync } from 'tinyglobby'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, ROOT, sourceFiles } from '../../check/sources'

/** Folders whose texts operators read. */
const SAID = /^(?:designer|engine|server|schemas)\//
const HAN = /\p{Script=Han}/u
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/** What ends a text in TypeScript, JSX and JSON. */
const END = /['"`<>\n]|\$?\{|\}/

/**
 * Whether the interface says these words: a text of the sources or schemas, or the fixed beginning of one that ends
 * with a schema's title, such as 新建 before 商品.
 */
export function interfaceWords(): (words: string) => boolean {
  const texts = new Set<string>()
  const beginnings = new Set<string>()
  for (const { path, text } of sourceFiles()) {
    if (!SAID.test(path) || isTest(path) || !HAN.test(text)) continue
    const code = text.replaceAll(COMMENT, '')
    for (const [, begun = ''] of code.matchAll(/['"`<>\n}]([^'"`<>\n{}$]+)\$?\{/g))
      beginnings.add(begun.trim())
    addTexts(texts, code)
  }
  const titles = new Set<string>()
  for (const file of globSync('schemas/{widgets,records,settings,actions,sheets,common,sections}/**/*.json', {
    cwd: ROOT,
  })) {
    const json = readFileSync(join(ROOT, file), 'utf8')
    addTexts(texts, json)
    titlesIn(JSON.parse(json), titles)
  }
  for (const [, name = ''] of kindNames()) titles.add(name)
  return (words) =>
    texts.has(words) ||
    [...words].some((_, at) => at > 0 && beginnings.has(words.slice(0, at)) && titles.has(words.slice(at)))
}

const addTexts = (texts: Set<string>, code: string) => {
  for (const piece of code.split(END)) if (HAN.test(piece)) texts.add(piece.trim())
}

/** Names of what is created and chosen: of whole schemas and of entries of lists. */
function titlesIn(schema: unknown, titles: Set<string>, isNamed = true): void {
  if (typeof schema !== 'object' || schema === null) return
  if (isNamed && 'title' in schema && typeof schema.title === 'string') titles.add(schema.title)
  for (const [key, value] of Object.entries(schema)) titlesIn(value, titles, key === 'items')
}

/** Kinds of pages and of what pickers choose, which no schema names. */
function kindNames(): RegExpMatchArray[] {
  return sourceFiles()
    .filter(
      ({ path }) => /^designer\/(?:fields\/kinds|back-office\/pages\/labels)/.test(path) && !isTest(path),
    )
    .flatMap(({ text }) => [...text.matchAll(/'([\p{Script=Han}]+)'/gu)])
}
