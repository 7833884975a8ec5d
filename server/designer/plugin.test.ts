import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDemoDatabase } from '@tests/helpers/database'
import { testApp } from '@tests/helpers/app'
import { builtDesigner } from './plugin'

const ENTRY = { file: 'entry.js', imports: ['_shared.js'], css: ['entry.css'] }
const MANIFEST = {
  '_shared.js': { file: 'shared.js' },
  'designer/entry.tsx': ENTRY,
  '_canvas.js': { file: 'canvas.js', imports: ['_shared.js'] },
  'designer/editor/layout/EditPage.tsx': {
    file: 'editor.js',
    imports: ['_shared.js', 'designer/entry.tsx', '_canvas.js'],
    css: ['editor.css'],
  },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pumian-designer-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function built(manifest: object) {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return builtDesigner(folder)
}

test('a build without the editor is refused with what is missing', async () => {
  await expect(built({ 'designer/entry.tsx': ENTRY })).rejects.toThrow(
    'Expected designer/entry.tsx and designer/editor/layout/EditPage.tsx in the designer’s manifest',
  )
})

describeDemoDatabase('the designer’s page', (open) => {
  const files = (html: string) =>
    [...html.matchAll(/(?:href|src)="\/(\w+\.(?:js|css))"/g)].map(([, file]) => file)

  test('loads the scripts of the editor at once at an address of the editor alone', async () => {
    const app = await testApp(open(), { designer: await built(MANIFEST) })
    const at = async (url: string) =>
      files((await app.inject({ url, headers: { host: 'hean.localhost' } })).payload)
    const usual = ['entry.css', 'shared.js', 'entry.js']
    expect(await at('/designer')).toEqual(usual)
    expect(await at('/designer/records/goods')).toEqual(usual)
    expect(await at('/designer/pages/home')).toEqual([
      'entry.css',
      'editor.css',
      'shared.js',
      'canvas.js',
      'editor.js',
      'entry.js',
    ])
    await app.close()
  })
})
