import { describe, expect, test } from 'vitest'
import { figure } from '../helpers/soak'
import { violations } from './kit/violations'
import { addressOf, useBrowser } from './kit/visit'

const visit = useBrowser()

describe('axe finds no violations on the demo pages', () => {
  const pages: [name: string, path: string, company?: string][] = [
    ['404', '/nowhere'],
    ['the second company', '/', 'songjian'],
    // everything below their header is tested in routes.test.ts
    ['the home page', '/'],
    ['the digital hall', '/custompage?pageid=202'],
    ['a story', '/custompage?pageid=201'],
  ]
  test.each(pages.slice(0, figure(1, pages.length)))('%s', async (_, path, company) => {
    // axe needs the final colours, without transitions
    const { page, open } = await visit()
    await open(addressOf(path, company))
    expect(await violations(page, { within: 'html' })).toEqual([])
  })

  test('the open category menu', async () => {
    const { page, open } = await visit()
    await open('/custompage?pageid=201')
    await page.getByRole('button', { name: '全部商品分类' }).hover()
    await page
      .getByRole('navigation', { name: '全部商品分类' })
      .getByRole('link', { name: '手机数码' })
      .hover()
    expect(await violations(page, { within: '[data-widget="nav"]' })).toEqual([])
  })
})
