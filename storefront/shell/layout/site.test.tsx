import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EMPTY_LIVE, INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPageProps } from '@schemas/fill'
import { fillSetting } from '@schemas/site-settings'
import type { JsonObject } from '@schemas/page'
import { SideMenu } from './SideMenu'
import { SiteInfo } from './SiteInfo'
import { PreviewBar } from './TopBar'

const context = {
  mode: 'render' as const,
  page: fillPageProps({}),
  shop: visitorShop(EMPTY_LIVE, '/'),
  actions: INERT_ACTIONS,
}

function drawMenu(...items: JsonObject[]): string {
  return renderToStaticMarkup(
    <RenderProvider value={context}>
      <SideMenu items={fillSetting('side_menu', { items }).items} />
    </RenderProvider>,
  )
}
const drawInfo = (info: Partial<ComponentProps<typeof SiteInfo>>) =>
  renderToStaticMarkup(<SiteInfo icp_number="" licence_link="" service_phone="" service_link="" {...info} />)

describe('the floating side menu', () => {
  it('is a named list of plain links, with the way back to the top', () => {
    const html = drawMenu({ title: '购物车', icon: 'cart', pathData: { linkPage: 'page', url: '/cart' } })
    expect(html).toContain('<nav')
    expect(html).toContain('aria-label="侧边菜单"')
    expect(html).toMatch(/<a[^>]* href="\/cart"[^>]*>.*data-icon="cart".*购物车/)
    expect(html).toMatch(/href="#root".*返回顶部/)
  })

  it('a picture stands instead of the icon; one that is no picture does not', () => {
    expect(drawMenu({ title: '甲', imgUrl: '/media/a.png' })).toMatch(/<img src="\/media\/a\.png" alt=""/)
    expect(drawMenu({ title: '甲', imgUrl: 'javascript:alert(1)' })).not.toContain('<img')
  })

  it('opens a new tab only where it says so, and never hands over the window', () => {
    const pathData = { linkPage: 'href', href: 'https://kf.example/' }
    expect(drawMenu({ title: '客服', pathData })).not.toContain('_blank')
    expect(drawMenu({ title: '客服', pathData, newTab: true })).toMatch(
      /href="https:\/\/kf\.example\/"[^>]*target="_blank" rel="noopener noreferrer"/,
    )
  })

  it('a link that leads nowhere is no link', () => {
    const html = drawMenu({
      title: '客服',
      newTab: true,
      pathData: { linkPage: 'href', href: 'javascript:1' },
    })
    expect(html).not.toContain('javascript')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})

describe('the line below the footer', () => {
  it('shows phone, licence and registration, each only where it is given', () => {
    const html = drawInfo({
      icp_number: '沪ICP备1号',
      licence_link: '/licence.png',
      service_phone: '400-000-0000',
    })
    expect(html).toContain('客服电话：<a href="tel:400-000-0000">400-000-0000</a>')
    expect(html).toContain('<a href="/licence.png">营业执照</a>')
    expect(html).toMatch(/<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>沪ICP备1号<\/a>/)
    expect(drawInfo({ icp_number: '沪ICP备1号' })).not.toMatch(/客服电话|营业执照/)
    expect(drawInfo({})).toBe('')
  })

  it('a licence that leads nowhere is left out', () => {
    expect(drawInfo({ licence_link: 'javascript:alert(1)' })).toBe('')
  })
})

it('a preview says so, and which moment it shows', () => {
  const html = renderToStaticMarkup(<PreviewBar at="2026-11-11 00:00:00" />)
  expect(html).toContain('预览 2026-11-11 00:00:00')
  expect(html).toContain('role="note"')
})
