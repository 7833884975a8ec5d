import { describe, expect, it } from 'vitest'
import { checkCycles, findCycles } from './check-cycles'

describe('import cycles', () => {
  // that the repository has none is what npm run check says, which npm test runs
  it('a circle is shown with its way round, type imports included', () => {
    const files = [
      { path: 'engine/a.ts', text: `import type { B } from './b'` },
      { path: 'engine/b.ts', text: `export { c } from './c'` },
      { path: 'engine/c.ts', text: `const a = () => import('./a')` },
      { path: 'engine/d.ts', text: `import './a'` },
    ]
    expect(checkCycles(files)).toEqual([
      'engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts: move what they share into a file of its own',
    ])
  })

  it('a file that imports itself, and two ways to one file, are told apart', () => {
    expect(findCycles(new Map([['a', ['a']]]))).toEqual([['a']])
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ])
    expect(findCycles(diamond)).toEqual([])
  })
})
