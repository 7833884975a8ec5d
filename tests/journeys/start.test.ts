import { describe, expect, inject, test } from 'vitest'
import { refusedStart } from '../helpers/server-process'
import { addressOf } from './kit/visit'

describe('issue 2 §1 npm start', () => {
  test('an empty folder is seeded with both companies, then the addresses are printed', () => {
    const { output } = inject('starts').first
    expect(output).toContain('数据库为空')
    expect(output).toMatch(/演示商城 禾岸生活：1\d\d 件商品，6 家门店/)
    expect(output).toContain('演示商城 松间茶事')
    expect(output).toMatch(/商城 +http:\/\/localhost:\d+\/\n/)
    expect(output).toMatch(/接口文档 +http:\/\/localhost:\d+\/api\/docs\n/)
  })

  test('issue 3 the designer’s address and the demo’s accounts are printed, at every start', () => {
    for (const { output } of [inject('starts').first, inject('starts').second]) {
      expect(output).toMatch(/设计器 +http:\/\/localhost:\d+\/designer\n/)
      for (const role of ['owner', 'editor', 'viewer']) expect(output).toContain(`${role} / pumian-${role}`)
      for (const mobile of ['13800000001', '13800000002']) expect(output).toContain(`${mobile} / pumian123`)
    }
  })

  test('SIGTERM ends it cleanly', () => {
    expect(inject('starts').first.exitCode).toBe(0)
  })

  test('a second start seeds and draws nothing', () => {
    const { output } = inject('starts').second
    expect(output).toContain('商城')
    expect(output).not.toMatch(/数据库为空|演示/)
  })

  test('without DATABASE_URL it warns about power cuts', () => {
    expect(inject('starts').second.output).toContain('断电可能丢失数据')
  })

  test('a second server on the same folder is refused and says why', async () => {
    const { build, dataDir } = inject('starts')
    const { code, output } = await refusedStart({ build, dataDir })
    expect(code).toBe(1)
    expect(output).toContain(dataDir)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test.each([
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ])('%s answers %s', async (path, status) => {
    const response = await fetch(addressOf(path))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { status } })
  })
})
