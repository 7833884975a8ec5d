import { expect, it } from 'vitest'
import { proseOfDocument, proseOfSource, proseOfStyles } from './check/prose'
import { checkWords } from './check-words'

const SOURCE = `// somebody signs in
const text = 'nobody' // 无人
/**
 * Read anew.
 */
test.each([1])('nobody %i', () => {})
`

it('reports banned words in comments with their line and the word to use', () => {
  const found = checkWords(proseOfSource({ path: 'server/a.ts', text: SOURCE }))
  expect(found).toEqual([
    'server/a.ts:1 “somebody” in a comment: name the role: the member, the operator, the visitor, the caller',
    'server/a.ts:4 “anew” in a comment: again',
  ])
})

it('reads titles of tests, through test.each', () => {
  const found = checkWords(proseOfSource({ path: 'server/a.test.ts', text: SOURCE }))
  expect(found.map((line) => line.split('”')[0])).toEqual([
    'server/a.test.ts:1 “somebody',
    'server/a.test.ts:4 “anew',
    'server/a.test.ts:6 “nobody',
  ])
})

it('reads comments of style sheets, and documents without their code', () => {
  const styles = proseOfStyles({ path: 'widgets/a.css', text: '.a {}\n/* his */\n.his {}' })
  expect(checkWords(styles)).toEqual(['widgets/a.css:2 “his” in a comment: the member, they, their'])
  const text = '```\nnobody\n```\n`nobody` and [a](nobody.md)\nwhoever asks'
  expect(checkWords(proseOfDocument({ path: 'docs/a.md', text }))).toEqual([
    'docs/a.md:5 “whoever” in a document: name the role: the member, the operator, the caller',
  ])
})

it('allows “stands” for a place, not for a substitute', () => {
  const words = (text: string) => checkWords([{ kind: 'comment', path: 'a.ts', line: 1, text }]).length
  expect([
    words('it stands in the list'),
    words('a stub stands in for it'),
    words('the fallback stands in'),
  ]).toEqual([0, 1, 1])
})
