import { describe, expect, it } from 'vitest'
import { checkCycles, findCycles } from './check-cycles'

describe('import cycles', () => {
  // npm run check, which npm test runs, checks the repository itself
  it('a cycle is shown with its path, type imports included', () => {
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

  it('a file that imports itself is a cycle, two paths to one file are not', () => {
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
