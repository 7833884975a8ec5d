import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, afterEach, expect, test } from 'vitest'
import { withQuery } from '../routing/query'
import { drawSection } from '@tests/helpers/storefront-sections'
import { SearchForm } from './SearchForm'
import { loadRouter } from '../router/navigate'

beforeAll(() => loadRouter())

afterEach(cleanup)

const draw = (value: string) =>
  drawSection(
    <SearchForm
      href="/member/trade?status=5"
      name="q"
      value={value}
      label="搜索订单"
      hint="订单编号"
      narrowed={value !== ''}
      hrefOf={(said) => withQuery('/member/trade', said)}
    />,
    '/member/trade',
  )

test('a search keeps what the list says else, and loads no page', () => {
  draw('')
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索订单' }), { target: { value: '衬衫' } })
  fireEvent.click(screen.getByRole('button', { name: '搜索' }))
  expect(location.pathname + decodeURI(location.search)).toBe('/member/trade?status=5&q=衬衫')
  expect(screen.queryByRole('link', { name: '清除条件' })).toBeNull()
})

test('what is searched for can be cleared; before any script it is a form like others', () => {
  const { container } = draw('衬衫')
  expect(screen.getByRole('link', { name: '清除条件' }).getAttribute('href')).toBe('/member/trade?status=5')
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/member/trade')
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.name).toBe('status')
})
