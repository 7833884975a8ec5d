import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { designerChunks } from './designer-chunks'

const IMPORTS: Record<string, string[]> = {
  'designer/entry.tsx': ['react'],
  'designer/editor/layout/EditPage.tsx': ['react', 'widgets/shared/goods.ts'],
  'widgets/W0002/index.ts': ['react', 'widgets/shared/GoodsCard.tsx'],
  'widgets/shared/GoodsCard.tsx': ['widgets/shared/goods.ts'],
}

const modules = {
  getModuleInfo: (id: string) => {
    const [source] = Object.keys(IMPORTS).filter((each) => resolve(each) === id)
    const importedIds = (IMPORTS[source ?? ''] ?? []).map((each) => resolve(each))
    return { importedIds, dynamicallyImportedIds: [] }
  },
}

const groupOf = (file: string) => designerChunks()[0]?.name(resolve(file), modules)

test('what draws widgets is one file, without what the editor has anyway', () => {
  expect(groupOf('widgets/W0002/index.ts')).toBe('renderers')
  expect(groupOf('widgets/shared/GoodsCard.tsx')).toBe('renderers')
  expect(groupOf('widgets/shared/goods.ts')).toBeNull()
  expect(groupOf('react')).toBeNull()
})

test('the settings of all that a page can hold are one file, those of records and settings stay apart', () => {
  for (const name of ['W0000', 'W0002', 'W0009', 'goods-detail', 'common'])
    expect(groupOf(`schemas/generated/resolved/${name}.ts`)).toBe('page-forms')
  expect(groupOf('schemas/generated/resolved/goods.ts')).toBeNull()
})
