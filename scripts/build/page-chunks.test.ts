import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks'

const IMPORTS: Record<string, string[]> = {
  'storefront/entry-client.tsx': ['react', 'storefront/App.tsx'],
  'storefront/App.tsx': ['react', 'engine/index.ts'],
  'widgets/W0008/index.ts': ['engine/index.ts', 'widgets/shared/text-style.ts'],
  'storefront/sections/goods-list/index.ts': [
    'storefront/parts/Breadcrumb.tsx',
    'storefront/parts/FilterRows.tsx',
  ],
  'storefront/sections/goods-detail/index.ts': [
    'storefront/goods/Gallery.tsx',
    'storefront/parts/Breadcrumb.tsx',
    'storefront/parts/Card.tsx',
    'widgets/shared/text-style.ts',
  ],
}

const modules = {
  getModuleInfo: (id: string) => {
    const source = Object.keys(IMPORTS).find((name) => resolve(name) === id)
    return source === undefined ? null : { importedIds: (IMPORTS[source] ?? []).map((name) => resolve(name)) }
  },
}

test.each([
  ['storefront/entry-client.tsx', 'base'],
  ['engine/index.ts', 'base'],
  ['widgets/W0008/index.ts', 'header'],
  ['widgets/shared/text-style.ts', 'header'],
  ['storefront/parts/Breadcrumb.tsx', 'goods'],
  ['storefront/parts/Card.tsx', 'page-parts'],
  ['storefront/parts/FilterRows.tsx', null],
  ['storefront/goods/Gallery.tsx', null],
  ['widgets/W0001/index.ts', null],
])('issue 5 %s goes into %s', (module, chunk) => expect(pageChunks()(resolve(module), modules)).toBe(chunk))
