import { readConfig } from '../config/read-config'
import { testApp } from '@tests/helpers/app'
import { describeDatabase } from '@tests/helpers/database'
import { callAdmin } from '@tests/helpers/operator'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { audit_entry, company, operator } from '../db/schema'
import { ensureOwners } from '../back-office/operators/first-owner'
import { startMessage } from '../app/start-up'
import { DEMO_ACCOUNTS } from '../config/demo-accounts'
import { addDemoOperators } from './accounts'

const SITE = 'http://localhost:3000'

describeDatabase('demo operators', (open) => {
  beforeAll(async () => {
    await open()
      .db.insert(company)
      .values([
        { company_id: '1', subdomain: 'hean', brand_name: '一' },
        { company_id: '2', subdomain: 'songjian', brand_name: '二' },
        { company_id: '3', subdomain: 'real', brand_name: '三' },
      ])
    await open().db.insert(operator).values({
      company_id: '2',
      operator_id: 'o',
      username: 'mine',
      name: '某',
      role: 'owner',
      password_hash: 'none',
    })
    await addDemoOperators(open().db)
  })

  const usernames = async (company_id: string) => {
    const rows = await open().db.select().from(operator).where(eq(operator.company_id, company_id))
    return rows.map(({ username }) => username).toSorted()
  }
  const signInTo = async (deployed: boolean, username: string, password: string, subdomain = 'hean') => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), deployed }
    const app = await testApp(open(), { config })
    const body = { username, password }
    const headers = { host: `${subdomain}.localhost` }
    const answer = await callAdmin(app, '/session', { method: 'POST', body, headers })
    await app.close()
    return answer.statusCode
  }

  it('an older data directory gets them if a demo company has none, and no other company does', async () => {
    expect(await usernames('1')).toEqual(DEMO_ACCOUNTS.map(({ username }) => username).toSorted())
    expect(await usernames('2')).toEqual(['mine'])
    expect(await usernames('3')).toEqual([])
    await addDemoOperators(open().db)
    expect(await usernames('1')).toHaveLength(DEMO_ACCOUNTS.length)
  })

  it.each(DEMO_ACCOUNTS)(
    '$username signs in here, and is refused in a deployment',
    async ({ username, password }) => {
      expect(await signInTo(false, username, password)).toBe(200)
      expect(await signInTo(true, username, password)).toBe(401)
    },
  )

  it('the start prints what can be used, and nothing in a deployment', async () => {
    const message = await startMessage(open().db, { deployed: false }, SITE)
    expect(message).toContain(`设计器    ${SITE}/designer\n`)
    for (const { username, password } of DEMO_ACCOUNTS) expect(message).toContain(`${username} / ${password}`)
    expect(await startMessage(open().db, { deployed: true }, SITE)).not.toContain('pumian-')
    await open().db.update(operator).set({ disabled: true }).where(eq(operator.username, 'editor'))
    const later = await startMessage(open().db, { deployed: false }, SITE)
    expect([later.includes('pumian-editor'), later.includes('pumian-owner')]).toEqual([false, true])
  })

  it('a deployment creates its first owner from PUMIAN_OWNER_PASSWORD if there is none', async () => {
    const { db } = open()
    expect(await ensureOwners(db, { deployed: false, ownerPassword: undefined })).toEqual(['三'])
    await expect(ensureOwners(db, { deployed: false, ownerPassword: 'password1234' })).rejects.toThrow(
      /guessed easily/,
    )
    expect(await ensureOwners(db, { deployed: false, ownerPassword: 'a long password' })).toEqual([])
    expect(await signInTo(true, 'owner', 'a long password', 'real')).toBe(200)
    const [row] = await db.select().from(operator).where(eq(operator.company_id, '3'))
    expect(row).toMatchObject({ username: 'owner', role: 'owner', disabled: false })
    expect(await usernames('2')).toEqual(['mine'])
    const entries = await db.select().from(audit_entry).where(eq(audit_entry.company_id, '3'))
    const made = entries.filter(({ action }) => action === 'operator.first_owner')
    expect(made).toMatchObject([{ company_id: '3', title: 'owner' }])
    // and restores access if every owner was disabled
    await db.update(operator).set({ disabled: true }).where(eq(operator.company_id, '3'))
    await ensureOwners(db, { deployed: false, ownerPassword: 'another long one' })
    expect(await usernames('3')).toEqual(['owner'])
    expect(await signInTo(true, 'owner', 'another long one', 'real')).toBe(200)
  })

  it('a deployment on a database of the demo gets its owner from PUMIAN_OWNER_PASSWORD, once', async () => {
    const { db } = open()
    const start = (deployed: boolean, ownerPassword: string) => ensureOwners(db, { deployed, ownerPassword })
    await start(false, 'a third long one')
    expect(await signInTo(false, 'owner', 'pumian-owner')).toBe(200)
    await start(true, 'a third long one')
    expect(await signInTo(true, 'owner', 'a third long one')).toBe(200)
    await start(true, 'another long one')
    expect(await signInTo(true, 'owner', 'another long one')).toBe(401)
  })

  it('PUMIAN_OWNER_PASSWORD must be long, and not one of the demo’s', () => {
    expect(() => readConfig({ PUMIAN_OWNER_PASSWORD: 'short' })).toThrow(
      /^PUMIAN_OWNER_PASSWORD: expected 12/,
    )
    expect(() => readConfig({ PUMIAN_OWNER_PASSWORD: 'pumian-owner' })).toThrow(/password of the demo/)
    // the value is not repeated
    expect(() => readConfig({ PUMIAN_OWNER_PASSWORD: 'geheim' })).toThrow(/^(?!.*geheim)/s)
  })
})
