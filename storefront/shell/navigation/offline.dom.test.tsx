import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserRegistry } from '../../app/registry'
import { Storefront } from '../../app/Storefront'
import { navigate } from '../router/navigate'
import { refreshPage } from '../state/refresh-page'
import { pageData, servePages } from '@tests/helpers/storefront-navigation'

let offline = false
const asked: string[] = []

servePages('/store', (path) => {
  asked.push(path)
  if (offline) throw new TypeError('Failed to fetch')
  return pageData(path)
})

beforeEach(async () => {
  offline = false
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await act(async () =>
    render(<Storefront first={pageData('/store')} registry={browserRegistry(Promise.resolve(), {})} />),
  )
  await act(async () => navigate('/news'))
  await waitFor(() => {
    if (document.title !== '/news') throw new Error('the page is not there yet')
  })
  asked.length = 0
  offline = true
})

const message = () => screen.findByText('网络已断开')
const again = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
const place = () => [location.pathname, document.title, (history.state as { idx: number }).idx]

test('a link without a network leaves page, address and place in the history; 重试 follows it', async () => {
  const before = place()
  await act(async () => navigate('/faqs'))
  await message()
  await waitFor(() => expect(place()).toEqual(before))
  await again()
  await message()
  expect(asked).toEqual(['/faqs', '/faqs'])
  offline = false
  await again()
  await waitFor(() => expect([location.pathname, document.title]).toEqual(['/faqs', '/faqs']))
  expect(screen.queryByText('网络已断开')).toBeNull()
})

test('Back without a network stays too, and another link takes the message away', async () => {
  const before = place()
  await act(async () => history.back())
  await message()
  await waitFor(() => expect(place()).toEqual(before))
  offline = false
  await act(async () => navigate('/faqs'))
  await waitFor(() => expect(document.title).toBe('/faqs'))
  expect(screen.queryByText('网络已断开')).toBeNull()
})

test('a refresh without a network says so and is made up for by 重试', async () => {
  await act(async () => refreshPage())
  await message()
  expect(location.pathname).toBe('/news')
  offline = false
  await again()
  await waitFor(() => expect(asked).toEqual(['/news', '/news']))
  expect(screen.queryByText('网络已断开')).toBeNull()
})
