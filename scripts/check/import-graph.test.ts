import { describe, expect, it } from 'vitest'
import { importsOf, resolveImport } from './import-graph'

describe('imports of a file', () => {
  it('are found in every form, type imports included, comments and packages excluded', () => {
    const text = [
      `import type { A } from './a'`,
      `import './side-effect'`,
      `export * from '../b'`,
      `export { c, d } from '@engine/page/c'`,
      `// import x from './comment'`,
      `const later = () => import('./lazy')`,
      `type T = import('./in-type').T`,
      `import react from 'react'`,
      `const text = "import y from './string'"`,
    ].join('\n')
    const found = importsOf([
      { path: 'widgets/W0001/Render.tsx', text },
      { path: 'engine/page/c.ts', text: '' },
      { path: 'widgets/b/index.ts', text: '' },
    ])
    expect(found.map(({ to, line }) => [line, to]).toSorted()).toEqual([
      [1, 'widgets/W0001/a'],
      [2, 'widgets/W0001/side-effect'],
      [3, 'widgets/b/index.ts'],
      [4, 'engine/page/c.ts'],
      [6, 'widgets/W0001/lazy'],
      [7, 'widgets/W0001/in-type'],
    ])
  })

  it('aliases refer to folders, other names to packages', () => {
    expect(resolveImport('server/app/build-app.ts', '@schemas')).toBe('schemas')
    expect(resolveImport('server/app/build-app.ts', '@schemas/page')).toBe('schemas/page')
    expect(resolveImport('server/app/build-app.ts', './x.sql?raw')).toBe('server/app/x.sql')
    expect(resolveImport('server/app/build-app.ts', '@fastify/cookie')).toBeUndefined()
    expect(resolveImport('server/app/build-app.ts', 'node:fs')).toBeUndefined()
  })
})
