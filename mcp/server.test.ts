import { describe, expect, test } from 'vitest'
import { connected } from '@tests/helpers/mcp'
import { inputs } from './inputs'
import { ShopClient } from '@schemas/api/shop-client'

const ACCOUNT = { url: 'http://shop.test', username: 'owner', password: 'secret' }

const offline = () =>
  connected({
    shop: new ShopClient(ACCOUNT, async () => {
      throw new TypeError('fetch failed')
    }),
    screenshot: async () => Buffer.alloc(0),
  })

describe('the catalogue of tools', () => {
  test('is at most 14 tools in at most 10 KB', async () => {
    const { tools } = await (await offline()).listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs))
    expect(tools.length).toBeLessThanOrEqual(14)
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(10 * 1024)
  })

  test('says of each tool what it does and whether it changes anything', async () => {
    const { tools } = await (await offline()).listTools()
    expect(tools.filter(({ description = '' }) => description.length < 20)).toEqual([])
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)
    expect(changing.map(({ name }) => name)).toEqual(['create_page', 'apply', 'undo', 'publish'])
  })

  test('a shop that does not answer is a refusal that says so', async () => {
    const result = await (await offline()).callTool({ name: 'list_pages', arguments: {} })
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result.content)).toContain('http://shop.test does not answer')
  })
})

describe('signing in', () => {
  /** A shop that refuses with these statuses, one after the other; `null`: it does not answer. */
  const refusing = async (...statuses: (number | null)[]) => {
    const asked: string[] = []
    const client = await connected({
      shop: new ShopClient(ACCOUNT, async (input) => {
        asked.push(new URL(String(input)).pathname)
        const status = statuses.shift()
        if (status === null || status === undefined) throw new TypeError('fetch failed')
        const headers = { 'content-type': 'application/json' }
        return new Response(JSON.stringify({ data: { message: '不行' } }), { status, headers })
      }),
      screenshot: async () => Buffer.alloc(0),
    })
    const ask = async () => {
      const { content } = await client.callTool({ name: 'list_pages', arguments: {} })
      return JSON.stringify(content)
    }
    return { ask, asked }
  }

  test('a refused password is sent once, so that no account is locked', async () => {
    const { ask, asked } = await refusing(401)
    expect(await ask()).toContain('不行')
    expect(await ask()).toContain('不行')
    expect(asked).toEqual(['/api/admin/session'])
  })

  test('a shop that was away, or busy, is asked again', async () => {
    const { ask, asked } = await refusing(null, 503, 429, 401)
    for (const expected of ['does not answer', '不行', '不行', '不行'])
      expect(await ask()).toContain(expected)
    expect(asked).toHaveLength(4)
  })
})
