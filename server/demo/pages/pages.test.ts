import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parsePage, serialisePage } from '@schemas'
import { collectReferences, type EntityIds } from '@schemas/entities'
import { describe, expect, test } from 'vitest'
import { companies } from '../companies'
import { categoryRows, skusOf } from '../expand'
import type { DemoCompany } from '../model'
import { pagesOf } from '../page-list'
import { picturesOf } from '../picture-jobs'
import { pageDocuments } from './index'

const folder = new URL('../../../storefront/pages/', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(`${file}.json`, folder), 'utf8')
const all = companies.flatMap((company) =>
  (pagesOf[company.slug] ?? []).map((page) => ({ company, ...page })),
)

test('every file of storefront/pages is seeded, and every seeded page is a file', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  expect(all.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

describe.each(all)('storefront/pages/$file.json', ({ company, file, type }) => {
  const text = textOf(file)
  const { page, problems } = parsePage(text)

  test('is valid and in canonical bytes', () => {
    expect(problems).toEqual([])
    expect(page && serialisePage(page)).toBe(text)
  })

  test('equals the page composed from the demo data (npx vitest run server/demo/pages -u writes it)', async () => {
    await expect(pageDocuments[file]?.()).toMatchFileSnapshot(fileURLToPath(new URL(`${file}.json`, folder)))
  })

  test('header and footer contain only panels of their kind, other pages none', () => {
    const top = Object.values(page?.widgets ?? {}).filter(({ parent }) => parent === null)
    const kinds = top.map((widget) => (widget.type === 'W0006' ? widget.props['comptyle'] : 'body'))
    const expected = type === 'header' || type === 'footer' ? type : 'body'
    expect(kinds.filter((kind) => kind !== expected)).toEqual([])
    expect(kinds).not.toEqual([])
  })

  test('every entity it names exists in the company', () => {
    const known = { ...knownOf(company), widget: new Set(Object.keys(page?.widgets ?? {})) }
    const named = Object.entries(collectReferences(page ?? { widgets: {} })) as [keyof EntityIds, string[]][]
    const missing = named.flatMap(([entity, ids]) =>
      ids.filter((id) => !known[entity]?.has(id)).map((id) => `${entity} ${id}`),
    )
    expect(missing).toEqual([])
  })

  test('every picture it names is drawn', () => {
    const drawn = new Set(picturesOf(company).map(({ url }) => url))
    const named = [...text.matchAll(/"(\/media\/[^"]+)"/g)].map(([, url]) => url ?? '')
    expect(named.filter((url) => !drawn.has(url))).toEqual([])
  })
})

function knownOf(company: DemoCompany): Partial<Record<keyof EntityIds, Set<string>>> {
  const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
  return {
    goods: new Set(
      company.goods.flatMap((goods) => [goods.id, ...skusOf(company, goods).map(({ item_id }) => item_id)]),
    ),
    coupon: ids(company.coupons),
    shop: ids(company.shops),
    brand: ids(company.brands),
    category: new Set(categoryRows(company).map(({ category_id }) => category_id)),
    page: new Set((pagesOf[company.slug] ?? []).map(({ publicId }) => publicId)),
  }
}
