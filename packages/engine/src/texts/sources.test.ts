import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '@scripts/check/sources'

/** The tables, and the part of one that visitors' bundles have. */
const TABLES = /^(?:engine\/texts\/(?:zh\/|drawing\.ts)|packages\/engine\/src\/designer\/texts\.ts)/
const OURS = /^(?:engine|packages\/engine\/src)\//
const HAN = /\p{Script=Han}/u

/** `file:line` of each line with Chinese outside of comments. */
function chineseIn({ path, text }: { path: string; text: string }): string[] {
  const code = parseSync(path, text).comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
  return code.split('\n').flatMap((line, index) => (HAN.test(line) ? [`${path}:${index + 1}`] : []))
}

test('Chinese texts are written in the text tables only, so each has an English translation', () => {
  const files = sourceFiles().filter(({ path }) => OURS.test(path) && !isTest(path) && !TABLES.test(path))
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(chineseIn)).toEqual([])
  expect(chineseIn({ path: 'a.ts', text: "// 注\nconst a = '删除'" }), 'a text, no comment').toEqual([
    'a.ts:2',
  ])
})
