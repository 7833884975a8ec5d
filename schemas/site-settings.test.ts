import { describe, expect, it } from 'vitest'
import api from './api/admin-settings.json'
import { catalogue } from './generated/catalogue'
import { validators } from './generated/validators/all'
import type { JsonObject } from './page'
import { fillSetting, problemsOfSetting, settingNames } from './site-settings'

const item = (more: JsonObject = {}) => ({ items: [{ title: '客服', ...more }] })
const shown = (name: Parameters<typeof problemsOfSetting>[0], value: JsonObject) =>
  problemsOfSetting(name, value).map(({ path, message }) => [path, message])

describe('settings by schema', () => {
  it('the API lists exactly the settings with a schema', () => {
    expect(settingNames.toSorted()).toEqual(api.definitions.SettingName.enum.toSorted())
  })

  it('no setting is a widget', () => {
    for (const name of settingNames) {
      expect(catalogue).not.toHaveProperty(name)
      expect(validators).not.toHaveProperty(name)
    }
  })

  it.each(settingNames)('%s is complete and valid with its defaults alone', (name) => {
    expect(problemsOfSetting(name, { ...fillSetting(name) } as JsonObject)).toEqual([])
    expect(Object.keys(fillSetting(name)).length).toBeGreaterThan(0)
  })

  it('defaults reach into lists', () => {
    expect(fillSetting('side_menu', item())).toMatchObject({
      items: [{ title: '客服', icon: 'service', imgUrl: '', pathData: {}, newTab: false }],
    })
  })

  it('reports problems with message and path', () => {
    expect(shown('side_menu', item({ title: '' }))).toEqual([['/props/items/0/title', '请输入菜单名称']])
    expect(shown('side_menu', { items: [{}] })).toEqual([['/props/items/0/title', '请输入菜单名称']])
    expect(shown('side_menu', { items: Array.from({ length: 9 }, () => ({ title: '项' })) })).toEqual([
      ['/props/items', '最多添加8个菜单项'],
    ])
    expect(shown('side_menu', item({ imgUrl: 'javascript:alert(1)' }))[0]?.[0]).toBe('/props/items/0/imgUrl')
    expect(shown('shop_info', { licence_link: 'example.com' })).toEqual([
      ['/props/licence_link', '链接地址须以 / 或 http(s):// 开头，且不含空格'],
    ])
    expect(shown('shop_info', { service_phone: '打电话' })).toEqual([
      ['/props/service_phone', '客服电话只能包含数字和 -，3 到 20 位'],
    ])
    const refused = [['/props/service_link', '在线客服链接须以 http(s):// 或 tel: 开头，且不含空格']]
    for (const service_link of [
      'javascript:alert(1)',
      '/chat',
      'mailto:a@b.cn',
      'https://',
      'tel:我',
      'https://a b',
    ])
      expect(shown('shop_info', { service_link })).toEqual(refused)
    for (const service_link of ['', 'tel:400-000-0000', 'https://kf.example/?o={order_id}'])
      expect(shown('shop_info', { service_link })).toEqual([])
    expect(shown('tdk', { unknown: 1 }).map(([path]) => path)).toEqual(['/props/unknown'])
  })

  it('a link with a kind needs its target, as in a widget', () => {
    expect(shown('side_menu', item({ pathData: { linkPage: 'goods' } }))).toEqual([
      ['/props/items/0/pathData', '链接类型为“商品”时应填写 goods_id 或 itemId 或 item_id'],
    ])
    expect(shown('side_menu', item({ pathData: { linkPage: 'goods', goods_id: '101' } }))).toEqual([])
  })
})
