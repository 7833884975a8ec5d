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
    'widgets/shared/GoodsCard.tsx',
  ],
  'storefront/sections/goods-detail/Below.drawn.tsx': ['widgets/shared/GoodsCard.tsx'],
  'storefront/sections/goods-detail/index.ts': [
    'storefront/goods/Gallery.tsx',
    'storefront/parts/Breadcrumb.tsx',
    'storefront/parts/Card.tsx',
    'widgets/shared/text-style.ts',
  ],
}

const LATER: Record<string, string[]> = {
  'storefront/sections/goods-detail/index.ts': ['storefront/sections/goods-detail/Below.drawn.tsx'],
}

const modules = {
  getModuleInfo: (id: string) => {
    const source = Object.keys(IMPORTS).find((name) => resolve(name) === id)
    if (source === undefined) return null
    const [importedIds, dynamicallyImportedIds] = [IMPORTS, LATER].map((list) =>
      (list[source] ?? []).map((name) => resolve(name)),
    ) as [string[], string[]]
    return { importedIds, dynamicallyImportedIds }
  },
}

test.each([
  ['storefront/entry-client.tsx', 'base'],
  ['engine/index.ts', 'base'],
  ['widgets/W0008/index.ts', 'header'],
  ['widgets/shared/text-style.ts', 'header'],
  ['storefront/parts/Breadcrumb.tsx', 'goods'],
  ['widgets/shared/GoodsCard.tsx', 'goods-cards'],
  ['storefront/parts/Card.tsx', 'page-parts'],
  ['storefront/parts/FilterRows.tsx', null],
  ['storefront/goods/Gallery.tsx', null],
  ['widgets/W0001/index.ts', null],
])('%s goes into %s', (module, chunk) => expect(pageChunks()(resolve(module), modules)).toBe(chunk))
