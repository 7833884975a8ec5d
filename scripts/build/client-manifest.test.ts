import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '@schemas/storefront-entry'
import { assetsFrom } from '@storefront/app/assets'
import { widgetChunks } from './client-manifest'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pumian-chunks-'))
  mkdirSync(join(dir, '.vite'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a widget in a shared file is found by its name, with that file’s styles, once', () => {
  const entry = { file: 'assets/entry-1.js', isEntry: true, css: ['assets/entry-1.css'] }
  const manifest: Manifest = {
    'storefront/entry-client.tsx': entry,
    'storefront/after-paint.ts': { file: 'assets/after-paint-1.js' },
    '_header-1.js': {
      file: 'assets/header-1.js',
      css: ['assets/header-1.css'],
      imports: ['storefront/entry-client.tsx'],
    },
  }
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  const modules = {
    'assets/header-1.js': {
      'widgets/W1/index.ts': 10,
      'widgets/W2/index.ts': 10,
      'widgets/W2/Render.tsx': 10,
    },
  }
  writeFileSync(join(dir, '.vite/modules.json'), JSON.stringify(modules))
  const { writeBundle } = widgetChunks()
  if (typeof writeBundle !== 'object') throw new Error('Expected a hook with an order')
  ;(writeBundle.handler as (output: { dir: string }) => void)({ dir })
  const written = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
  expect(Object.keys(written)).toEqual([
    ...Object.keys(manifest),
    'widgets/W1/index.ts',
    'widgets/W2/index.ts',
  ])
  expect(assetsFrom(written)(['W1', 'W2'], ['W1', 'W2'], 'pc')).toEqual({
    entry: '/assets/entry-1.js',
    afterPaint: '/assets/after-paint-1.js',
    styles: ['/assets/entry-1.css', '/assets/header-1.css'],
    modules: ['/assets/header-1.js'],
    files: { W1: '/assets/header-1.js', W2: '/assets/header-1.js' },
  })
})
