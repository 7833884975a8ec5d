import { expect, it } from 'vitest'
import { asProviderSaid, withProviderMedia } from './provider-media'

const BASE = 'https://shop.example/api/h5app/wxapp'

it('addresses of the provider point to it, and are sent back unchanged', () => {
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

it('rewrites each of several comma-separated addresses in one string; other text stays', () => {
  const origin = 'https://shop.example'
  const said = {
    rate_pic:
      '/media/a.webp,/media/b.webp,https://else.example/c.webp,/api/h5app/wxapp/espier/pictures/d.webp',
    content: '好看,/media/ 里的图',
  }
  const shown = JSON.parse(withProviderMedia(JSON.stringify(said), BASE))
  expect(shown).toEqual({
    rate_pic: `${origin}/media/a.webp,${origin}/media/b.webp,https://else.example/c.webp,${origin}/api/h5app/wxapp/espier/pictures/d.webp`,
    content: said.content,
  })
  expect(asProviderSaid(shown, BASE)).toEqual(said)
})
