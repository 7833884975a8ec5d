import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode } from '@tests/helpers/sms'
import type { Database } from '../../db/client'
import * as tables from '../../db/schema'

const PERSON = { username: '沈青禾', nickname: '小禾酱', address: '清河坊九号' }
const REGION = { province: '浙江省', city: '杭州市', county: '上城区' }

/** Every table in which a row contains one of these texts. */
async function tablesWith(db: Database, texts: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name))) order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const holds = texts.map((text) => sql`strpos(t::text, ${text}) > 0`)
    const { rows: some } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where ${sql.join(holds, sql` or `)} limit 1`,
    )
    if (some.length > 0) found.push(name)
  }
  return found
}

describeApi('privacy: 注销', (open) => {
  it('afterwards no row of any table contains name, number or address; the log records the deletion', async () => {
    const { app, database } = open()
    const { db } = database
    const mobile = freshMobile()
    const row = { ...PERSON, mobile, email: `${mobile}@hean.example` }
    const { user_id, call } = await newMember(app, { row })
    await leaveTraces(user_id, mobile)
    const vcode = await newCode(app, mobile, 'update')
    const wanted = [mobile, ...Object.values(PERSON)]
    expect(await tablesWith(db, wanted)).toEqual([
      'aftersale',
      'member',
      'member_address',
      'orders',
      'outbox',
      'review_reply',
      'sms_code',
    ])
    expect((await call('/member', { method: 'DELETE', body: { vcode } })).statusCode).toBe(200)
    expect(await tablesWith(db, wanted)).toEqual([])
    const log = await db.select().from(tables.audit_entry).where(eq(tables.audit_entry.subject_id, user_id))
    expect(log).toMatchObject([
      {
        action: 'member.delete',
        operator_name: '会员本人',
        before: { mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}` },
      },
    ])
  })

  /** Rows about the member, in every table whose rows are kept. */
  async function leaveTraces(user_id: string, mobile: string): Promise<void> {
    const { app, database } = open()
    const mine = { company_id: '1', user_id }
    const { username, nickname, address } = PERSON
    const { order_id, lines } = await paidOrder(app, {
      ...mine,
      row: {
        status: 'DONE',
        remark: `请打${mobile}`,
        receiver: {
          receiver_name: username,
          receiver_mobile: mobile,
          receiver_state: REGION.province,
          receiver_city: REGION.city,
          receiver_district: REGION.county,
          receiver_address: address,
          receiver_zip: '',
        },
        invoice: {
          title: 'individual',
          content: username,
          registration_number: '',
          company_address: '',
          company_phone: '',
          bankname: '',
          bankaccount: '',
        },
      },
    })
    const { line_id = '', item_id = '', goods_id = '' } = lines[0] ?? {}
    const rate_id = `R${order_id}`
    const sheet = { aftersales_type: 'ONLY_REFUND', state: 'CLOSED', reason: '质量问题' } as const
    await database.db.insert(tables.aftersale).values({
      ...mine,
      ...sheet,
      aftersales_bn: `A${order_id}`,
      order_id,
      refund_fee: 0,
      refund_point: 0,
      contact: username,
      mobile,
      description: `联系${username}`,
    })
    const review = { ...mine, rate_id, order_id, line_id, item_id, goods_id, content: '很好', star: 5 }
    await database.db.insert(tables.review).values(review)
    const reply = { ...mine, rate_id, reply_id: rate_id, username: nickname, content: '再来' }
    await database.db.insert(tables.review_reply).values({ ...reply, role: 'buyer' })
    const home = { address_id: '1', username, telephone: mobile, adrdetail: address }
    await database.db.insert(tables.member_address).values({ ...mine, ...REGION, ...home })
  }
})
