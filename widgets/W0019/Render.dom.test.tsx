import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Actions, NearbyShops, Position } from '@engine'
import type { LiveShop } from '@schemas/generated/types'
import { draw, widgetView, type DrawOptions } from '@tests/helpers/drawn-widgets'
import nearby from './index'

const tag = (tag_id: string) => ({ tag_id, tag_name: `标签${tag_id}` })
const row = (id: number, ...tags: string[]): LiveShop => ({
  distributor_id: String(id),
  name: `店铺${id}`,
  logo: '',
  banner: '',
  address: `${id}号`,
  tagList: tags.map(tag),
})
const HERE: Position = { lat: 30, lng: 120, province: '浙江省', city: '杭州市', area: '西湖区' }
const answer: NearbyShops = {
  list: Array.from({ length: 12 }, (_, index) => row(index, index === 11 ? 'b' : 'a')),
  tagList: [tag('a'), tag('b')],
}

/** Renders and waits for the first answer. */
async function open(actions: Partial<Actions> = {}, options: DrawOptions = {}) {
  const asked = vi.fn<Actions['nearbyShops']>(async () => answer)
  draw(nearby, { ...options, actions: { nearbyShops: asked, ...actions } })
  await act(async () => {})
  return asked
}
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.replace('进店逛逛', ''))
const tab = (name: string) => screen.getByRole('tab', { name })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('W0019', () => {
  it('asks by a position available without a prompt, else for the fallback area', async () => {
    expect((await open()).mock.calls).toEqual([[null]])
    cleanup()
    expect((await open({ knownPosition: async () => HERE })).mock.calls).toEqual([[HERE]])
    expect(screen.getByRole('button', { name: /定位/ }).textContent).toContain('西湖区')
  })

  it('W0019 no latitude: the fallback area, not a failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked = await open({ knownPosition: () => Promise.reject(new Error('denied')) })
    expect(asked.mock.calls).toEqual([[null]])
    expect(warned).toHaveBeenCalledOnce()
  })

  it('a distance is shown with its unit', async () => {
    const list = [{ ...row(1), distance_show: '4.5', distance_unit: 'km' }]
    await open({ nearbyShops: async () => ({ list, tagList: [] }) })
    expect(screen.getByText('4.5km')).toBeTruthy()
  })

  it('a shop with an address has a way there, to its place where that is known', async () => {
    const list = [{ ...row(1), lng: '116.3', lat: '40.1' }, row(2), { ...row(3), address: '' }]
    await open({ nearbyShops: async () => ({ list, tagList: [] }) })
    const way = (name: string) => screen.queryByRole('link', { name: `导航 ${name}` })?.getAttribute('href')
    expect(way('店铺1')).toContain('/navigation?to=116.3%2C40.1')
    expect(way('店铺2')).toContain('/search?keyword=2')
    expect(way('店铺3')).toBeUndefined()
  })

  it('W0019 at most 10 shops, each leading to its page', async () => {
    await open()
    expect(names()).toHaveLength(10)
    expect(screen.getByRole('link', { name: /^店铺3/ }).getAttribute('href')).toBe(
      '/shops/info?distributor_id=3',
    )
  })

  it('W0019 a tag tab shows the shops with that tag, 全部 all of them', async () => {
    await open()
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['全部', '标签a', '标签b'])
    fireEvent.mouseEnter(tab('标签b'))
    expect(names()).toHaveLength(10)
    fireEvent.click(tab('标签b'))
    expect(names()).toEqual(['店铺1111号标签b导航'])
    fireEvent.keyDown(tab('标签b'), { key: 'Home' })
    expect(names()).toHaveLength(10)
  })

  it('W0019 selectTagList limits the tabs; a tag without shops shows a link to more', async () => {
    await open({}, { props: { selectTagList: [tag('c')] } })
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['全部', '标签c'])
    fireEvent.click(tab('标签c'))
    const empty = within(screen.getByRole('tabpanel'))
    expect(empty.getByText('附近暂无商家')).toBeTruthy()
    expect(empty.getByRole('link').getAttribute('href')).toBe('/shops/near')
  })

  it('定位 starts the sequence: position, then its shops', async () => {
    const locate = vi.fn<Actions['locate']>(async () => HERE)
    const asked = await open({ locate })
    fireEvent.click(screen.getByRole('button', { name: '定位' }))
    expect(screen.getByRole('button', { name: '定位中…' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => {})
    expect(asked.mock.calls).toEqual([[null], [HERE]])
    expect(locate).toHaveBeenCalledOnce()
  })

  it('a refused position keeps the listed shops', async () => {
    const asked = await open({ locate: async () => null })
    fireEvent.click(screen.getByRole('button', { name: '定位' }))
    await act(async () => {})
    expect(asked).toHaveBeenCalledOnce()
    expect(names()).toHaveLength(10)
    expect(screen.getByRole('button', { name: '定位' })).toBeTruthy()
  })

  it('a failure offers 重试, beside older shops too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let fails = true
    const nearbyShops = async () => (fails ? Promise.reject(new Error('HTTP 500')) : answer)
    await open({ nearbyShops })
    expect(screen.getByRole('alert').textContent).toBe('附近商家加载失败重试')
    fails = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await act(async () => {})
    expect([names().length, screen.queryByRole('alert')]).toEqual([10, null])
    cleanup()
    fails = true
    const saved = { distributor_id: '1', name: '旧' }
    await open({ nearbyShops }, { props: { data: [saved] }, live: { shop: { '1': row(1) } } })
    expect([names().length, screen.getByRole('alert').textContent]).toEqual([1, '附近商家加载失败重试'])
  })

  it('shows two rows of skeletons for the default height of 565 until shops are known', async () => {
    await open({ nearbyShops: () => new Promise(() => {}) })
    expect(screen.getByRole('status', { name: '正在查找附近的商家…' }).children).toHaveLength(10)
    cleanup()
    await open({ nearbyShops: async () => ({ list: [], tagList: [] }) })
    expect(screen.getByText('附近暂无商家')).toBeTruthy()
  })

  it('the server renders the saved shops with their live rows, without closed ones', () => {
    const data = [
      { distributor_id: '1', name: '旧名' },
      { distributor_id: '2', name: '已关' },
    ]
    const html = renderToString(widgetView(nearby, { props: { data }, live: { shop: { '1': row(1, 'a') } } }))
    expect(html).toContain('店铺1')
    expect(html).toContain('标签a')
    expect(html).not.toMatch(/旧名|已关/)
  })

  it('design mode sends no request and renders placeholders in the available space', async () => {
    const asked = await open({}, { mode: 'design' })
    fireEvent.click(screen.getByRole('button', { name: '定位' }))
    await act(async () => {})
    expect(asked).not.toHaveBeenCalled()
    expect(names()).toEqual(Array.from({ length: 10 }, () => '商铺名称'))
    expect(screen.queryByRole('link', { name: '商铺名称' })).toBeNull()
  })

  it('W0019 title, more link and border follow the panel', async () => {
    const props = {
      text: '门店',
      wgtTitleBorderRadius: false,
      moreText: '全部门店',
      moreLinkData: { linkPage: 'page', url: '/store' },
      wgtMoreRightMargin: 24,
      columnNums: 4,
      wgtShopBorder: true,
      wgtShopBorderWidth: 3,
      wgtShopBorderColor: '#123456',
    }
    await open({}, { props })
    expect(screen.getByRole('heading', { level: 2, name: '门店' }).className).not.toMatch(/round/)
    const more = screen.getByRole('link', { name: '全部门店' })
    expect([more.getAttribute('href'), more.style.marginRight]).toEqual(['/store', '24px'])
    expect(screen.getByRole('list').style.gridTemplateColumns).toContain('repeat(4')
    expect(screen.getByRole('link', { name: /^店铺3/ }).style.borderWidth).toBe('3px')
  })

  it('the page is rendered with the shops of the fallback area, which are not requested again', async () => {
    const nearbyShops = vi.fn<Actions['nearbyShops']>(async () => ({ list: [], tagList: [] }))
    const shop = { distributor_id: '1', name: '昌平店', logo: '', banner: '', address: '', tagList: [] }
    draw(nearby, { live: { nearby: { list: [shop], tagList: [] } }, actions: { nearbyShops } })
    expect(screen.getByText('昌平店')).toBeTruthy()
    await act(async () => {})
    expect(nearbyShops).not.toHaveBeenCalled()
    expect(screen.getByText('昌平店')).toBeTruthy()
  })
})
