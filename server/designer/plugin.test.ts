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
  'designer/shell/api/early.ts': { file: 'early.js' },
  'designer/entry.tsx': ENTRY,
  '_canvas.js': { file: 'canvas.js', imports: ['_shared.js'] },
  'designer/editor/layout/EditPage.tsx': {
    file: 'editor.js',
    imports: ['_shared.js', 'designer/entry.tsx', '_canvas.js'],
    css: ['editor.css'],
  },
  'designer/editor/panel/Form.tsx': { file: 'form.js', imports: ['_canvas.js', '_forms-1.js'] },
  '_forms-1.js': { file: 'forms1.js', name: 'page-forms' },
  '_renderers-2.js': {
    file: 'renderers2.js',
    name: 'renderers',
    imports: ['_shared.js'],
    css: ['renderers.css'],
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
    'Expected designer/shell/api/early.ts and designer/editor/layout/EditPage.tsx and designer/editor/panel/Form.tsx and renderers and page-forms in the designer’s manifest',
  )
})

describeDemoDatabase('the designer’s page', (open) => {
  const files = (html: string) =>
    [...html.matchAll(/(?:href|src)="\/(\w+\.(?:js|css))"/g)].map(([, file]) => file)

  test('loads the scripts of the editor at once at an address of the editor alone, after what asks the server', async () => {
    const app = await testApp(open(), { designer: await built(MANIFEST) })
    const at = async (url: string) =>
      files((await app.inject({ url, headers: { host: 'hean.localhost' } })).payload)
    // the answers of the server are asked for first
    const usual = ['early.js', 'entry.css', 'shared.js', 'entry.js']
    expect(await at('/designer')).toEqual(usual)
    expect(await at('/designer/records/goods')).toEqual(usual)
    expect(await at('/designer/pages/home')).toEqual([
      'early.js',
      'entry.css',
      'editor.css',
      'renderers.css',
      'shared.js',
      'canvas.js',
      'editor.js',
      'renderers2.js',
      'forms1.js',
      'form.js',
      'entry.js',
    ])
    await app.close()
  })

  test('leads from the folder of the handbook to its contents', async () => {
    const app = await testApp(open(), { designer: await built(MANIFEST) })
    for (const url of ['/designer/handbook', '/designer/handbook/']) {
      const { statusCode, headers } = await app.inject({ url, headers: { host: 'hean.localhost' } })
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/designer/handbook/index.html'])
    }
    await app.close()
  })

  test('names the company of a session, by which the page is asked for at once', async () => {
    const app = await testApp(open(), { designer: await built(MANIFEST) })
    const at = async (op: string) =>
      (await app.inject({ url: '/designer', headers: { host: 'hean.localhost' }, cookies: { op } })).payload
    expect(await at('')).toContain('<html lang="zh-CN" data-company="">')
    const secret = 'a'.repeat(43)
    expect(await at(`${secret}.1`)).toContain('data-company="1"')
    expect(await at(`${secret}."><script>`)).toContain('data-company="&quot;&gt;&lt;script&gt;"')
    await app.close()
  })
})
