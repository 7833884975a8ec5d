import { describe, expect, it } from 'vitest'
import { sharePage } from './share.actions'

const SAID = {
  item_name: '短袖 & T恤',
  brief: '透气 #1',
  link: 'https://shop.example/items/101?distributor_id=2',
  pics: [
    { url: 'https://shop.example/code', isCode: true },
    { url: '/media/101.webp', isCode: false },
  ],
}
const read = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address)
  return { page: origin + pathname, ...Object.fromEntries(searchParams) }
}

describe('the share pages of other sites', () => {
  it('微博 is told the address, the title and the picture', () => {
    expect(read(sharePage('weibo', SAID))).toEqual({
      page: 'https://service.weibo.com/share/share.php',
      url: SAID.link,
      title: SAID.item_name,
      pic: 'https://shop.example/media/101.webp',
    })
  })

  it.each([
    ['qq', 'https://connect.qq.com/widget/shareqq/index.html'],
    ['qzone', 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey'],
  ] as const)('%s is told the text as well', (site, page) => {
    expect(read(sharePage(site, SAID))).toEqual({
      page,
      url: SAID.link,
      title: SAID.item_name,
      summary: SAID.brief,
      pics: 'https://shop.example/media/101.webp',
    })
  })

  it('what a product does not have is not said', () => {
    const query = read(sharePage('qq', { ...SAID, brief: '', pics: [] }))
    expect(Object.keys(query)).toEqual(['page', 'url', 'title'])
  })
})
