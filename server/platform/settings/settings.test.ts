import type { AuditEntry } from '@schemas/generated/api'
import type { Viewport } from '@schemas/site-base'
import { fillSetting } from '@schemas/site-settings'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { beforeAll, expect, it } from 'vitest'
import { hean } from '../../demo/hean'
import { sessionBell } from '../../back-office'
import { PageDataService } from '../../content/pages/page-data'

interface Setting {
  name: string
  value: Record<string, unknown>
}

describeApi('settings', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })
  const read = (name: string, who = owner) => who.data<Setting>(`/settings/${name}`)
  const save = (name: string, value: unknown, who = owner) =>
    who.call(`/settings/${name}`, { method: 'PUT', body: { value } })
  const log = async (name: string) =>
    (await owner.data<{ list: AuditEntry[] }>(`/audit?subject=setting&subject_id=${name}`)).list
  const home = async (company_id = '1', viewport: Viewport = 'pc') => {
    const service = new PageDataService(open().app.log)
    const place = { viewport, base: '', path: '/' } as const
    return (await service.assemble(open().database.db, { company_id, ...place, body: { type: 'home' } })).data
  }

  it('open windows read their session again for those that sessions hold, not for the others', async () => {
    let rung = 0
    const stop = sessionBell.listen(() => void rung++)
    const rings = async (name: string, value: object) => {
      const before = rung
      expect((await save(name, { ...(await read(name)).value, ...value })).statusCode).toBe(200)
      return rung - before
    }
    expect(await rings('after_sale', { remind_intro: '请保留吊牌' })).toBe(0)
    expect(await rings('theme', { primaryColor: '#27508F' })).toBe(1)
    stop()
    await save('theme', hean.settings.theme)
  })

  it('each has a title, and its value comes with every default', async () => {
    const list = await owner.data<{ name: string; title: string }[]>('/settings')
    expect(list).toEqual([
      { name: 'shop_info', title: '店铺信息' },
      { name: 'theme', title: '店铺主题' },
      { name: 'side_menu', title: '侧边菜单' },
      { name: 'phone_bar', title: '手机导航' },
      { name: 'login_page', title: '登录页' },
      { name: 'tdk', title: '搜索引擎信息' },
      { name: 'trade', title: '交易设置' },
      { name: 'after_sale', title: '售后与评价' },
      { name: 'points_mall', title: '积分商城' },
      { name: 'staff_purchase', title: '员工内购' },
      { name: 'privacy_notice', title: '隐私提示' },
      { name: 'analytics', title: '访问统计' },
      { name: 'operator_sign_in', title: '运营人员登录' },
      { name: 'size_charts', title: '尺码表' },
    ])
    expect(await read('login_page')).toEqual({ name: 'login_page', value: { background: '', logo: '' } })
    expect((await read('shop_info')).value).toEqual(hean.settings.shop_info)
    expect((await owner.call('/settings/pageparams')).statusCode).toBe(422)
  })

  it('a saved setting takes effect on the shopper’s next page', async () => {
    const items = [
      { title: '客服', pathData: { linkPage: 'href', href: 'https://kf.example/' }, newTab: true },
    ]
    const saved = await save('side_menu', { items })
    expect(saved.json().data.value).toEqual(fillSetting('side_menu', { items }))
    await save('shop_info', { shop_name: '新禾岸', icp_number: '沪ICP备1号', service_phone: '400-1' })
    await save('analytics', { script: '/media/count.js' })
    const { site, shopName } = await home()
    expect(site).toEqual({
      menu: [{ ...items[0], icon: 'service', imgUrl: '' }],
      info: { icp_number: '沪ICP备1号', licence_link: '', service_phone: '400-1', service_link: '' },
      analytics: '/media/count.js',
    })
    expect(shopName).toBe('新禾岸')
    expect((await owner.data<{ shop_name: string }>('/session')).shop_name).toBe('新禾岸')
    // the other company's pages stay as they are
    expect((await home('2')).site).toEqual({
      menu: [],
      info: { icp_number: '', licence_link: '', service_phone: '', service_link: '' },
      analytics: '',
    })
  })

  it('a phone’s page comes with the tab bar that the shop has chosen, a desktop’s without', async () => {
    const items = [
      { title: '首页', icon: 'home', pathData: { linkPage: 'page', url: '/' } },
      { title: '门店', icon: 'shop', pathData: { linkPage: 'page', url: '/shops/near' } },
    ]
    expect(
      (await save('phone_bar', { items: items.slice(0, 1) })).json().data.details.problems[0],
    ).toMatchObject({ path: '/props/items', message: '底部导航至少2项' })
    await save('phone_bar', { items, activeColor: '#cc0000' })
    expect((await home('1', 'h5')).site?.phone).toEqual(
      fillSetting('phone_bar', { items, activeColor: '#cc0000' }),
    )
    expect((await home('2', 'h5')).site?.phone?.items.map(({ title }) => title)).toEqual([
      '首页',
      '分类',
      '购物车',
      '我的',
    ])
  })

  it('the theme reaches the shopper’s next page and the operator’s session, of this shop alone', async () => {
    const service = new PageDataService(open().app.log)
    const themeOf = async (company_id: string) => {
      const body = { type: 'home' } as const
      return (
        await service.assemble(open().database.db, { company_id, viewport: 'pc', base: '', path: '/', body })
      ).theme
    }
    const before = await themeOf('2')
    await save('theme', { primaryColor: '#7a1f4b', radius: 'round' })
    const theme = fillSetting('theme', { primaryColor: '#7a1f4b', radius: 'round' })
    expect(await themeOf('1')).toEqual(theme)
    expect((await owner.data<{ theme: unknown }>('/session')).theme).toEqual(theme)
    expect(await themeOf('2')).toEqual(before)
    expect((await save('theme', { radius: 'oval' })).statusCode).toBe(422)
  })

  it('the site’s texts reach the head of the page and gettdk', async () => {
    const tdk = { title: '新标题', mate_keywords: '甲,乙', mate_description: '描述' }
    expect((await save('tdk', tdk)).statusCode).toBe(200)
    expect(await home()).toMatchObject({ title: '新标题' })
    expect(await open().data('/pagestemplate/gettdk')).toEqual(tdk)
  })

  it('a change is recorded with old and new values; saving the same value is no change', async () => {
    const before = (await read('login_page')).value
    await save('login_page', { logo: '/media/logo.webp' })
    await save('login_page', { logo: '/media/logo.webp', background: '' })
    expect(await log('login_page')).toMatchObject([
      {
        action: 'setting.change',
        title: '登录页',
        operator_id: owner.operator_id,
        before,
        after: { background: '', logo: '/media/logo.webp' },
      },
    ])
  })

  it('an invalid value is rejected with its messages, and nothing is written', async () => {
    const before = await read('side_menu')
    const answer = await save('side_menu', { items: [{ title: '' }, { title: '好', icon: 'rocket' }] })
    expect(answer.statusCode).toBe(422)
    const { errors, details } = answer.json().data
    expect(errors['/props/items/0/title']).toEqual(['请输入菜单名称'])
    expect(Object.keys(errors)).toEqual(['/props/items/0/title', '/props/items/1/icon'])
    expect(details.problems).toHaveLength(2)
    expect(await read('side_menu')).toEqual(before)
    expect((await save('side_menu', { items: '…' })).statusCode).toBe(422)
    expect((await save('side_menu', [])).statusCode).toBe(422)
  })

  it('only owners change settings', async () => {
    const editor = await signInAs(open().app, 'editor')
    expect((await save('tdk', {}, editor)).statusCode).toBe(403)
    expect((await read('tdk', editor)).name).toBe('tdk')
  })
})
