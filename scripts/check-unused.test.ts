import { describe, expect, it } from 'vitest'
import { unusedIn, type KnipIssue } from './check-unused'

const issue = (file: string, found: Partial<KnipIssue>): KnipIssue => ({
  file,
  files: [],
  dependencies: [],
  devDependencies: [],
  unlisted: [],
  unresolved: [],
  exports: [],
  types: [],
  ...found,
})

describe('unused code and packages', () => {
  it('each finding names its place and what to do', () => {
    expect(
      unusedIn([
        issue('designer/Old.tsx', { files: [{ name: 'designer/Old.tsx' }] }),
        issue('package.json', { dependencies: [{ name: 'left' }], devDependencies: [{ name: 'right' }] }),
        issue('schemas/page.ts', { exports: [{ name: 'old', line: 9 }], types: [{ name: 'Old', line: 2 }] }),
        issue('server/app.ts', { unlisted: [{ name: 'stray', line: 3 }], unresolved: [{ name: './gone' }] }),
      ]),
    ).toEqual([
      expect.stringContaining('designer/Old.tsx is imported by no file: delete it'),
      'package.json declares left, which no file imports; run: npm uninstall left',
      'package.json declares right, which no file imports; run: npm uninstall right',
      expect.stringContaining(
        'schemas/page.ts:9 exports old, which no other file imports: remove the word export',
      ),
      expect.stringContaining('schemas/page.ts:2 exports Old'),
      expect.stringContaining('server/app.ts:3 imports stray, which package.json does not declare'),
      'server/app.ts imports ./gone, which does not exist: correct the path',
    ])
  })
})
