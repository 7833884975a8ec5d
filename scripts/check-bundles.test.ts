import { describe, expect, it } from 'vitest'
import { checkBundles, type Build } from './check-bundles'

const KB = 1024

/** A build of an entry, one shared chunk and two widgets, of which the home page uses the first. */
function build(sizes: Record<string, number> = {}, modules: Build['modules'] = {}): Build {
  return {
    manifest: {
      'storefront/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
      'storefront/after-paint.ts': { file: 'assets/after-paint.js' },
      '_shared.js': { file: 'assets/shared.js' },
      'widgets/W0001/index.ts': { file: 'assets/w1.js', imports: ['_shared.js'] },
      'widgets/W0002/index.ts': { file: 'assets/w2.js', imports: ['_shared.js'] },
    },
    modules,
    sizeOf: (file) => sizes[file] ?? 0,
    pages: [{ name: 'home', types: ['W0001'], limit: 100 * KB }],
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
  ])('examples H4 hold no %s', (module) => {
    expect(
      checkBundles(build({}, { 'assets/w1.js': { [module]: 10, 'widgets/W0001/Render.tsx': 5 } })),
    ).toEqual([
      `assets/w1.js holds ${module}: shoppers must not load it; import it from the designer's side only`,
    ])
  })

  it('issue 2 §6 the home page needs at most 100 KB of JavaScript, shared chunks counted once', () => {
    const sizes = {
      'assets/entry.js': 90 * KB,
      'assets/shared.js': 6 * KB,
      'assets/w1.js': 4 * KB,
      'assets/entry.css': 15 * KB,
    }
    expect(checkBundles(build(sizes))).toEqual([])
    expect(checkBundles(build({ ...sizes, 'assets/shared.js': 6 * KB + 1 }))).toEqual([
      expect.stringMatching(
        /^The home page needs 100\.0 KB of JavaScript, the limit is 100\.0 KB: assets\/entry\.js 90\.0 KB/,
      ),
    ])
  })

  it('issue 5 a page needs at most 15 KB of CSS', () => {
    expect(checkBundles(build({ 'assets/entry.css': 15 * KB + 1 }))).toEqual([
      'The home page needs 15.0 KB of CSS, the limit is 15.0 KB: assets/entry.css 15.0 KB',
    ])
  })

  it('issue 2 §6 own code of each widget is at most 6 KB, on the home page or not', () => {
    expect(checkBundles(build({ 'assets/w2.js': 6 * KB }))).toEqual([])
    expect(checkBundles(build({ 'assets/w2.js': 7 * KB }))).toEqual([
      'widgets/W0002/index.ts is 7.0 KB of its own JavaScript, the limit is 6.0 KB',
    ])
  })
})
