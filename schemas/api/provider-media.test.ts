import { expect, it } from 'vitest'
import { asProviderSaid, withProviderMedia } from './provider-media'

const BASE = 'https://shop.example/api/h5app/wxapp'

it('addresses of the provider lead to it, and go back as it gave them', () => {
  const said = { pic: '/media/a.webp', html: '<img src="/media/b.webp">', path: '/items/1', name: '/mediaX' }
  const shown = JSON.parse(withProviderMedia(JSON.stringify(said), BASE))
  expect(shown).toEqual({
    ...said,
    pic: 'https://shop.example/media/a.webp',
    html: '<img src="https://shop.example/media/b.webp">',
  })
  const file = new Blob(['x'])
  expect(
    asProviderSaid({ pics: [shown.pic, 'https://else.example/media/a.webp'], file, num: 1 }, BASE),
  ).toEqual({
    pics: ['/media/a.webp', 'https://else.example/media/a.webp'],
    file,
    num: 1,
  })
})
