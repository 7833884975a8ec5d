import { expect, it } from 'vitest'
import { checkCitations } from './check-citations'
import { proseOfSource } from './check/prose'

const RULES = [{ path: 'docs/a.md', text: '# A\n\n- **cart-1** One.\n- **cart-2** Two.\n' }]
const check = (text: string, path = 'server/a.ts') => checkCitations(proseOfSource({ path, text }), RULES)
const ADVICE = 'cite a rule of docs/ by its id (rule checkout-4), or say the reason itself'

it('accepts citations of rules, several at once and over two lines', () => {
  expect(check('/** Rule cart-1: a line (rules cart-1 and cart-2).\n * See rule\n * cart-2. */')).toEqual([])
})

it('reports an id that no document defines', () => {
  expect(check('// fine\n/** Lines (rules cart-1, cart-2 and\n * cart-3). */')).toEqual([
    `server/a.ts:2 cites cart-3, which no document of docs/ defines: ${ADVICE}`,
  ])
})

it('reports an id that is defined twice', () => {
  const twice = [...RULES, { path: 'docs/b.md', text: '- **cart-2** Again.' }]
  expect(checkCitations([], twice)).toEqual([
    'docs/b.md:1 defines cart-2 again, which docs/a.md:4 defines: give it the next number',
  ])
})

it.each(['a line (decisions 21)', 'see issue 12', 'by rule 4', 'overview §3', 'see overview.md 3'])(
  'reports a citation that cannot be followed: %s',
  (text) => {
    expect(check(`// ${text}`)).toEqual([expect.stringMatching(/^server\/a\.ts:1 cites “.*” in a comment: /)])
  },
)

it('reports any citation in the title of a test', () => {
  const found = check(
    `it('rule cart-1 sums lines', () => {})\ntest.each([1])('issue 5 %i', () => {})`,
    'a.test.ts',
  )
  expect(found).toEqual([
    'a.test.ts:1 cites rule cart-1 in a title: say the behaviour only',
    'a.test.ts:2 cites “issue 5” in a title: say the behaviour only',
  ])
})
