import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '@tests/helpers/arbitrary-page'
import { eachObject, pathTreeOf, someObject } from './path-tree'

const step = fc.constantFrom('a', 'b', '*')
const paths = fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 3 })
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 1, 'text'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
  ),
}))

test('some object holds if one of those that are visited does', () => {
  fc.assert(
    fc.property(paths, value, fc.nat(4), (all, root, wanted) => {
      const tree = pathTreeOf(all)
      const visited: object[] = []
      eachObject(root, tree, (found) => void visited.push(found))
      const one = visited[wanted]
      expect(someObject(root, tree, (found) => found === one)).toBe(one !== undefined)
    }),
    { seed: SEED, numRuns: 1000 },
  )
})

test('an object is visited with its path', () => {
  const root = { list: [{ link: { to: 1 } }, null, { link: 'text' }, { link: { to: 2 } }] }
  const seen: string[] = []
  eachObject(root, pathTreeOf([['list', '*', 'link']]), (_link, trail) => void seen.push(trail.join('/')))
  expect(seen).toEqual(['list/0/link', 'list/3/link'])
})
