import { describe, expect, it } from 'vitest'
import { checkBundles, type Build } from './check-bundles'

const KB = 1024

/** A build of an entry, one shared chunk and two widgets, of which the home page uses the first. */
function build(sizes: Record<string, number> = {}, changes: Partial<Build> = {}): Build {
  return {
    manifest: {
      'storefront/entry-client.tsx': {
        file: 'assets/entry.js',
        isEntry: true,
        css: ['assets/entry.css'],
        dynamicImports: ['storefront/app/loaders.ts'],
      },
      'storefront/after-paint.ts': { file: 'assets/after-paint.js' },
      'storefront/app/loaders.ts': {
        file: 'assets/loaders.js',
        dynamicImports: ['widgets/W0001/index.ts', 'widgets/W0002/index.ts'],
      },
      '_shared.js': { file: 'assets/shared.js' },
      'widgets/W0001/index.ts': { file: 'assets/w1.js', imports: ['_shared.js'] },
      'widgets/W0002/index.ts': { file: 'assets/w2.js', imports: ['_shared.js'] },
    },
    modules: {},
    sizeOf: (file) => sizes[file] ?? 0,
    pages: [{ name: 'home', types: ['W0001'], limit: 100 * KB }],
    ...changes,
  }
}

describe('shopper bundles', () => {
  it.each([
    'node_modules/@rjsf/core/index.js',
    'node_modules/antd/es/button.js',
    'node_modules/react-rnd/lib/index.js',
    'node_modules/ajv/dist/core.js',
    'engine/settings/Form.tsx',
    'designer/Canvas.tsx',
    'widgets/W0001/panel.ts',
  ])('contain no %s', (module) => {
    const modules = { 'assets/w1.js': { [module]: 10, 'widgets/W0001/Render.tsx': 5 } }
    expect(checkBundles(build({}, { modules })).errors).toEqual([
      `assets/w1.js holds ${module}: shoppers must not load it; import it from the designer's side only`,
    ])
  })

  const full = {
    'assets/entry.js': 89 * KB,
    'assets/shared.js': 6 * KB,
    'assets/w1.js': 4 * KB - 1,
    'assets/entry.css': 14 * KB,
  }

  it('a page has at most its limit of JavaScript, shared chunks counted once; near the limit is a warning', () => {
    expect(checkBundles(build(full))).toEqual({ errors: [], warnings: [] })
    expect(checkBundles(build({ ...full, 'assets/w1.js': 4 * KB }))).toEqual({
      errors: [],
      warnings: ['The home page needs 101376 bytes of JavaScript (gzip): 1024 below its limit of 102400'],
    })
    expect(checkBundles(build({ ...full, 'assets/entry.js': 90 * KB + 2 })).errors).toEqual([
      expect.stringMatching(
        /^The home page needs 102401 bytes of JavaScript \(gzip\): over its limit of 102400 by 1\. Largest files: assets\/entry\.js 92162, .*later\.tsx/,
      ),
    ])
  })

  it('the message for a page over its limit names the modules that grew since the last passing check', () => {
    const large = { ...full, 'assets/entry.js': 100 * KB }
    const modules = {
      'assets/entry.js': { 'storefront/app/App.tsx': 900, 'engine/index.ts': 50, 'storefront/new.ts': 30 },
    }
    const before = { 'storefront/app/App.tsx': 700, 'engine/index.ts': 50 }
    expect(checkBundles(build(large, { modules, before })).errors[0]).toContain(
      'Grown since the last check that passed (minified bytes): storefront/app/App.tsx +200, storefront/new.ts +30.',
    )
    expect(checkBundles(build(large, { modules })).errors[0]).toContain(
      'Largest own modules (minified bytes): storefront/app/App.tsx 900, engine/index.ts 50',
    )
  })

  it('a page needs at most 16 KB of CSS', () => {
    expect(checkBundles(build({ 'assets/entry.css': 16 * KB + 1 })).errors).toEqual([
      expect.stringMatching(
        /^The home page needs 16385 bytes of CSS \(gzip\): over its limit of 16384 by 1\./,
      ),
    ])
  })

  it('the code of each widget is at most 6 KB, whether it is on the home page or not', () => {
    expect(checkBundles(build({ 'assets/w2.js': 6 * KB })).errors).toEqual([])
    expect(checkBundles(build({ 'assets/w2.js': 7 * KB })).errors).toEqual([
      expect.stringMatching(
        /^widgets\/W0002\/index\.ts needs 7168 bytes of its own JavaScript \(gzip\): over its limit/,
      ),
    ])
  })

  it('a new widget adds nothing to pages without it: only the list of loaders contains it, and no page waits for that list', () => {
    const sizes = { ...full, 'assets/loaders.js': 50 * KB }
    expect(checkBundles(build(sizes)).errors).toEqual([])
    const { manifest } = build()
    const entry = manifest['storefront/entry-client.tsx']
    if (!entry) throw new Error('Expected the entry')
    const naming = {
      ...manifest,
      'storefront/entry-client.tsx': { ...entry, dynamicImports: ['widgets/W0002/index.ts'] },
    }
    expect(checkBundles(build({}, { manifest: naming })).errors).toEqual([
      'storefront/entry-client.tsx names widgets/W0002/index.ts, so each widget costs every page: name it in widgets/loaders.ts only',
    ])
  })
})
