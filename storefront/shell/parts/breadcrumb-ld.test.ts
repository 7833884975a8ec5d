import { expect, test } from 'vitest'
import { breadcrumbLd } from './breadcrumb-ld'

test('JSON-LD of a breadcrumb', () => {
  const crumbs = [{ text: '首页', href: '/' }, { text: '毛衣' }]
  expect(breadcrumbLd(crumbs, 'https://shop.example')).toMatchObject({
    itemListElement: [
      { position: 1, name: '首页', item: 'https://shop.example/' },
      { position: 2, name: '毛衣' },
    ],
  })
})
