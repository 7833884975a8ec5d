import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { ALL_RIGHTS, PRESETS, rightsOfPreset } from '@schemas/rights'
import type { AuditEntry, OperatorRow, PageRow, RoleRow, AdminEndpoints } from '@schemas/generated/api'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('roles and what operators are narrowed to', (open) => {
  let owner: SignedInOperator
  let shops: string[]
  let page_id: string
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
    shops = (await owner.data<{ id: string }[]>('/options/shop')).map(({ id }) => id)
    const { list } = await owner.data<{ list: PageRow[] }>('/pages?page_type=custom')
    page_id = list[0]?.page_id ?? ''
  })

  const name = () => `角色${randomUUID().slice(0, 8)}`
  const newRole = (rights: string[], by = owner) =>
    by.call('/roles', { method: 'POST', body: { name: name(), rights } })
  const madeRole = async (rights: string[]): Promise<RoleRow> => (await newRole(rights)).json().data
  const newOperator = (more: object, by = owner) =>
    by.call('/operators', {
      method: 'POST',
      body: { username: randomUUID(), name: '店长', role: 'viewer', password: 'first password', ...more },
    })
  const change = (operator_id: string, body: object, by = owner) =>
    by.call(`/operators/${operator_id}`, { method: 'PUT', body })
  const log = async (subject: string, id: string) =>
    (await owner.data<{ list: AuditEntry[] }>(`/audit?subject=${subject}&subject_id=${id}`)).list
  const sessionOf = async ({ call }: SignedInOperator): Promise<AdminEndpoints['GET /session']['answer']> =>
    (await call('/session')).json().data

  it('the presets stand before the company’s own roles, with the same rights as ever', async () => {
    const made = await madeRole(['orders.edit'])
    const roles = await owner.data<RoleRow[]>('/roles')
    expect(roles.slice(0, 3).map(({ role_id, preset }) => [role_id, preset])).toEqual(
      PRESETS.map((preset) => [preset, true]),
    )
    for (const preset of PRESETS)
      expect(roles.find(({ role_id }) => role_id === preset)?.rights).toEqual(rightsOfPreset(preset))
    expect(roles).toContainEqual({ ...made, rights: ['orders.view', 'orders.edit'], accounts: 0 })
  })

  it.each([
    ['no rights', { rights: [] }, 422],
    ['an unknown right', { rights: ['everything'] }, 422],
    ['a blank name', { name: '  ', rights: ['orders.view'] }, 422],
    ['the name of a preset', { name: '店主', rights: ['orders.view'] }, 422],
  ])('refuses a role with %s', async (_what, body, status) => {
    const answer = await owner.call('/roles', { method: 'POST', body: { name: name(), ...body } })
    expect(answer.statusCode).toBe(status)
  })

  it('refuses a name that another role has, when it is made and when it is changed', async () => {
    const [first, second] = [await madeRole(['orders.view']), await madeRole(['orders.view'])]
    const body = { name: first.name, rights: ['orders.view'] }
    for (const answer of [
      await owner.call('/roles', { method: 'POST', body }),
      await owner.call(`/roles/${second.role_id}`, { method: 'PUT', body }),
    ])
      expect([answer.statusCode, answer.json().data.errors]).toEqual([422, { name: ['已有这个名称的角色'] }])
  })

  it('a changed role works from the next request on, with the same session', async () => {
    const person = await signInWith(open().app, { rights: ['orders.view'] })
    const { role_id } = (await owner.data<{ list: OperatorRow[] }>(`/operators?keyword=${person.username}`))
      .list[0] ?? { role_id: '' }
    expect((await person.call('/records/goods')).statusCode).toBe(403)
    const body = { name: name(), rights: ['goods.view'] }
    await owner.data(`/roles/${role_id}`, { method: 'PUT', body })
    expect((await person.call('/records/goods')).statusCode).toBe(200)
    expect((await person.call('/worklists/order')).json().msg).toBe(
      '没有“查看订单”的权限，请联系管理运营人员的同事',
    )
    expect((await sessionOf(person)).operator).toMatchObject({
      role: 'custom',
      role_name: body.name,
      rights: ['goods.view'],
    })
    expect(await log('role', role_id)).toMatchObject([
      { action: 'role.change', before: { rights: ['orders.view'] }, after: { rights: ['goods.view'] } },
    ])
  })

  it('a role that an account has is not deleted, another is', async () => {
    const used = await madeRole(['orders.view'])
    await newOperator({ role: 'custom', role_id: used.role_id })
    const remove = (role_id: string) => owner.call(`/roles/${role_id}`, { method: 'DELETE' })
    expect((await remove(used.role_id)).statusCode).toBe(409)
    const free = await madeRole(['orders.view'])
    expect((await remove(free.role_id)).statusCode).toBe(200)
    expect((await remove(free.role_id)).statusCode).toBe(404)
    expect((await remove('owner')).statusCode).toBe(404)
  })

  it('an account gets a role, shops and pages, which the log names', async () => {
    const role = await madeRole(['orders.edit'])
    const answer = await newOperator({
      role: 'custom',
      role_id: role.role_id,
      shops: [shops[0]],
      pages: [page_id],
    })
    const row: OperatorRow = answer.json().data
    expect(row).toMatchObject({ role_name: role.name, shops: [shops[0]], pages: [page_id], manageable: true })
    await change(row.operator_id, { role: 'editor', shops: [] })
    expect(await log('operator', row.operator_id)).toMatchObject([
      {
        action: 'operator.change',
        before: { role: role.name, shops: [shops[0]] },
        after: { role: 'editor', shops: [] },
      },
      { action: 'operator.create', after: { role: role.name, shops: [shops[0]], pages: [page_id] } },
    ])
  })

  it.each([
    ['a role', { role: 'custom', role_id: 'none' }, 'role_id'],
    ['a role of the company’s own without saying which', { role: 'custom' }, 'role_id'],
    ['a shop', { shops: ['none'] }, 'shops'],
    ['a page', { pages: ['none'] }, 'pages'],
  ])('refuses %s that does not exist', async (_what, more, field) => {
    const answer = await newOperator(more)
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, [field]])
  })

  it('rights, shops and pages are given within the caller’s own only', async () => {
    const [one = '', two = ''] = shops
    const manager = await signInWith(open().app, {
      rights: ['operators.edit', 'orders.edit'],
      shops: [one],
    })
    expect((await newRole(['orders.edit', 'operators.edit'], manager)).statusCode).toBe(200)
    const beyond = await newRole(['orders.edit', 'goods.edit'], manager)
    expect([beyond.statusCode, beyond.json().msg]).toEqual([
      403,
      '自己没有“查看商品”、“编辑商品”的权限，不能给别人，也不能管理有它的账号',
    ])
    const role: RoleRow = (await newRole(['orders.view'], manager)).json().data
    const given = { role: 'custom', role_id: role.role_id }
    expect((await newOperator({ ...given, shops: [one] }, manager)).statusCode).toBe(200)
    expect((await newOperator({ ...given, shops: [two] }, manager)).statusCode).toBe(403)
    expect((await newOperator(given, manager)).statusCode).toBe(403)
    expect((await newOperator({ role: 'owner', shops: [one] }, manager)).statusCode).toBe(403)
  })

  it('who has more rights is not managed by who has fewer', async () => {
    const manager = await signInWith(open().app, { rights: ['operators.edit'] })
    const above: OperatorRow = (await newOperator({ role: 'editor' })).json().data
    for (const body of [{ password: 'another password' }, { disabled: true }, { role: 'viewer' }])
      expect((await change(above.operator_id, body, manager)).statusCode).toBe(403)
    const reset = await manager.call(`/operators/${above.operator_id}/second-factor`, { method: 'DELETE' })
    expect(reset.statusCode).toBe(403)
    const { list } = await manager.data<{ list: OperatorRow[] }>(`/operators?keyword=${above.username}`)
    expect(list.map(({ manageable }) => manageable)).toEqual([false])
    const role = await madeRole(['goods.edit'])
    const taken = await manager.call(`/roles/${role.role_id}`, {
      method: 'PUT',
      body: { name: name(), rights: ['operators.edit'] },
    })
    expect(taken.statusCode).toBe(403)
  })

  it('the last owner is neither narrowed nor given another role', async () => {
    const { operator_id } = owner
    const role = await madeRole([...ALL_RIGHTS])
    for (const body of [
      { shops: [shops[0]] },
      { pages: [page_id] },
      { role: 'custom', role_id: role.role_id },
    ]) {
      const answer = await change(operator_id, body)
      expect([answer.statusCode, answer.json().msg]).toEqual([422, '至少要保留一个可用的 owner 账号'])
    }
  })
})
