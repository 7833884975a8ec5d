import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from './page-chunks'

const IMPORTS: Record<string, string[]> = {
  'storefront/entry-client.tsx': ['react', 'storefront/app/App.tsx'],
  'storefront/app/App.tsx': ['react', 'engine/index.ts'],
  'widgets/W0008/index.ts': ['engine/index.ts', 'widgets/shared/text-style.ts'],
  'widgets/W0001/index.ts': ['widgets/shared/carousel/Carousel.tsx', 'widgets/shared/text-style.ts'],
  'storefront/features/catalogue/sections/goods-list/index.ts': [
    'storefront/shell/parts/Breadcrumb.tsx',
    'storefront/shell/parts/FilterRows.tsx',
    'widgets/shared/GoodsCard.tsx',
    'widgets/shared/goods.ts',
    'widgets/shared/shop.ts',
  ],
  'storefront/features/catalogue/sections/goods-detail/Below.drawn.tsx': [
    'widgets/shared/GoodsCard.tsx',
    'widgets/shared/shop.ts',
  ],
  'storefront/features/checkout/sections/cart-lines/index.ts': ['widgets/shared/shop.ts'],
  'storefront/features/catalogue/sections/goods-detail/index.ts': [
    'storefront/features/catalogue/Gallery.tsx',
    'storefront/shell/parts/Breadcrumb.tsx',
    'storefront/shell/parts/Card.tsx',
    'widgets/shared/goods.ts',
    'widgets/shared/text-style.ts',
  ],
}

const LATER: Record<string, string[]> = {
  'storefront/features/catalogue/sections/goods-detail/index.ts': [
    'storefront/features/catalogue/sections/goods-detail/Below.drawn.tsx',
  ],
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
  ['storefront/shell/parts/Breadcrumb.tsx', 'goods-pages'],
  ['widgets/shared/goods.ts', 'goods'],
  ['widgets/shared/GoodsCard.tsx', 'goods-cards'],
  ['widgets/shared/shop.ts', 'list-parts'],
  ['storefront/shell/parts/Card.tsx', 'page-parts'],
  ['storefront/shell/parts/FilterRows.tsx', null],
  ['storefront/features/catalogue/Gallery.tsx', null],
  ['widgets/W0001/index.ts', 'carousel'],
  ['widgets/shared/carousel/Carousel.tsx', 'carousel'],
  ['storefront/features/checkout/other-tabs.actions.ts', 'idle'],
  ['storefront/app/loaded-actions.ts', 'touched'],
  ['widgets/W0020/index.ts', null],
])('%s goes into %s', (module, chunk) => expect(chunks()(resolve(module), modules)).toBe(chunk))
