import { describe, expect, test } from 'vitest'
import { connected } from '@tests/helpers/mcp'
import { inputs } from './inputs'
import { ShopClient } from './shop/client'

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
