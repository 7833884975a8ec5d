import { expect, test } from 'vitest'
import { mapLink, wayLink } from './map-link'

test('a map shows a shop where it stands, else looks for its address', () => {
  const shop = { lng: '116.3', lat: '40.1', name: '昌平店', store_address: '北京市昌平区' }
  const at = new URL(mapLink(shop))
  expect([at.pathname, at.searchParams.get('position'), at.searchParams.get('name')]).toEqual([
    '/marker',
    '116.3,40.1',
    '昌平店',
  ])
  const found = new URL(mapLink({ ...shop, lng: '', lat: '' }))
  expect([found.pathname, found.searchParams.get('keyword')]).toEqual(['/search', '北京市昌平区'])
})

test('a way leads to a shop where it stands, else to what is found for its address', () => {
  const shop = { lng: '116.3', lat: '40.1', name: '昌平店', store_address: '北京市昌平区' }
  const way = new URL(wayLink(shop))
  expect([way.pathname, way.searchParams.get('to')]).toEqual(['/navigation', '116.3,40.1,昌平店'])
  expect(wayLink({ ...shop, lng: '' })).toBe(mapLink({ ...shop, lng: '' }))
})
