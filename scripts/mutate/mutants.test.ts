import { describe, expect, it } from 'vitest'
import { mutantsOf, mutated } from './mutants'
import { nearTests } from './near-tests'
import { sameIn, sampleOf } from './sample'

const TEXT = `import { a } from './a'
export function due(rows: Row[], now: number): Row[] {
  if (!rows.length) return []
  notify(now)
  return rows.filter((row) => row.at <= now && row.open)
}
const list = (id: string) => sql\`select * from t where id = \${id} and closed is null\`
`
const changes = (text: string) => mutantsOf('server/x.ts', text).map(({ before, after }) => [before, after])

describe('mutants of a source file', () => {
  it('change one operator, condition, literal, call or statement each, and nothing of its types', () => {
    expect(changes(TEXT)).toEqual([
      ['!rows.length', '!(!rows.length)'],
      ['!rows.length', '(rows.length)'],
      ['notify(now)', ';'],
      ['rows.filter((row) => row.at <= now && row.open)', '(rows)'],
      ['<=', '<'],
      ['&&', '||'],
      [' and ', ' or '],
      [' is null', ' is not null'],
    ])
    expect(changes(`let a: 1 | true = 2 as 3`)).toEqual([['2', '3']])
    expect(changes('const text = `a` + b')).toEqual([])
  })

  it('are written into the text at their place', () => {
    const boundary = mutantsOf('server/x.ts', TEXT).find(({ before }) => before === '<=')
    expect(boundary && mutated(TEXT, boundary)).toBe(TEXT.replace('<=', '<'))
  })

  it('are the same for the same seed, and found again where the file has moved', () => {
    const old = [{ path: 'server/x.ts', text: TEXT }]
    const sample = sampleOf(old, 7, 5)
    expect(sample).toEqual(sampleOf(old, 7, 5))
    const moved = [{ path: 'server/orders/x.ts', text: `// a comment\n${TEXT}` }]
    expect(sameIn(moved, sample)).toEqual(
      sample.map((mutant) => expect.objectContaining({ before: mutant.before, file: 'server/orders/x.ts' })),
    )
    expect(sameIn([], sample)).toEqual(sample.map(() => undefined))
  })
})

describe('tests of a file', () => {
  it('are those that import it, by others or by a glob, the nearest first', () => {
    const files = [
      { path: 'server/a/x.ts', text: '' },
      { path: 'server/a/x.test.ts', text: `import './x'` },
      { path: 'server/app.ts', text: `const all = import.meta.glob('./*/x.ts')` },
      { path: 'server/b/app.test.ts', text: `import '../app'` },
      { path: 'server/b/other.test.ts', text: '' },
    ]
    expect(nearTests(files)('server/a/x.ts')).toEqual(['server/a/x.test.ts', 'server/b/app.test.ts'])
  })

  it('begin with the test of the same name, even if it reaches the file through a door', () => {
    const files = [
      { path: 'server/a/x.ts', text: '' },
      { path: 'server/a/index.ts', text: `import './x'` },
      { path: 'server/a/y.test.ts', text: `import './index'` },
      { path: 'server/a/x.test.ts', text: `import '../b/helper'` },
      { path: 'server/b/helper.ts', text: `import '../a/index'` },
      { path: 'server/b/near.test.ts', text: `import '../a/x'` },
    ]
    const found = ['server/a/x.test.ts', 'server/a/y.test.ts', 'server/b/near.test.ts']
    expect(nearTests(files)('server/a/x.ts')).toEqual(found)
  })
})
