import { expect, it } from 'vitest'
import type { Address, LegacyAddress, MemberAddressListAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'

const CONTENT = {
  username: '沈青禾',
  telephone: '13800138000',
  province: '北京市',
  city: '北京市',
  county: '昌平区',
  adrdetail: '回龙观西大街1号',
}

describeApi('addresses', (open) => {
  const member = () => newMember(open().app)
  const add = (who: SignedInMember, more: object = {}) =>
    who.data<Address>('/member/address', { method: 'POST', body: { ...CONTENT, ...more } })
  const refused = async (who: SignedInMember, more: object) => {
    const answer = await who.call('/member/address', { method: 'POST', body: { ...CONTENT, ...more } })
    return [answer.statusCode, answer.json().data.errors ?? answer.json().msg]
  }
  const list = async (who: SignedInMember) =>
    (await who.data<MemberAddressListAnswer>('/member/addresslist')).list
  const defaults = async (who: SignedInMember) =>
    (await list(who)).filter(({ is_def }) => is_def === 1).map(({ adrdetail }) => adrdetail)

  it('an address is returned as written, with its area in one text', async () => {
    const me = await member()
    const address = await add(me, { postalCode: '102208', lng: 116.33, lat: 40.07 })
    expect(address).toMatchObject({
      ...CONTENT,
      area: '北京市昌平区',
      postalCode: '102208',
      is_def: 1,
      lng: 116.33,
      lat: 40.07,
    })
    expect(await me.data(`/member/address/${address.address_id}`)).toEqual(address)
  })

  it('the first is the default, another one on request; never two', async () => {
    const me = await member()
    await add(me, { adrdetail: '一', is_def: 0 })
    await add(me, { adrdetail: '二' })
    expect(await defaults(me)).toEqual(['一'])
    await add(me, { adrdetail: '三', is_def: 1 })
    expect(await defaults(me)).toEqual(['三'])
    expect((await list(me)).map(({ adrdetail }) => adrdetail)).toEqual(['三', '二', '一'])
  })

  it('PUT and POST change an address; absent default and location are kept', async () => {
    const me = await member()
    const { address_id } = await add(me, { lng: 116, lat: 40 })
    for (const method of ['PUT', 'POST'] as const) {
      const body = { ...CONTENT, adrdetail: `${method} 2号` }
      const changed = await me.data<Address>(`/member/address/${address_id}`, { method, body })
      expect(changed).toMatchObject({ adrdetail: `${method} 2号`, is_def: 1, lng: 116 })
    }
    expect(await list(me)).toHaveLength(1)
  })

  it('after the default was deleted, the most recently changed one is the default', async () => {
    const me = await member()
    const first = await add(me, { adrdetail: '一' })
    const second = await add(me, { adrdetail: '二' })
    await add(me, { adrdetail: '三' })
    await me.data(`/member/address/${second.address_id}`, {
      method: 'PUT',
      body: { ...CONTENT, adrdetail: '二改' },
    })
    await me.data(`/member/address/${first.address_id}`, { method: 'DELETE' })
    expect(await defaults(me)).toEqual(['二改'])
  })

  it.each([['12800138000', '1380013800', '138001380000', '+8613800138000', '']])(
    'a number is 11 digits, 1 and then 3 to 9',
    async (...wrong) => {
      const me = await member()
      for (const telephone of wrong)
        expect(await refused(me, { telephone })).toEqual([422, { telephone: ['手机号码格式不正确'] }])
    },
  )

  it.each([
    [{ province: '西藏 自治区', city: '拉萨市', county: '城关区' }, '西藏 自治区 拉萨市 城关区'],
    [{ county: '没有区' }, '北京市 北京市 没有区'],
    [{ county: '' }, '北京市 北京市'],
  ])('freight needs a real place: %j is refused', async (place, sent) => {
    expect(await refused(await member(), place)).toEqual([
      422,
      { county: [`请选择正确的省市区，收到 ${sent}`] },
    ])
  })

  it('a city without counties needs none', async () => {
    const address = await add(await member(), { province: '广东省', city: '东莞市', county: '' })
    expect(address).toMatchObject({ area: '广东省东莞市', county: '' })
  })

  it('at most 50', async () => {
    const me = await member()
    for (let i = 0; i < 50; i++) await add(me, { adrdetail: String(i) })
    expect(await refused(me, {})).toEqual([422, '最多保存50个收货地址'])
    expect(await list(me)).toHaveLength(50)
  })

  it('another member’s address is not found, whatever is done with it', async () => {
    const [me, other] = [await member(), await member()]
    const { address_id } = await add(me)
    for (const method of ['GET', 'PUT', 'POST', 'DELETE'] as const) {
      const body = method === 'PUT' || method === 'POST' ? { body: CONTENT } : {}
      const answer = await other.call(`/member/address/${address_id}`, { method, ...body })
      expect([method, answer.statusCode]).toEqual([method, 404])
    }
    expect(await list(me)).toHaveLength(1)
  })

  it('member.address.*: by name or code, by GET or POST', async () => {
    const me = await member()
    const body = { name: '沈青禾', mobile: '13800138000', area: '310000/310100/310106', addr: '南京西路1号' }
    const added = await me.data<LegacyAddress>('/member.address.add', { method: 'POST', body })
    expect(added).toMatchObject({ name: '沈青禾', area: '上海市/上海市/静安区', def_addr: 1, zip: '' })
    const second = await me.data<LegacyAddress>(
      '/api?method=member.address.add&v=1&name=李禾&mobile=13800138001&area=广东省/东莞市&addr=莞太路2号',
    )
    expect(second).toMatchObject({ area: '广东省/东莞市', def_addr: 0 })
    await me.data(`/member.address.setDefault?addr_id=${second.addr_id}`)
    await me.data('/member.address.delete', { method: 'POST', body: { addr_id: added.addr_id } })
    const one = await me.data<{ list: LegacyAddress[] }>('/member.address.get', {
      method: 'POST',
      body: { addr_id: second.addr_id },
    })
    expect(one.list).toEqual([{ ...second, def_addr: 1 }])
  })
})
