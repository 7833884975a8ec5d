import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  GoodsDetail,
  GoodsItemsAnswer,
  StaffActivityItemsAnswer,
  StaffAddressListAnswer,
  StaffAgreementAnswer,
  StaffLoginAnswer,
} from '@schemas/generated/api'
import { callShop, newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode, readCaptcha } from '@tests/helpers/sms'
import * as tables from '../../db/schema'

const company_id = '1'

describeApi('staff purchase', (open) => {
  const employ = async (more: Partial<typeof tables.staff.$inferInsert> = {}) => {
    const work_id = randomUUID().slice(0, 8)
    const row = { company_id, staff_id: work_id, work_id, name: '员工', mobile: freshMobile(), ...more }
    await open().database.db.insert(tables.staff).values(row)
    return row
  }
  const signIn = async (work_id: string, mobile: string) => {
    // a minute after the last code
    await open().database.db.delete(tables.attempt)
    const vcode = await newCode(open().app, mobile, 'staff')
    return callShop(open().app, '/staff/login', { method: 'POST', body: { work_id, vcode } })
  }
  /** An employee who has signed in; calls in that name. */
  const signedIn = async () => {
    const employee = await employ()
    const answer = await signIn(employee.work_id, employee.mobile)
    const { token } = answer.json<{ data: StaffLoginAnswer }>().data
    const headers = { authorization: `Bearer ${token}` }
    const data = async <T>(path: string) => {
      const { statusCode, payload } = await callShop(open().app, path, { headers })
      if (statusCode !== 200) throw new Error(`Expected 200 from ${path}, got ${payload}`)
      return JSON.parse(payload).data as T
    }
    return { ...employee, headers, data }
  }

  it('work id → masked number → code → a staff session; the employee becomes a member once', async () => {
    const { work_id, mobile } = await employ()
    const shown = await open().data<{ mobile: string }>(`/staff/mobile?work_id=${work_id}`)
    expect(shown.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    const first = await signIn(work_id, mobile)
    expect([first.statusCode, first.json().data.agreed]).toEqual([200, false])
    const members = () =>
      open()
        .database.db.select()
        .from(tables.member)
        .where(and(eq(tables.member.company_id, company_id), eq(tables.member.mobile, mobile)))
    const [made, ...others] = await members()
    expect([made?.mobile, others]).toEqual([mobile, []])
    await signIn(work_id, mobile)
    expect(await members()).toHaveLength(1)
  })

  it('an employee with a member account signs in as that member', async () => {
    const member = await newMember(open().app)
    const { work_id } = await employ({ mobile: member.mobile })
    expect((await signIn(work_id, member.mobile)).statusCode).toBe(200)
    const { staff } = tables
    const [row] = await open().database.db.select().from(staff).where(eq(staff.work_id, work_id))
    expect(row?.user_id).toBe(member.user_id)
  })

  it('an unknown work id is answered like any other', async () => {
    const { work_id, mobile } = await employ()
    const ask = async (id: string) => {
      const shown = await open().data<{ mobile: string }>(`/staff/mobile?work_id=${id}`)
      const body = { work_id: id, ...(await readCaptcha(open().app, 'staff')) }
      const sent = await callShop(open().app, '/staff/vcode', { method: 'POST', body })
      const refused = await callShop(open().app, '/staff/login', {
        method: 'POST',
        body: { work_id: id, vcode: '000000' },
      })
      return [shown.mobile, sent.statusCode, sent.payload, refused.statusCode, refused.payload]
    }
    const [unknown, known] = [await ask('nobody'), await ask(work_id)]
    expect(unknown.slice(1)).toEqual(known.slice(1))
    expect(unknown[0]).toMatch(/^1[3-9]\d\*{4}\d{4}$/)
    expect((await open().data<{ mobile: string }>('/staff/mobile?work_id=nobody')).mobile).toBe(unknown[0])
    expect(known[0]).not.toContain(mobile)
  })

  it('an employee who has left cannot sign in', async () => {
    const { work_id, mobile } = await employ({ disabled: true })
    expect((await signIn(work_id, mobile)).statusCode).toBe(422)
  })

  it('an employee who leaves is refused from the next request on', async () => {
    const { work_id, headers } = await signedIn()
    const call = () => callShop(open().app, '/staff/activity/items', { headers })
    expect((await call()).statusCode).toBe(200)
    await open()
      .database.db.update(tables.staff)
      .set({ disabled: true })
      .where(eq(tables.staff.work_id, work_id))
    expect((await call()).statusCode).toBe(403)
    expect((await callShop(open().app, '/staff/agreement', { headers })).json().data.agreed).toBe(false)
  })

  it('a number shared by two employees belongs to one member and one employee', async () => {
    const mobile = freshMobile()
    const [one, two] = [await employ({ mobile }), await employ({ mobile })]
    expect((await signIn(one.work_id, mobile)).statusCode).toBe(200)
    expect((await signIn(two.work_id, mobile)).statusCode).toBe(422)
  })

  it('a member who did not sign in as an employee gets 403, a visitor 401', async () => {
    const member = await newMember(open().app)
    for (const path of ['/staff/activity/items', '/lucky/activity/items', '/staff/address']) {
      expect((await member.call(path)).statusCode).toBe(403)
      expect((await callShop(open().app, path)).statusCode).toBe(401)
    }
  })

  it('activities list running items, at the employee’s price, with the rest of the limit', async () => {
    const { data } = await signedIn()
    const { list, count } = await data<StaffActivityItemsAnswer>('/staff/activity/items?pageSize=50')
    expect(list).toHaveLength(count)
    expect(list.every(({ activity_price, price }) => activity_price < price)).toBe(true)
    expect(list.map(({ product_type }) => product_type)).toEqual(expect.arrayContaining(['sale', 'normal']))
    const [first] = list
    expect([first?.limit_num, first?.bought, first?.left_num]).toEqual([2, 0, 2])
  })

  it('purchases count against the limit of their activity', async () => {
    const { data, mobile } = await signedIn()
    const t = tables
    const [member] = await open().database.db.select().from(t.member).where(eq(t.member.mobile, mobile))
    const before = await data<StaffActivityItemsAnswer>('/staff/activity/items')
    const { activity_id, item_id } = before.list[0] ?? {}
    await open()
      .database.db.insert(t.purchase_count)
      .values({
        company_id,
        user_id: member?.user_id ?? '',
        key: `staff:${activity_id}:${item_id}`,
        bought: 2,
      })
    const after = await data<StaffActivityItemsAnswer>('/staff/activity/items')
    expect(after.list[0]).toMatchObject({ item_id, bought: 2, left_num: 0 })
  })

  it('lucky bags: one is no longer valid; only employees see 特卖 and 福袋', async () => {
    const { data, headers } = await signedIn()
    const { list } = await data<StaffActivityItemsAnswer>('/lucky/activity/items')
    expect(list.map(({ product_type }) => product_type)).toEqual(['bag', 'bag', 'bag'])
    expect(list.map(({ valid_lucky }) => valid_lucky)).toEqual([0, 0, 1])
    const id = list[0]?.goods_id
    expect((await data<GoodsDetail>(`/goods/items/${id}`)).product_type).toBe('bag')
    expect((await data<GoodsItemsAnswer>(`/goods/items?goods_id=${id}`)).count).toBe(1)
    expect((await open().get(`/goods/items/${id}`)).statusCode).toBe(404)
    expect((await open().data<GoodsItemsAnswer>(`/goods/items?goods_id=${id}`)).count).toBe(0)
    expect(
      (await callShop(open().app, `/goods/items/${id}`, { headers })).headers['cache-control'],
    ).toContain('private')
  })

  it('an ordinary product with a staff price shows it, and costs employees less up to their limit', async () => {
    const { data } = await signedIn()
    const { list } = await data<StaffActivityItemsAnswer>('/staff/activity/items?pageSize=50')
    const item = list.find(({ staff_goods }) => staff_goods === 1)
    const detail = await data<GoodsDetail>(`/goods/items/${item?.item_id}`)
    expect(detail).toMatchObject({ staff_goods: 1, act_price: item?.activity_price, limit_num: 5 })
    const shown = await open().data<GoodsDetail>(`/goods/items/${item?.item_id}`)
    expect(shown.act_price).not.toBe(item?.activity_price)
    expect(shown.limit_num).toBe(0)
  })

  it('the current agreement is agreed to; a newer version must be read again', async () => {
    const { data, headers } = await signedIn()
    const agree = (version: number) =>
      callShop(open().app, '/staff/agreement', { method: 'POST', body: { version }, headers })
    expect(await data<StaffAgreementAnswer>('/staff/agreement')).toMatchObject({ version: 1, agreed: false })
    expect((await agree(1)).statusCode).toBe(200)
    expect((await data<StaffAgreementAnswer>('/staff/agreement')).agreed).toBe(true)
    const newer = { company_id, type: 'staff', version: 2, title: '员工内购协议', content: '<p>新</p>' }
    await open().database.db.insert(tables.protocol).values(newer)
    expect(await data<StaffAgreementAnswer>('/staff/agreement')).toMatchObject({ version: 2, agreed: false })
    expect((await agree(1)).statusCode).toBe(409)
    expect((await agree(2)).statusCode).toBe(200)
  })

  it('staff.address.list: the company’s places, with the employee as receiver', async () => {
    const place = {
      label: '总部前台',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      adrdetail: '文三路 1 号',
    }
    const { data, mobile } = await signedIn()
    // the demo has one, so that the picker is not empty
    expect((await data<StaffAddressListAnswer>('/staff/address')).count).toBe(1)
    const key = { company_id, name: 'staff_purchase' }
    await open()
      .database.db.insert(tables.setting)
      .values({ ...key, value: { addresses: [place] } })
      .onConflictDoUpdate({
        target: [tables.setting.company_id, tables.setting.name],
        set: { value: { addresses: [place] } },
      })
    const { list } = await data<StaffAddressListAnswer>('/staff/address')
    const telephone = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    expect(list).toEqual([{ ...place, address_id: '1', username: '员工', telephone }])
  })

  const db = () => open().database.db
  const owner = () => signInAs(open().app, 'owner')
  const saveRecord = async (id: string, change: object) => {
    const { call, data } = await owner()
    const { value, version } = await data<{ value: object; version: string }>(`/records/staff/${id}`)
    const body = { value: { ...value, ...change }, version }
    return call(`/records/staff/${id}`, { method: 'PUT', body })
  }

  it.each([
    ['deleted', async (id: string) => (await owner()).call(`/records/staff/${id}`, { method: 'DELETE' })],
    ['disabled', (id: string) => saveRecord(id, { disabled: true })],
    ['changed', (id: string) => saveRecord(id, { name: '改名' })],
  ] as const)('an employee whose record is %s is signed out as one at once', async (_how, change) => {
    const employee = await signedIn()
    await employee.data('/staff/activity/items')
    expect((await change(employee.staff_id)).statusCode).toBe(200)
    const answer = await callShop(open().app, '/member', { headers: employee.headers })
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    ['gone', (staff_id: string) => db().delete(tables.staff).where(eq(tables.staff.staff_id, staff_id))],
    [
      'without a member',
      (staff_id: string) =>
        db().update(tables.staff).set({ user_id: null }).where(eq(tables.staff.staff_id, staff_id)),
    ],
    [
      'disabled',
      (staff_id: string) =>
        db().update(tables.staff).set({ disabled: true }).where(eq(tables.staff.staff_id, staff_id)),
    ],
  ] as const)('a staff session whose record is %s sees and pays no staff price', async (_how, change) => {
    const employee = await signedIn()
    const typeOf = async () =>
      (await employee.data<{ memberInfo: { login_type: string } }>('/member')).memberInfo.login_type
    expect(await typeOf()).toBe('staff')
    await change(employee.staff_id)
    expect(await typeOf()).toBe('member')
    const refused = await callShop(open().app, '/staff/activity/items', { headers: employee.headers })
    expect(refused.statusCode).toBe(403)
  })
})
