import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'
import { ROOT } from './check/sources'

test('npm run mcp speaks the protocol on stdin and stdout, and nothing else', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/run.mjs', 'scripts/mcp.ts'],
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', PUMIAN_MCP_USERNAME: 'owner', PUMIAN_MCP_PASSWORD: 'secret' },
  })
  const errors: Error[] = []
  Object.assign(client, { onerror: (error: Error) => void errors.push(error) })
  await client.connect(transport)
  const { tools } = await client.listTools()
  await client.close()
  expect(tools.map(({ name }) => name)).toContain('apply')
  expect(errors).toEqual([])
})
