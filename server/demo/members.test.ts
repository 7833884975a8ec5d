import { readConfig } from '../config/read-config'
import { testApp } from '@tests/helpers/app'
import { describeDatabase } from '@tests/helpers/database'
import { callShop } from '@tests/helpers/member'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { company, member, member_grade } from '../db/schema'
import { startMessage } from '../app/start-up'
import { DEMO_MEMBERS } from '../config/demo-accounts'
import { addDemoMembers } from './accounts'

const SITE = 'http://localhost:3000'

describeDatabase('demo members', (open) => {
  beforeAll(async () => {
    const { db } = open()
    await db.insert(company).values([
      { company_id: '1', subdomain: 'hean', brand_name: '一' },
      { company_id: '2', subdomain: 'songjian', brand_name: '二' },
      { company_id: '3', subdomain: 'real', brand_name: '三' },
    ])
    const grade = { company_id: '2', grade_id: '1', grade_name: '普通会员', default_grade: true }
    await db.insert(member_grade).values(grade)
    await db.insert(member).values({ company_id: '2', user_id: 'mine', mobile: '13912345678', grade_id: '1' })
    await addDemoMembers(db)
  })

  const mobiles = async (company_id: string) => {
    const rows = await open().db.select().from(member).where(eq(member.company_id, company_id))
    return rows.map(({ mobile }) => mobile).toSorted()
  }
  const signInTo = async (deployed: boolean, username: string, password: string) => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), deployed }
    const app = await testApp(open(), { config })
    const answer = await callShop(app, '/login', { method: 'POST', body: { username, password } })
    await app.close()
    return answer.statusCode
  }

  it('are added to demo companies without members, and to no others', async () => {
    expect(await mobiles('1')).toEqual(DEMO_MEMBERS.map(({ mobile }) => mobile).toSorted())
    expect(await mobiles('2')).toEqual(['13912345678'])
    expect(await mobiles('3')).toEqual([])
    await addDemoMembers(open().db)
    expect(await mobiles('1')).toHaveLength(DEMO_MEMBERS.length)
  })

  it.each(DEMO_MEMBERS)(
    '$mobile signs in here, and is refused in a deployment',
    async ({ mobile, password }) => {
      expect(await signInTo(false, mobile, password)).toBe(200)
      expect(await signInTo(true, mobile, password)).toBe(422)
    },
  )

  it('the start message lists usable ones, and none in a deployment', async () => {
    const { db } = open()
    const [first, second] = DEMO_MEMBERS
    const message = await startMessage(db, { deployed: false }, SITE)
    expect(message).toContain(`会员账号  ${first?.mobile} / ${first?.password}`)
    expect(await startMessage(db, { deployed: true }, SITE)).not.toContain(first?.mobile)
    await db
      .update(member)
      .set({ disabled: true })
      .where(eq(member.mobile, first?.mobile ?? ''))
    const later = await startMessage(db, { deployed: false }, SITE)
    expect([later.includes(first?.mobile ?? ''), later.includes(second?.mobile ?? '')]).toEqual([false, true])
  })
})
