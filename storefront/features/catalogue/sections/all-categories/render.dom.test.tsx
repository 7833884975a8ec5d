import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(cleanup)

const leaf = (category_id: string, category_name: string) => ({ category_id, category_name, image_url: '' })
const categories = {
  data: [
    { ...leaf('10', '时尚服饰'), children: [{ ...leaf('11', '女装'), children: [leaf('111', '连衣裙')] }] },
    { ...leaf('20', '童装童鞋'), children: [{ ...leaf('21', '童鞋'), children: [] }] },
  ],
}
const draw = (path: string) => drawSection(<Render />, path, { categories })
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const current = () => document.querySelector('[aria-current="page"]')?.textContent

test('the first level is on the left, the second and third of the first category beside it, all of it links', () => {
  draw('/categories')
  expect(links()).toEqual([
    ['时尚服饰', '/categories?cat_id=10'],
    ['童装童鞋', '/categories?cat_id=20'],
    ['全部时尚服饰', '/items?cat_id=10'],
    ['女装', '/items?cat_id=11'],
    ['连衣裙', '/items?cat_id=111'],
  ])
  expect(current()).toBe('时尚服饰')
})

test('an address chooses the category; one that is unknown shows the first', () => {
  draw('/categories?cat_id=20')
  expect(current()).toBe('童装童鞋')
  expect(within(screen.getByRole('heading', { level: 2 })).getByRole('link').textContent).toBe('童鞋')
  cleanup()
  draw('/categories?cat_id=nosuch')
  expect(current()).toBe('时尚服饰')
})

test('a shop without categories says so', () => {
  drawSection(<Render />, '/categories', { categories: { data: [] } })
  expect(screen.getByText('暂无商品分类')).toBeTruthy()
})
