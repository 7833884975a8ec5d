import { describe, expect, test } from 'vitest'
import { embedJson } from './document'
import { matchRoute } from '../shell/routing/destination'
import { assetsFrom } from './assets'

describe('page data in an inert element', () => {
  test('no value can close the element or end a line of it', () => {
    const value = { text: '</script><script>alert(1)</script><!-- \u2028\u2029' }
    const json = embedJson(value)
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(value)
  })
})

describe('routes', () => {
  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/shopadmin/index', 'home'],
    ['/custompage', 'custompage'],
  ])('%s is %s', (path, page) => expect(matchRoute(path)?.route).toMatchObject({ page }))

  test.each(['/nowhere', '/home/x', '//x', '/constructor'])('%s is unmatched: the 404 page', (path) =>
    expect(matchRoute(path)).toBeUndefined(),
  )
})

describe('lazy chunks per widget', () => {
  const manifest = {
    'storefront/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_react.js'],
      dynamicImports: [
        'storefront/features/catalogue/sections/goods-list/index.ts',
        'storefront/app/loaders.ts',
      ],
      isEntry: true,
    },
    'storefront/after-paint.ts': { file: 'assets/after-paint.js', isEntry: true },
    'storefront/features/catalogue/sections/goods-list/index.ts': { file: 'assets/goods-list.js' },
    'storefront/features/members/sections/licence/index.ts': {
      file: 'assets/licence.js',
      dynamicImports: [
        'storefront/features/members/sections/licence/Below.drawn.tsx',
        'storefront/features/members/sections/licence/Dialog.tsx',
      ],
    },
    'storefront/features/members/sections/licence/Below.drawn.tsx': {
      file: 'assets/Below.js',
      css: ['assets/Below.css'],
    },
    'storefront/features/members/sections/licence/Dialog.tsx': {
      file: 'assets/Dialog.js',
      css: ['assets/Dialog.css'],
    },
    'storefront/app/loaders.ts': { file: 'assets/loaders.js' },
    '_react.js': { file: 'assets/react.js' },
    'widgets/W0001/index.ts': {
      file: 'assets/W0001.js',
      css: ['assets/W0001.css'],
      imports: ['_embla.js', '_react.js'],
    },
    '_embla.js': { file: 'assets/embla.js', css: ['assets/embla.css'] },
    'widgets/W0002/index.ts': { file: 'assets/W0002.js', css: ['assets/W0002.css'] },
    'storefront/shell/phone/PhoneFrame.tsx': { file: 'assets/Phone.js', css: ['assets/Phone.css'] },
  }

  test('a page names the styles of all its widgets and the chunks of its first screen, each once', () => {
    expect(assetsFrom(manifest)(['W0001', 'W0002', 'Unknown'], ['W0001', 'Unknown'], 'pc')).toEqual({
      entry: '/assets/entry.js',
      afterPaint: '/assets/after-paint.js',
      styles: ['/assets/entry.css', '/assets/embla.css', '/assets/W0001.css', '/assets/W0002.css'],
      modules: ['/assets/react.js', '/assets/embla.js', '/assets/W0001.js'],
      files: { W0001: '/assets/W0001.js', W0002: '/assets/W0002.js' },
    })
  })

  test('a page lists the script of each of its types, so it does not need the list of all loaders', () => {
    const { modules, files } = assetsFrom(manifest)(['licence'], ['licence'], 'pc')
    expect(modules).toEqual(['/assets/react.js', '/assets/licence.js'])
    expect(files).toEqual({ licence: '/assets/licence.js' })
  })

  test('what the server draws with a page has its styles there, though its code comes later', () => {
    const { styles, modules } = assetsFrom(manifest)(['licence'], ['licence'], 'pc')
    expect(styles).toEqual(['/assets/entry.css', '/assets/Below.css'])
    expect(modules).not.toContain('/assets/Below.js')
  })

  test('the bars of a phone’s page have their styles on phones alone, and their code comes later', () => {
    const { styles, modules } = assetsFrom(manifest)(['W0002'], [], 'h5')
    expect(styles).toEqual(['/assets/entry.css', '/assets/W0002.css', '/assets/Phone.css'])
    expect(modules).not.toContain('/assets/Phone.js')
    expect(assetsFrom(manifest)(['W0002'], [], 'pc').styles).not.toContain('/assets/Phone.css')
  })

  test('a manifest without the entry says what to do', () => {
    expect(() => assetsFrom({})).toThrow(/npm run build/)
  })
})
