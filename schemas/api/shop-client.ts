/** The shop's API for operators, with one operator's session or access token: the shop checks its rights at each call. */
import type { AdminEndpoints } from '../generated/api'
import { ApiError } from './api-error'
import { refusalOf, requestLine, type CallOptions, type Refusal } from './client'

interface Shop {
  /** Address of the shop, `http://localhost:3000`. */
  url: string
  /** Id of the company, where the address alone does not say it. */
  company?: string
}

interface WithPassword {
  username: string
  password: string
  /** Of the second factor; used once. */
  code?: string
}

interface WithToken {
  /** An access token of an operator. */
  token: string
}

type ShopAccount = Shop & (WithPassword | WithToken)

type AdminKey = keyof AdminEndpoints
type Answer<K extends AdminKey> = AdminEndpoints[K]['answer']
type Session = Pick<Answer<'POST /session'>, 'operator' | 'company_id' | 'shop_name'>

interface Sent {
  params?: object | undefined
  body?: object | undefined
  query?: object | undefined
}

const BASE = '/api/admin'
/** ms */
const PATIENCE = 30_000

export class ShopClient {
  readonly #account: ShopAccount
  readonly #fetch: typeof fetch
  readonly #cookies = new Map<string, string>()
  #session: Promise<Session> | null = null

  /** @param send replaces the network */
  constructor(account: ShopAccount, send: typeof fetch = fetch) {
    this.#account = account
    this.#fetch = send
  }

  /** The signed-in operator; signs in, or shows the token, at the first call. @throws ApiError */
  session(): Promise<Session> {
    this.#session ??= this.#signIn().catch((error: unknown) => {
      // a wrong password or token stays wrong: tried again, the password would lock the account
      if (!isFinal(error)) this.#session = null
      throw error
    })
    return this.#session
  }

  /**
   * @param key `PUT /drafts`, as schemas/api declares it
   * @throws ApiError when the shop refuses or, with status 0, does not answer
   */
  async call<K extends AdminKey>(key: K, options: CallOptions<AdminEndpoints[K]>): Promise<Answer<K>> {
    const { params, body, query } = options
    const sent = {
      params: params as object | undefined,
      body: body as object | undefined,
      query: query as object | undefined,
    }
    const { company_id } = await this.session()
    try {
      return await this.#send(key, sent, company_id)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      // the session has ended: once again
      this.#session = null
      return this.#send(key, sent, (await this.session()).company_id)
    }
  }

  /** An address of the shop itself. */
  address(path: string): string {
    return new URL(path, this.#account.url).href
  }

  async #signIn(): Promise<Session> {
    const account = this.#account
    this.#cookies.clear()
    if ('token' in account) {
      const { operator, ...shop } = await this.#send('GET /session', {}, account.company)
      if (operator) return { operator, ...shop }
      throw new ApiError('the shop refuses the access token: it has ended, or is of another shop', {
        status: 401,
      })
    }
    const { username, password, code, company } = account
    const body = { username, password, ...(code !== undefined && { code }) }
    return this.#send('POST /session', { body }, company)
  }

  async #send<K extends AdminKey>(
    key: K,
    { params, body, query }: Sent,
    company_id: string | undefined,
  ): Promise<Answer<K>> {
    const { method, path } = requestLine(key, params)
    const company = company_id === undefined ? {} : { company_id }
    const isRead = method === 'GET'
    const url = new URL(BASE + path, this.#account.url)
    for (const [name, value] of Object.entries({ ...query, ...(isRead && company) }))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const answer = await this.#ask(url, {
      method,
      headers: {
        ...this.#identity(),
        ...(!isRead && { 'content-type': 'application/json' }),
      },
      ...(!isRead && { body: JSON.stringify({ ...body, ...company }) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
    return dataOf(answer)
  }

  #identity(): Record<string, string> {
    const account = this.#account
    if ('token' in account) return { authorization: `Bearer ${account.token}` }
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  async #ask(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await this.#fetch(url, init)
    } catch (cause) {
      throw new ApiError(`${this.#account.url} does not answer: ${String(cause)}`, { status: 0, cause })
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

async function dataOf<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  const { status } = answer
  if (!answer.headers.get('content-type')?.includes('json'))
    throw new ApiError(`expected JSON from the shop, got status ${status}: ${text.slice(0, 200)}`, { status })
  const { data } = JSON.parse(text) as { data: T & Partial<Refusal> }
  if (answer.ok) return data
  throw refusalOf(data.message ?? `status ${status}`, data, { status })
}
