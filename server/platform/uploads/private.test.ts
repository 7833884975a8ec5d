import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Aftersale, MemberInfo, UploadPlace, Voucher, WorklistDetail } from '@schemas/generated/api'
import { aftersaleKit } from '@tests/helpers/aftersales'
import { callShop, newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, signInWith } from '@tests/helpers/operator'
import type { Right } from '@schemas/rights'
import { paidOrder } from '@tests/helpers/orders'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { describeApiOnStores } from '@tests/helpers/stores'
import { transfer } from '@tests/helpers/transfers'
import { formOf, uploadAsMember } from '@tests/helpers/upload'
import { API_BASE } from '../http/declare-shop'
import { timeNow } from '../../db/time'
import { PICTURES } from './addresses'

describeApiOnStores('private pictures of members', (open) => {
  let member: SignedInMember
  /** As the member's own client reads it. */
  let url: string
  beforeAll(async () => {
    const { app } = open()
    member = await newMember(app)
    url = (await uploadAsMember(app, member, await png(20, 20))).url
  })
  const get = (address: string, headers: Record<string, string> = {}) =>
    open().app.inject({ url: address, headers: { host: 'hean.localhost', ...headers } })
  const below = (address: string) => address.slice(API_BASE.length)

  it('are readable by their member with a session, not cached, and never displayed as a page', async () => {
    const answer = await get(url, { cookie: member.cookie })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('are not readable by visitors, other members, and members and operators of another company', async () => {
    const { app } = open()
    const other = await newMember(app)
    const elsewhere = await newMember(app, { company_id: '2' })
    const name = url.slice(PICTURES.length).split('?')[0] ?? ''
    const read = async (address: string, headers = {}) => (await get(address, headers)).statusCode
    expect([
      await read(url),
      await read(url, { cookie: other.cookie }),
      await read(url, { cookie: elsewhere.cookie }),
      await read(`${PICTURES}${name}`, { cookie: elsewhere.cookie, host: 'songjian.localhost' }),
      (await (await signInAs(app, 'owner', '2')).call(`/member-pictures${name}`)).statusCode,
      (await get(`/api/admin/member-pictures${name}`)).statusCode,
      // no voucher and no case names it
      (await (await signInAs(app, 'viewer')).call(`/member-pictures${name}`)).statusCode,
    ]).toEqual([401, 404, 401, 404, 404, 401, 404])
  })

  it('a client with a bearer token gets a link that loads without it, of this picture, for half an hour', async () => {
    const { app } = open()
    const headers = { authorization: `Bearer ${member.bearer}` }
    const form = await formOf({ file: new Uint8Array(await png(30, 20)) })
    const answer = await callShop(app, '/espier/upload', {
      method: 'POST',
      ...form,
      headers: { ...form.headers, ...headers },
    })
    const link = answer.json<{ data: { url: string } }>().data.url
    expect(link).toMatch(/\?company_id=1&expires=\d+&link=[\da-f]{64}$/)
    expect((await get(link, { host: 'localhost' })).statusCode).toBe(200)
    const expires = Number(new URL(link, 'http://x').searchParams.get('expires'))
    expect(Math.abs(expires - timeNow().getTime() / 1_000 - 30 * 60)).toBeLessThan(60)
    const another = url.split('?')[0] + link.slice(link.indexOf('?'))
    for (const wrong of [
      another,
      link.replace(String(expires), String(expires + 60)),
      link.replace(String(expires), '1'),
      link.replace('company_id=1', 'company_id=2'),
    ])
      expect((await get(wrong, { host: 'localhost' })).statusCode).toBe(401)
    const claimed = await transfer(open(), member, [link])
    expect(claimed.voucher.voucher_pic).toEqual([expect.stringMatching(/\.webp\?company_id=1$/)])
  })

  it("an answer that repeats another member's address makes no link of it", async () => {
    const other = await newMember(open().app)
    const address = url.split('?')[0] ?? ''
    const headers = { authorization: `Bearer ${other.bearer}`, cookie: '' }
    await other.call('/member', { method: 'PUT', body: { address }, headers })
    const said = await other.call('/member', { headers })
    expect(said.payload).toContain(`"${address}"`)
  })

  it('each of several addresses joined by commas becomes a link', async () => {
    const second = (await uploadAsMember(open().app, member, await png(20, 30))).url
    const text = [url, second].map((address) => address.split('?')[0]).join(',')
    await open().database.pool.query(
      `update member set address = $1 where company_id = '1' and user_id = $2`,
      [text, member.user_id],
    )
    const { memberInfo } = await member.data<{ memberInfo: MemberInfo }>('/member')
    expect(memberInfo.address).toBe(`${url},${second}`)
  })

  it('the target of an upload is private unless the picture is for an avatar or a review', async () => {
    const told = async (group: string) =>
      (await member.data<UploadPlace>(`/espier/image_upload_token?group=${group}`)).domain
    expect(await Promise.all(['', 'voucher', 'evidence', 'item', 'avatar', 'review'].map(told))).toEqual([
      ...Array.from({ length: 4 }, () => PICTURES),
      ...Array.from({ length: 2 }, () => open().app.storage.domain),
    ])
    const { key, domain } = await member.data<UploadPlace>('/espier/image_upload_token?group=voucher')
    const form = await formOf({ key, images: new Uint8Array(await png(20, 20)) })
    const uploaded = await member.data<{ url: string; key: string }>('/espier/uploadlocal', {
      method: 'POST',
      ...form,
    })
    expect(uploaded).toMatchObject({ url: `${domain}/${key}?company_id=1`, key })
    expect((await get(uploaded.url, { cookie: member.cookie })).statusCode).toBe(200)
  })

  it('vouchers and evidence show them to their member and to operators', async () => {
    const { app } = open()
    const { order_id, trade_id } = await transfer(open(), member, [url])
    const viewer = await signInAs(app, 'viewer')
    const { voucher_pic } = await member.data<Voucher>(`/order/offline/get/voucher?order_id=${order_id}`)
    expect(voucher_pic).toEqual([url])
    const paid = await paidOrder(app, { user_id: member.user_id })
    const body = { evidence_pic: [url] }
    const application: Aftersale = await aftersaleKit(app).applied(member, paid.order_id, { body })
    expect(application.evidence_pic).toEqual([url])
    for (const path of [
      `/worklists/voucher/${trade_id}`,
      `/worklists/aftersale/${application.aftersales_bn}`,
    ]) {
      const { facts } = await viewer.data<WorklistDetail>(path)
      const shown = facts.find(({ kind }) => kind === 'images')?.value
      const [address = ''] = Array.isArray(shown) ? shown.map(String) : []
      expect(address).toMatch(/^\/api\/admin\/member-pictures\//)
      const picture = await get(address, { cookie: viewer.cookie })
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toContain('no-store')
    }
    expect(below(url)).toMatch(/^\/espier\/pictures\//)
  })

  it('operators see those of what they may see: by right, and by the shops of its orders', async () => {
    const { app, database } = open()
    const [proof, evidence] = await Promise.all(
      [30, 40].map(async (width) => (await uploadAsMember(app, member, await png(width, 20))).url),
    )
    const { trade_id } = await transfer(open(), member, [proof ?? ''])
    const paid = await paidOrder(app, { user_id: member.user_id })
    await aftersaleKit(app).applied(member, paid.order_id, { body: { evidence_pic: [evidence] } })
    const shops = await database.pool.query<{ id: string }>(
      `select distributor_id as id from shop where company_id = '1' order by 1 limit 2`,
    )
    const [one = '', other = ''] = shops.rows.map(({ id }) => id)
    await database.pool.query(
      `update orders set distributor_id = $1 where company_id = '1' and (trade_id = $2 or order_id = $3)`,
      [one, trade_id, paid.order_id],
    )
    const seen = async (rights: Right[], within: string[] = []) => {
      const by = await signInWith(app, { rights, shops: within })
      const read = async (address = '') => {
        const path = address.replace(PICTURES, '/member-pictures').split('?')[0] ?? ''
        return (await by.call(path)).statusCode
      }
      return [await read(proof), await read(evidence)]
    }
    expect(await seen(['orders.view'])).toEqual([404, 200])
    expect(await seen(['payments.view'])).toEqual([200, 404])
    expect(await seen(['orders.view', 'payments.view'], [one])).toEqual([200, 200])
    expect(await seen(['orders.view', 'payments.view'], [other])).toEqual([404, 404])
  })

  it('operators see none by a row of another member that names it', async () => {
    const { app, database } = open()
    const other = await newMember(app)
    const { url: evidence } = await uploadAsMember(app, member, await png(50, 20))
    const { order_id } = await paidOrder(app, { user_id: other.user_id })
    const { aftersales_bn } = await aftersaleKit(app).applied(other, order_id)
    const address = evidence.split('?')[0] ?? ''
    await database.pool.query(
      `update aftersale set evidence_pic = $1 where company_id = '1' and aftersales_bn = $2`,
      [JSON.stringify([address]), aftersales_bn],
    )
    const viewer = await signInAs(app, 'viewer')
    expect((await viewer.call(address.replace(PICTURES, '/member-pictures'))).statusCode).toBe(404)
  })
})

describeApi('the folder of private pictures', (open) => {
  it('/media serves no private file, however its path is written', async () => {
    const { url } = await uploadAsMember(open().app, await newMember(open().app), await png(20, 20))
    const root = join(open().app.config.dataDir, 'media')
    const [file = ''] = readdirSync(join(root, 'private/1'))
    expect(file).toMatch(/^[\da-f-]{36}-[sml]\.webp$/)
    expect(url).not.toContain(file.slice(0, 36))
    const paths = ['private', 'PRIVATE', 'Private', './private', '/private', '%70rivate', 'x/../private']
    const more = [
      '%2fprivate',
      'x%2f..%2fprivate',
      'uploads/../private',
      '.%2fprivate',
      'private%2f..%2fprivate',
    ]
    for (const path of [...paths, ...more]) {
      const { statusCode, rawPayload } = await open().app.inject({
        url: `/media/${path}/1/${file}`,
        headers: { host: 'hean.localhost' },
      })
      expect([path, statusCode === 200, rawPayload.includes('WEBP')]).toEqual([path, false, false])
    }
  })
})
