import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, ProtocolAnswer, RecordsAnswer, RecordValue } from '@schemas/generated/api'
import { callShop, newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { company, member_consent } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { PROTOCOL_TYPES } from './default-texts'
import { currentProtocol, lockProtocol, recordConsents } from './repo'

const PATH = '/records/protocol/privacy'

describeApi('protocols', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })
  const read = () => owner.data<RecordValue>(PATH)
  const save = (value: object, { version }: RecordValue, by = owner) =>
    by.call(PATH, { method: 'PUT', body: { value, version } })
  const inShop = () => open().data<ProtocolAnswer>('/shops/protocol?type=privacy')

  it.each(PROTOCOL_TYPES)(
    '%s of a company that has written none is the text that all begin with',
    async (type) => {
      const company_id = randomUUID()
      const { db } = open().app
      await db.insert(company).values({ company_id, subdomain: company_id, brand_name: '山房' })
      const { version, title, content, created } = await currentProtocol(db, company_id, type)
      expect([version, created]).toEqual([1, null])
      expect(title).not.toBe('')
      expect(content).toMatch(/^<p>.+<\/p>$/)
    },
  )

  it('the default text contains the shop’s name', async () => {
    const { content } = await inShop()
    expect(content).toContain('禾岸生活')
  })

  it('user.license is the agreement, user.clause the privacy policy', async () => {
    const named = async (name: string) => (await callShop(open().app, `/${name}`)).json().data
    expect(await named('user.license')).toEqual(await open().data('/shops/protocol?type=member_register'))
    expect(await named('user.clause')).toEqual(await inShop())
  })

  it('the default text is stored once a member agrees to it', async () => {
    const { db } = open().app
    const { user_id } = await newMember(open().app)
    await inTransaction(db, (tx) =>
      recordConsents(tx, { company_id: '1', user_id }, ['member_register', 'privacy']),
    )
    const rows = await db.select().from(member_consent).where(eq(member_consent.user_id, user_id))
    expect(rows.map(({ type, version }) => `${type} ${version}`).toSorted()).toEqual([
      'member_register 1',
      'privacy 1',
    ])
    expect((await currentProtocol(db, '1', 'privacy')).created).toBeInstanceOf(Date)
  })

  it('an owner writes the next version, which is cleaned, audited and served', async () => {
    const before = await inShop()
    const value = { title: '隐私政策', content: '<p>新的政策</p><script>alert(1)</script>' }
    const saved = await save(value, await read())
    expect(saved.statusCode).toBe(200)
    expect(await inShop()).toMatchObject({ version: before.version + 1, content: '<p>新的政策</p>' })
    const { list } = await owner.data<RecordsAnswer>('/records/protocol?keyword=隐私')
    expect(list).toMatchObject([{ id: 'privacy', value: { version: before.version + 1 } }])
    const { list: log } = await owner.data<AuditAnswer>('/audit?subject=protocol&subject_id=privacy')
    expect(log.map(({ action }) => action)).toEqual(['protocol.change'])
    expect((await save((await read()).value as object, await read())).statusCode).toBe(200)
    expect((await inShop()).version).toBe(before.version + 1)
  })

  it('of two concurrent writers one gets a conflict', async () => {
    const seen = await read()
    const answers = await Promise.all(
      ['甲', '乙'].map((content) => save({ title: '隐私政策', content: `<p>${content}</p>` }, seen)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { db } = open().app
    await inTransaction(db, (tx) => lockProtocol(tx, '1', 'privacy'))
    expect((await inShop()).version).toBe(3)
  })

  it('only an owner writes; protocols are neither created nor deleted', async () => {
    const seen = await read()
    const value = seen.value as object
    expect((await save(value, seen, await signInAs(open().app, 'editor'))).statusCode).toBe(403)
    const made = await owner.call('/records/protocol', { method: 'POST', body: { value } })
    expect([made.statusCode, made.json().msg]).toEqual([403, '协议不能新建'])
    expect((await owner.call(PATH, { method: 'DELETE' })).statusCode).toBe(403)
    expect((await owner.call('/records/protocol/none')).statusCode).toBe(404)
  })
})
