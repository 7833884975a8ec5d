import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import type { GoodsDetail, PcQrcodeAnswer, ShareItemAnswer } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { goods } from '../../db/schema'
import { linesOf, letters, widthOf } from '../../fonts/letters'

const style = { size: 20, colour: '#000000', weight: 'regular' as const }

describeApi('goods/share/items', (open) => {
  const share = (id: string, query = '') => open().data<ShareItemAnswer>(`/goods/share/items/${id}${query}`)
  const fetch = (address: string) => {
    const { pathname, search, host } = new URL(address)
    return open().app.inject({ url: pathname + search, headers: { host } })
  }

  it('returns the product, its pictures and its link in this shop', async () => {
    const shared = await share('10102', '?distributor_id=1')
    expect(shared).toMatchObject({
      item_id: '10102',
      goods_id: '101',
      link: 'http://hean.localhost/items/10102?distributor_id=1',
    })
    expect(shared.pics.filter(({ isCode }) => isCode)).toEqual([{ url: shared.weixin_qrcode, isCode: true }])
    expect((await share('10102', '?distributor_id=nobody')).link).toBe('http://hean.localhost/items/10102')
    expect((await open().get('/goods/share/items/nobody')).statusCode).toBe(404)
  })

  it('code and picture are drawn in bounded sizes, and cached for ever by their content', async () => {
    const shared = await share('101')
    const code = await fetch(shared.weixin_qrcode)
    expect(await sharp(code.rawPayload).metadata()).toMatchObject({ format: 'png', width: 360, height: 360 })
    const picture = await fetch(shared.downWeixinImgLink)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 880,
    })
    expect(picture.headers['cache-control']).toContain('immutable')
    expect(picture.rawPayload.length).toBeLessThan(300_000)
    const unnamed = await fetch(shared.downWeixinImgLink.replace(/v=\w+/, 'v=old'))
    expect(unnamed.headers['cache-control']).toBe('no-cache')
    expect(unnamed.rawPayload.equals(picture.rawPayload)).toBe(true)
  })

  it('another name gives another picture', async () => {
    const before = await share('102')
    await open()
      .database.db.update(goods)
      .set({ item_name: '改了名字的商品 🎁' })
      .where(eq(goods.goods_id, '102'))
    const after = await share('102')
    expect(after.downWeixinImgLink).not.toBe(before.downWeixinImgLink)
    expect((await fetch(after.downWeixinImgLink)).statusCode).toBe(200)
  })

  it('members’ prices are not shared', async () => {
    const member = await newMember(open().app, {
      row: { vip_grade_id: 'v1', vip_until: new Date('2099-01-01') },
    })
    const [own, shared] = await Promise.all([
      member.data<GoodsDetail>('/goods/items/103'),
      member.data<ShareItemAnswer>('/goods/share/items/103'),
    ])
    expect(own.member_price).toBeLessThan(own.price)
    expect(shared.price).toBe((await share('103')).price)
    expect(JSON.stringify(shared)).not.toContain('member_price')
  })

  it.each(['/items/101', 'http://hean.localhost/items/101', '/', '/custompage?pageid=1&x=中文'])(
    'pcqrcode draws the own address %s',
    async (path) => {
      const { qrcodeImage, link } = await open().data<PcQrcodeAnswer>(
        `/pcqrcode?path=${encodeURIComponent(path)}&size=200`,
      )
      expect(link).toMatch(/^http:\/\/hean\.localhost\//)
      const png = Buffer.from(qrcodeImage.replace('data:image/png;base64,', ''), 'base64')
      expect(await sharp(png).metadata()).toMatchObject({ width: 200, height: 200 })
    },
  )

  it.each([
    ['article_id=101', '/article/detail/101'],
    ['content_id=101', '/article/detail/101'],
    ['item_id=10102', '/items/10102'],
    ['item_id=../cart', '/items/..%2Fcart'],
  ])('the content QR: ?%s leads to %s', async (query, path) => {
    const { link, qrcodeImage } = await open().data<PcQrcodeAnswer>(`/pcqrcode?${query}`)
    expect([link, qrcodeImage.slice(0, 22)]).toEqual([
      `http://hean.localhost${path}`,
      'data:image/png;base64,',
    ])
  })

  it.each([
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'http://songjian.localhost/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@hean.localhost/',
    'http://[',
  ])('pcqrcode refuses %s', async (path) => {
    const { statusCode, payload } = await open().app.inject({
      url: `${API_BASE}/pcqrcode?path=${encodeURIComponent(path)}`,
      headers: { host: 'hean.localhost' },
    })
    expect([statusCode, Object.keys(JSON.parse(payload).data.errors)]).toEqual([422, ['path']])
  })

  it('lettering draws any Chinese text, breaks it into lines and shortens the last', () => {
    const text = '重磅纯棉短袖T恤 男款 2026 夏季新款限量发售'
    const lines = linesOf(text, 20, 120, 3)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.every((line) => widthOf(line, 20) <= 120)).toBe(true)
    expect(linesOf('短', 20, 120, 3)).toEqual(['短'])
    expect(letters('鱻龘', 0, 0, style).match(/ d="M/g)).toHaveLength(2)
    expect(letters('<&"', 0, 0, style)).not.toMatch(/<&|&"/)
  })
})
