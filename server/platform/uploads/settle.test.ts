import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { pictureAddresses } from '@schemas/picture'
import type { MemberInfo, Voucher, WorklistDetail } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { png } from '@tests/helpers/pictures'
import { describeApiOnStores } from '@tests/helpers/stores'
import { transfer } from '@tests/helpers/transfers'
import { uploadAsMember } from '@tests/helpers/upload'
import settlePictures from './settle-pictures.job'
import { keyAt, PICTURES } from './addresses'
import { addressOf } from '../../storage/storage'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

describeApiOnStores('pictures of members and the rows that name them', (open) => {
  let member: SignedInMember
  beforeEach(async () => {
    member = await newMember(open().app)
  })
  const query = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows as T[]
  const status = async (url: string, cookie = '') =>
    url.startsWith('http')
      ? (await fetch(url)).status
      : (await open().app.inject({ url, headers: { host: 'hean.localhost', cookie } })).statusCode
  const strike = (now = new Date(), storage = open().app.storage) => {
    const { db, payments: providers, sms } = open().app
    const failed = (error: unknown) => {
      throw error
    }
    return settlePictures.run({ db, providers, sms, storage, company_id: '1', now, failed })
  }
  /** Runs the job until nothing is due. */
  const settled = async (now = new Date()) => {
    while ((await strike(now)) > 0);
  }
  const uploads = () =>
    query<{ key: string; url: string; moved_to: string | null }>(
      `select key, url, moved_to from member_upload where company_id = '1' and user_id = $1 order by created, key`,
      [member.user_id],
    )
  /**
   * A picture as stored by an earlier version: public, the member's id in its address, the row without its address.
   */
  const old = async (name = `${randomUUID()}-l.webp`): Promise<string> => {
    const { storage } = open().app
    const key = `uploads/1/members/${member.user_id}/${name}`
    for (const size of ['s', 'm', 'l'] as const)
      await storage.put(keyAt(key, size), await png(20, 20), 'image/webp')
    const url = addressOf(storage, key)
    await query(
      `insert into member_upload (company_id, user_id, upload_id, key, url, size, created)
       values ('1', $1, $2, $3, $4, 1, now() - interval '2 days')`,
      [member.user_id, randomUUID(), key, url],
    )
    return url
  }
  const reviewed = async (pic: string) => {
    const { order_id, lines } = await paidOrder(open().app, { user_id: member.user_id })
    const { line_id, item_id, goods_id } = lines[0] ?? {}
    await query(
      `insert into review (company_id, rate_id, order_id, line_id, item_id, goods_id, user_id, content, star, rate_pic)
       values ('1', $1, $2, $3, $4, $5, $6, '好', 5, $7)`,
      [`R${order_id}`, order_id, line_id, item_id, goods_id, member.user_id, JSON.stringify([pic])],
    )
    return async () =>
      (
        await query<{ rate_pic: string[] }>(
          `select rate_pic from review where company_id = '1' and rate_id = $1`,
          [`R${order_id}`],
        )
      )[0]?.rate_pic[0] ?? ''
  }
  const voucherOf = (order_id: string) =>
    member.data<Voucher>(`/order/offline/get/voucher?order_id=${order_id}`)
  const leave = () =>
    query(`update member set deleted = now(), avatar = '' where company_id = '1' and user_id = $1`, [
      member.user_id,
    ])

  it.each(['-l.webp', '.webp'])(
    'a picture of an earlier version (id%s) that a voucher names becomes private; its former address is gone',
    async (ending) => {
      const [url, beside] = [await old(`${randomUUID()}${ending}`), await old()]
      const { order_id, trade_id } = await transfer(open(), member, [url, beside])
      expect(await status(url)).toBe(200)
      await settled()
      const { voucher_pic } = await voucherOf(order_id)
      expect(voucher_pic).toEqual(Array.from({ length: 2 }, () => expect.stringContaining(`${PICTURES}/`)))
      expect(await Promise.all(voucher_pic.map((pic) => status(pic, member.cookie)))).toEqual([200, 200])
      expect([await status(url), await status(beside)]).toEqual([404, 404])
      expect(await Promise.all(voucher_pic.map((pic) => status(pic)))).toEqual([401, 401])
      const viewer = await signInAs(open().app, 'viewer')
      const { facts } = await viewer.data<WorklistDetail>(`/worklists/voucher/${trade_id}`)
      const shown = facts.find(({ kind }) => kind === 'images')?.value as string[]
      expect(await status(shown[0] ?? '', viewer.cookie)).toBe(200)
      // a form that was open sends the former address
      const sent = {
        order_id,
        bank_account_id: 'transfers',
        voucher_pic: [url],
        id: (await voucherOf(order_id)).id,
      }
      await member.data('/order/offline/update/voucher', { method: 'POST', body: sent })
      expect((await voucherOf(order_id)).voucher_pic).toEqual([voucher_pic[0]])
      // a server of the earlier version has written it
      await query(`update voucher set voucher_pic = $1 where company_id = '1' and trade_id = $2`, [
        JSON.stringify([url]),
        trade_id,
      ])
      await settled(new Date(Date.now() + 25 * HOUR))
      expect((await voucherOf(order_id)).voucher_pic).toEqual([voucher_pic[0]])
      expect((await uploads()).filter(({ key }) => key.includes(member.user_id))).toEqual([])
      for (const address of [url, beside].flatMap(pictureAddresses)) expect(await status(address)).toBe(404)
    },
  )

  it('pictures of reviews and an avatar of an earlier version get addresses without the member’s id', async () => {
    const [pic, avatar] = [await old(), await old()]
    const review = await reviewed(pic)
    await query(`update member set avatar = $1 where company_id = '1' and user_id = $2`, [
      avatar,
      member.user_id,
    ])
    await settled()
    const after = [
      await review(),
      (await member.data<{ memberInfo: MemberInfo }>('/member')).memberInfo.avatar,
    ]
    for (const url of after) {
      expect(url).toMatch(/\/uploads\/1\/members\/[\da-f-]{69}-l\.webp$/)
      expect([await status(url), await status(url.replace('-l.', '-s.'))]).toEqual([200, 200])
    }
    expect([await status(pic), await status(avatar)]).toEqual([404, 404])
  })

  it('the former address of a review’s picture is served while an article or a page names it; that of a voucher’s is not', async () => {
    const [pic, proof] = [await old(), await old()]
    const review = await reviewed(pic)
    await transfer(open(), member, [proof])
    await query(
      `insert into article (company_id, article_id, node_id, title, content, published)
       select '1', $1, node_id, '评价', $2, now() from article where company_id = '1' limit 1`,
      [member.user_id, `<p><img src="${pic.replace('-l.', '-m.')}"><img src="${proof}"></p>`],
    )
    const days = async (count: number) => settled(new Date(Date.now() + count * 25 * HOUR))
    for (const count of [0, 1, 2]) {
      await days(count)
      expect([await review(), await status(pic), await status(proof)]).toEqual([
        expect.not.stringContaining(member.user_id),
        200,
        404,
      ])
    }
    await query(`delete from article where article_id = $1`, [member.user_id])
    await days(3)
    expect([await status(pic), await status(await review())]).toEqual([404, 200])
    expect((await uploads()).filter(({ key }) => key.includes(member.user_id))).toEqual([])
  })

  it('a picture of unknown purpose becomes public when a review names it; one for a review becomes private when a voucher does', async () => {
    const { app } = open()
    const unsaid = (await uploadAsMember(app, member, await png(20, 20))).url
    const forReview = (await uploadAsMember(app, member, await png(30, 20), 'review')).url
    await member.data('/member', { method: 'PUT', body: { avatar: unsaid } })
    const { order_id } = await transfer(open(), member, [forReview])
    await settled()
    const { memberInfo } = await member.data<{ memberInfo: MemberInfo }>('/member')
    expect([memberInfo.avatar.startsWith(app.storage.domain), await status(memberInfo.avatar)]).toEqual([
      true,
      200,
    ])
    const [proof = ''] = (await voucherOf(order_id)).voucher_pic
    expect([proof.startsWith(PICTURES), await status(proof, member.cookie)]).toEqual([true, 200])
    expect([await status(forReview), await status(unsaid, member.cookie)]).toEqual([404, 404])
  })

  it('a picture named by a review and by a voucher is public in the review and private in the voucher', async () => {
    const url = await old()
    const review = await reviewed(url)
    const { order_id } = await transfer(open(), member, [url])
    await settled()
    const [proof = ''] = (await voucherOf(order_id)).voucher_pic
    expect([proof.startsWith(PICTURES), await status(await review()), await status(url)]).toEqual([
      true,
      200,
      404,
    ])
  })

  it('two servers that move at once, and requests meanwhile, leave one copy that the row names', async () => {
    const url = await old()
    const { order_id } = await transfer(open(), member, [url])
    const answers = await Promise.all([
      settled(),
      settled(),
      settled(),
      ...Array.from({ length: 5 }, () => voucherOf(order_id)),
    ])
    expect(answers.slice(3)).toHaveLength(5)
    await settled()
    const [proof = ''] = (await voucherOf(order_id)).voucher_pic
    expect(await status(proof, member.cookie)).toBe(200)
    await settled(new Date(Date.now() + 26 * HOUR))
    expect(await uploads()).toEqual([{ key: expect.any(String), url: proof.split('?')[0], moved_to: null }])
  })

  it('an interrupted move is completed by the next server, without leftovers', async () => {
    const url = await old()
    const { order_id } = await transfer(open(), member, [url])
    const { storage } = open().app
    for (const broken of ['put', 'delete'] as const) {
      const failing = { ...storage, [broken]: () => Promise.reject(new Error(`no ${broken}`)) }
      await expect(strike(new Date(), failing)).rejects.toThrow(`no ${broken}`)
      const [proof = ''] = (await voucherOf(order_id)).voucher_pic
      expect(await status(proof, member.cookie)).toBe(200)
      await query(
        `update member_upload set look_at = now() - interval '1 second' where user_id = $1 and key like '%/' || user_id || '/%'`,
        [member.user_id],
      )
    }
    await settled(new Date(Date.now() + 26 * HOUR))
    expect([await status(url), (await uploads()).length]).toEqual([404, 1])
  })

  it('pictures that no row names are deleted after a day: an abandoned upload, a voucher’s former picture, a former avatar', async () => {
    const { app } = open()
    const picture = async (group = '') => (await uploadAsMember(app, member, await png(20, 20), group)).url
    const [left, first, second] = [await picture(), await picture(), await picture()]
    const [before, after] = [await picture('avatar'), await picture('avatar')]
    const { order_id, voucher } = await transfer(open(), member, [first])
    const sent = { order_id, bank_account_id: 'transfers', voucher_pic: [second], id: voucher.id }
    await member.data('/order/offline/update/voucher', { method: 'POST', body: sent })
    for (const avatar of [before, after]) await member.data('/member', { method: 'PUT', body: { avatar } })
    const read = () =>
      Promise.all([left, first, second, before, after].map((url) => status(url, member.cookie)))
    await settled(new Date(Date.now() + 23 * HOUR))
    expect(await read()).toEqual([200, 200, 200, 200, 200])
    await settled(new Date(Date.now() + 25 * HOUR))
    expect(await read()).toEqual([404, 404, 200, 404, 200])
    expect(await uploads()).toHaveLength(2)
  })

  it('注销 removes avatar and evidence; a review keeps its picture, a paid voucher for three years', async () => {
    const { app } = open()
    const picture = async (group = '') => (await uploadAsMember(app, member, await png(20, 20), group)).url
    const [avatar, pic] = [await picture('avatar'), await picture('review')]
    const [paid, refused, evidence] = [await picture(), await picture(), await picture()]
    const review = await reviewed(pic)
    const vouchers = [await transfer(open(), member, [paid]), await transfer(open(), member, [refused])]
    await query(
      `update voucher set check_status = case when trade_id = $1 then 1 else 2 end where trade_id = any($2)`,
      [vouchers[0]?.trade_id, vouchers.map(({ trade_id }) => trade_id)],
    )
    const { order_id } = await paidOrder(app, { user_id: member.user_id })
    await query(
      `insert into aftersale (company_id, aftersales_bn, order_id, user_id, aftersales_type, state, refund_fee, refund_point, reason, evidence_pic)
       values ('1', $1, $2, $3, 'ONLY_REFUND', 'CLOSED', 0, 0, '其他', $4)`,
      [`A${order_id}`, order_id, member.user_id, JSON.stringify([evidence.split('?')[0]])],
    )
    // as in an earlier version: rows still name the deleted one
    await leave()
    const viewer = await signInAs(app, 'viewer')
    const shown = (url: string) => url.replace(PICTURES, '/api/admin/member-pictures')
    const read = () =>
      Promise.all([avatar, pic, paid, refused, evidence].map((url) => status(shown(url), viewer.cookie)))
    expect(await read()).toEqual([200, 200, 200, 200, 200])
    await query(`update member_upload set look_at = now() where user_id = $1`, [member.user_id])
    await settled(new Date(Date.now() + HOUR))
    expect(await read()).toEqual([404, 200, 200, 404, 404])
    expect(await review()).toBe(pic)
    const names = await query(
      `select pay_account_name as name from voucher where trade_id = any($1) order by check_status`,
      [vouchers.map(({ trade_id }) => trade_id)],
    )
    expect(names).toEqual([{ name: '付款人甲' }, { name: '' }])
    await settled(new Date(Date.now() + 3.1 * YEAR))
    expect(await read()).toEqual([404, 200, 404, 404, 404])
  })

  it('an upload whose member closes the account while its files are written is deleted as well', async () => {
    const { url } = await uploadAsMember(open().app, member, await png(20, 20))
    await leave()
    await settled(new Date(Date.now() + 25 * HOUR))
    expect([await uploads(), await status(url, (await signInAs(open().app, 'owner')).cookie)]).toEqual([
      [],
      401,
    ])
  })
})
