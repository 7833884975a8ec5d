/** An agent at the tools of `npm run mcp`, or at those of the shop over HTTP, over a shop without a port. */
import { randomUUID } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { FastifyInstance } from 'fastify'
import type { ToolName } from '@mcp/inputs'
import { createServer, type ServerParts } from '@mcp/server'
import type { NewAccessToken } from '@schemas/generated/api'
import { ShopClient } from '@schemas/api/shop-client'
import type { OperatorRole } from '@server/db/schema'
import { hashPassword } from '@server/back-office/operators/passwords'
import { insertOperator } from '@server/back-office/operators/repo'
import { COMPANY_HOSTS, signInAs } from './operator'

export interface Agent {
  /** The operator in whose name it works. */
  readonly name: string
  /** What it was answered: JSON where the tool answers with JSON, else the text. */
  call<T = never>(tool: ToolName, input?: object): Promise<T>
  /** The refusal of a call that must be refused. */
  refused(tool: ToolName, input?: object): Promise<{ refused: string; [detail: string]: unknown }>
  /** Calls and bytes of answers since the last time. */
  spent(): { calls: number; bytes: number }
  readonly client: Client
}

const PASSWORD = 'not a weak password 42'

type Role = Exclude<OperatorRole, 'custom'>

/** Connects an agent with the account of a new operator, who signs in with a password. */
export async function connectAgent(
  app: FastifyInstance,
  role: Role,
  screenshot: ServerParts['screenshot'] = async () => Buffer.from('picture'),
  password = PASSWORD,
): Promise<Agent> {
  const { username, name } = await newAccount(app, role)
  const account = { url: `http://${COMPANY_HOSTS['1']}`, username, password }
  return agentAt(await connected({ shop: new ShopClient(account, sendTo(app)), screenshot }), name)
}

/** Connects an agent over HTTP, with an access token of a new operator. */
export async function connectAgentOverHttp(app: FastifyInstance, role: Role): Promise<Agent> {
  const { token, name } = await newToken(app, role)
  return agentAt(await connectedOverHttp(app, token), `${name} · agent`)
}

/** An access token of a new operator. */
export async function newToken(app: FastifyInstance, role: Role, company_id = '1') {
  const { username, name } = await newAccount(app, role, company_id)
  const operator = await signInAs(app, username, company_id)
  const body = { current: PASSWORD, name: 'agent', days: 1 }
  const { token, made } = await operator.data<NewAccessToken>('/account/tokens', { method: 'POST', body })
  return { token, token_id: made.token_id, name, operator }
}

let hashing: Promise<string> | undefined

async function newAccount(app: FastifyInstance, role: Role, company_id = '1') {
  const name = `agent of the ${role}`
  const username = `agent-${randomUUID().slice(0, 8)}`
  hashing ??= hashPassword(PASSWORD)
  await insertOperator(app.db, { company_id, username, name, role, password_hash: await hashing })
  return { username, name }
}

function agentAt(client: Client, name: string): Agent {
  let calls = 0
  let bytes = 0
  const ask = async (tool: ToolName, input: object) => {
    const result = await client.callTool({ name: tool, arguments: { ...input } })
    const [part] = result.content as { type: string; text?: string; data?: string }[]
    calls += 1
    bytes += Buffer.byteLength(part?.text ?? '')
    return { isError: result.isError === true, text: part?.text ?? part?.data ?? '' }
  }
  return {
    name,
    client,
    async call(tool, input = {}) {
      const { isError, text } = await ask(tool, input)
      if (isError) throw new Error(`Expected ${tool} to answer, got ${text}`)
      return read(text)
    },
    async refused(tool, input = {}) {
      const { isError, text } = await ask(tool, input)
      if (!isError) throw new Error(`Expected ${tool} to be refused, got ${text}`)
      return read(text)
    },
    spent() {
      const spent = { calls, bytes }
      calls = 0
      bytes = 0
      return spent
    },
  }
}

/** JSON, or the text itself. */
const read = <T>(text: string) => (text.startsWith('{') ? JSON.parse(text) : text) as T

/** A client at the server, in this process. */
export async function connected(parts: ServerParts): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([createServer(parts).connect(theirs), client.connect(ours)])
  return client
}

/** A client at the door of the shop. */
export async function connectedOverHttp(
  app: FastifyInstance,
  token: string,
  address = `http://${COMPANY_HOSTS['1']}/mcp`,
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: sendTo(app),
  })
  await client.connect(transport)
  return client
}

/** Injects requests instead of sending them. */
function sendTo(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { host, pathname, search } = new URL(String(input))
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const each of [value ?? []].flat()) headers.append(name, String(each))
    return new Response(answer.payload === '' ? null : answer.payload, {
      status: answer.statusCode,
      headers,
    })
  }
}
