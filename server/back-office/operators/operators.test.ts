import type { AuditEntry, AuditList, OperatorRow } from '@schemas/generated/api'
import { callAdmin, signInAs, type AdminCall, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { beforeAll, expect, it } from 'vitest'

interface List<T> {
  list: T[]
  count: number
  total_count: number
}

describeApi('operators and their audit log', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })

  let made = 0
  const create = (more: object = {}) =>
    owner.data<OperatorRow>('/operators', {
      method: 'POST',
      body: {
        username: `person-${++made}`,
        name: '小林',
        role: 'editor',
        password: 'first password',
        ...more,
      },
    })
  const change = (operator_id: string, body: object) =>
    owner.call(`/operators/${operator_id}`, { method: 'PUT', body })
  const log = async (subject_id: string) =>
    (await owner.data<List<AuditEntry>>(`/audit?subject=operator&subject_id=${subject_id}`)).list
  const signIn = (username: string, password: string) =>
    callAdmin(open().app, '/session', { method: 'POST', body: { username, password } })
  const cookieFor = async (username: string, password: string) =>
    String((await signIn(username, password)).headers['set-cookie']).split(';')[0] ?? ''
  const statusWith = async (cookie: string) =>
    (await callAdmin(open().app, '/settings', { headers: { cookie } })).statusCode

  it('a new operator can sign in, is listed and found; the response contains no password', async () => {
    const row = await create({ name: ' 林夏 ' })
    expect(Object.keys(row).toSorted().join(' ')).toBe(
      'created disabled manageable name operator_id pages role role_id role_name second_factor shops username',
    )
    expect(row.name).toBe('林夏')
    expect((await signIn(row.username.toUpperCase(), 'first password')).statusCode).toBe(200)
    const found = await owner.data<List<OperatorRow>>('/operators?keyword=林夏')
    expect(found).toEqual({ list: [row], count: 1, total_count: 1 })
    expect(await log(row.operator_id)).toMatchObject([
      { action: 'operator.sign_in', title: row.username },
      {
        action: 'operator.create',
        operator_name: owner.role,
        title: row.username,
        before: null,
        after: { username: row.username, name: '林夏', role: 'editor' },
      },
    ])
  })

  it.each([
    ['a username that is taken', { username: 'owner' }, 'username', 422],
    ['capitals in a username', { username: 'Owner' }, 'username', 422],
    ['a short password', { password: 'eleven char' }, 'password', 422],
    ['a name of blanks', { name: '  ' }, 'name', 422],
    ['an unknown role', { role: 'admin' }, 'role', 422],
    ['what it does not know', { operator_id: '1' }, 'operator_id', 400],
  ])('refuses %s, and writes nothing', async (_title, more, field, status) => {
    const before = (await owner.data<List<AuditEntry>>('/audit')).count
    const body = {
      username: `wrong-${field}`,
      name: '小林',
      role: 'editor',
      password: 'first password',
      ...more,
    }
    const answer = await owner.call('/operators', { method: 'POST', body })
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json().data.errors)).toEqual([field])
    expect((await owner.data<List<AuditEntry>>('/audit')).count).toBe(before)
  })

  it('every change is recorded with old and new values; equal values are no change', async () => {
    const { operator_id } = await create()
    expect((await change(operator_id, { name: '小林', role: 'viewer' })).statusCode).toBe(200)
    expect((await change(operator_id, { role: 'viewer' })).statusCode).toBe(200)
    const [newest, ...older] = await log(operator_id)
    expect(newest).toMatchObject({
      action: 'operator.change',
      operator_id: owner.operator_id,
      before: { role: 'editor' },
      after: { role: 'viewer' },
    })
    expect(older).toHaveLength(1)
  })

  it('a new password ends the sessions and does not appear in the log', async () => {
    const { operator_id, username } = await create()
    const cookie = await cookieFor(username, 'first password')
    expect(await statusWith(cookie)).toBe(200)
    await change(operator_id, { password: 'second password' })
    expect(await statusWith(cookie)).toBe(401)
    expect((await signIn(username, 'first password')).statusCode).toBe(401)
    expect((await signIn(username, 'second password')).statusCode).toBe(200)
    const entries = await log(operator_id)
    expect(entries.find(({ action }) => action === 'operator.change')?.after).toEqual({ password: true })
    expect(JSON.stringify(entries)).not.toMatch(/second|argon2/)
  })

  it('disabling ends the sessions; after enabling the operator can sign in again', async () => {
    const { operator_id, username } = await create()
    const cookie = await cookieFor(username, 'first password')
    await change(operator_id, { disabled: true })
    expect(await statusWith(cookie)).toBe(401)
    expect((await signIn(username, 'first password')).json().data.code).toBe(401002)
    await change(operator_id, { disabled: false })
    expect((await signIn(username, 'first password')).statusCode).toBe(200)
  })

  it('a new role applies from the next request on', async () => {
    const { operator_id, username } = await create({ role: 'owner' })
    const cookie = await cookieFor(username, 'first password')
    const ask = () => callAdmin(open().app, '/operators', { headers: { cookie } })
    expect((await ask()).statusCode).toBe(200)
    await change(operator_id, { role: 'editor' })
    expect((await ask()).statusCode).toBe(403)
  })

  it.each([{ disabled: true }, { role: 'editor' }])(
    'the last owner who can sign in cannot be removed: %o is refused',
    async (body) => {
      const alone = await signInAs(open().app, 'owner', '2')
      const second = await alone.data<OperatorRow>('/operators', {
        method: 'POST',
        body: { username: `second-${++made}`, name: '二', role: 'owner', password: 'first password' },
      })
      const put = (id: string, values: object) =>
        alone.call(`/operators/${id}`, { method: 'PUT', body: values })
      expect((await put(second.operator_id, body)).statusCode).toBe(200)
      const refused = await put(alone.operator_id, body)
      expect([refused.statusCode, refused.json().msg]).toEqual([422, '至少要保留一个可用的 owner 账号'])
      expect((await put(alone.operator_id, { name: '店主' })).statusCode).toBe(200)
    },
  )

  it('roles: only owners manage operators, and viewers read no log', async () => {
    const editor = await signInAs(open().app, 'editor')
    const viewer = await signInAs(open().app, 'viewer')
    const refused: [SignedInOperator, string, AdminCall?][] = [
      [editor, '/operators'],
      [editor, `/operators/${editor.operator_id}`, { method: 'PUT', body: { role: 'owner' } }],
      [viewer, '/audit'],
    ]
    for (const [who, path, options] of refused)
      expect([path, (await who.call(path, options)).statusCode]).toEqual([path, 403])
    expect((await editor.call('/audit')).statusCode).toBe(200)
  })

  it('operators of another company are not accessible', async () => {
    const other = await signInAs(open().app, 'owner', '2')
    const { operator_id, username } = await create()
    const seen = await other.data<List<OperatorRow>>(`/operators?keyword=${username}`)
    expect(seen.list).toEqual([])
    const answer = await other.call(`/operators/${operator_id}`, { method: 'PUT', body: { name: '别人' } })
    expect(answer.statusCode).toBe(404)
    const entries = await other.data<List<AuditEntry>>(`/audit?subject_id=${operator_id}`)
    expect(entries.list).toEqual([])
  })

  it('the log is narrowed to days in Shanghai, both included, and names the actions that it has', async () => {
    const { rows } = await open().database.pool.query<{ audit_id: string }>(
      `insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
                                created, hash)
       select '1', 'day' || n, 'o', '王', 'page.rename', 'page', 'p', '', t::timestamptz, ''
         from unnest(array['2026-03-01T23:59:59+08:00', '2026-03-02T00:00:00+08:00', '2026-03-03T23:59:59+08:00',
                           '2026-03-04T00:00:00+08:00']) with ordinality as u (t, n) returning audit_id`,
    )
    expect(rows).toHaveLength(4)
    const found = async (query: string) =>
      (await owner.data<AuditList>(`/audit?${query}`)).list.map(({ audit_id }) => audit_id).toSorted()
    expect(await found('from=2026-03-02&to=2026-03-03&operator_id=o')).toEqual(['day2', 'day3'])
    expect(await found('to=2026-03-01&operator_id=o')).toEqual(['day1'])
    expect(await found('from=2026-03-04&action=page.rename&operator_id=o')).toEqual(['day4'])
    expect(await found('from=2026-03-02&to=2026-03-03&action=page.publish')).toEqual([])
    const { actions } = await owner.data<AuditList>('/audit')
    expect(actions).toContain('page.rename')
    expect(new Set(actions).size).toBe(actions.length)
    for (const days of ['from=2026-02-30', 'from=2026-03-02&to=2026-03-01'])
      expect((await owner.call(`/audit?${days}`)).statusCode).toBe(422)
  })

  it('the log is paged, newest first, and filtered by operator and action', async () => {
    const { operator_id } = await create()
    for (const name of ['甲', '乙', '丙']) await change(operator_id, { name })
    const path = `/audit?operator_id=${owner.operator_id}&action=operator.change&subject_id=${operator_id}`
    const first = await owner.data<List<AuditEntry>>(`${path}&page_no=1&page_size=2`)
    const second = await owner.data<List<AuditEntry>>(`${path}&page_no=2&page_size=2`)
    expect([first.count, first.total_count]).toEqual([3, 3])
    expect([...first.list, ...second.list].map(({ after }) => after)).toEqual(
      ['丙', '乙', '甲'].map((name) => ({ name })),
    )
  })
})
