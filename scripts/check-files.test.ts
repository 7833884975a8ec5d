import { describe, expect, it } from 'vitest'
import { checkFiles } from './check-files'

const lines = (count: number) => 'export {}\n'.repeat(count)

describe('files have a size worth opening', () => {
  it('a file of at most 40 lines with one importer is found', () => {
    const files = [
      { path: 'engine/a.ts', text: `import './b'\nimport './c'` },
      { path: 'engine/b.ts', text: lines(40) },
      { path: 'engine/c.ts', text: lines(41) },
    ]
    expect(checkFiles(files)).toEqual([
      'engine/b.ts has 40 lines and one importer, engine/a.ts: merge them, or name its role',
    ])
  })

  it('a second importer, its own test, a door, a chunk or a role in its name justify a small file', () => {
    const files = [
      {
        path: 'engine/a.ts',
        text: `import './b'\nimport './tested'\nimport './some-repo'\nimport('./chunk')`,
      },
      { path: 'engine/chunk.ts', text: lines(1) },
      { path: 'engine/b.ts', text: lines(1) },
      { path: 'engine/index.ts', text: `export * from './b'\nexport * from './only-here'` },
      { path: 'engine/only-here.ts', text: lines(1) },
      { path: 'engine/tested.ts', text: lines(1) },
      { path: 'engine/tested.test.ts', text: `import './tested'` },
      { path: 'engine/some-repo.ts', text: lines(1) },
    ]
    expect(checkFiles(files)).toEqual([])
  })

  it('a file of more than 350 lines is found', () => {
    expect(checkFiles([{ path: 'engine/a.ts', text: lines(351) }])).toEqual([
      'engine/a.ts has 351 lines, expected at most 350: divide it by its ideas',
    ])
  })
})
