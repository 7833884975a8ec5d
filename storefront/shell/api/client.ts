/** The one way of the browser to the API (rule calls-1): every endpoint of the shop, typed by its declaration. */
import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import axios, { AxiosError } from 'axios'
import { ApiError } from '@schemas/api/api-error'
import { refusalOf, requestLine, type Refusal, type CallOptions } from '@schemas/api/client'
import { asProviderSaid, withProviderMedia } from '@schemas/api/provider-media'
import { signatureOf } from '@schemas/api/signature'
import type { Endpoints } from '@schemas/generated/api'
import type { ShopEndpoint } from '@schemas/page-plan'
import { texts } from '../texts/frame'
import { signedOut } from './signed-out'
import { isProviderElsewhere, settings, REQUEST_TIMEOUT_MS } from './settings'
import { keepToken, refreshToken, storedToken } from './token'

const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  // shops[0][remark], as the signature spells it too
  formSerializer: { indexes: true },
  // the readable mark goes back in a header: another site's page can neither read it nor send one (rule api-6)
  xsrfCookieName: 'user_session_id',
  xsrfHeaderName: 'x-xsrf-token',
  // visitors have no token; the header alone distinguishes our script from a link or an image
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': 'visitor' },
})

/** As `call` in ./call.ts, which loads this file when it is first needed. */
export async function send<K extends ShopEndpoint>(
  key: K,
  { params, query, body, signal, headers }: ShopCallOptions<K>,
): Promise<Endpoints[K]['answer']> {
  const { method, path } = requestLine(key, params)
  const { base, company_id, sign_key } = settings
  // in the query of a GET, in the body otherwise
  const isRead = method === 'GET'
  const asked = { ...flagsAsNumbers(query ?? {}), ...(isRead && { company_id }) }
  const isElsewhere = isProviderElsewhere()
  const given = isElsewhere ? asProviderSaid(body, base) : body
  const sent = isRead ? undefined : { ...(given as object | undefined), company_id }
  const sign = signed({ ...asked, ...sent }, sign_key)
  try {
    const answer = await http.request<Partial<Envelope>>({
      method,
      url: base + path,
      params: isRead ? { ...asked, ...sign } : asked,
      ...(sent && { data: { ...sent, ...sign } }),
      ...(signal && { signal }),
      headers: { ...headers, ...bearer() },
      ...(isElsewhere && { transformResponse: (text: string) => parsed(withProviderMedia(text, base)) }),
    })
    const data = dataOf<K>(answer.data, answer.status)
    if (isElsewhere && !isRead) keepTokenOf(data)
    return data
  } catch (error) {
    throw error instanceof AxiosError && !axios.isCancel(error) ? await ownError(error) : error
  }
}

/**
 * Fetches a file with the company, signature, bearer token, time limit and error handling of every other call.
 * @returns its bytes and the value of `content-disposition`
 */
export async function fetchFile(path: string, query: Readonly<Record<string, string>>) {
  const { base, company_id, sign_key } = settings
  const asked = { ...query, company_id }
  const sign = signed(asked, sign_key)
  try {
    const { data, headers } = await http.request<Blob>({
      url: base + path,
      params: { ...asked, ...sign },
      responseType: 'blob',
      headers: bearer(),
    })
    return { file: data, disposition: String(headers['content-disposition'] ?? '') }
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    const { response } = error
    if (response?.data instanceof Blob) response.data = parsed(await response.data.text())
    throw await ownError(error)
  }
}

const md5Hex = (text: string) => bytesToHex(md5(utf8ToBytes(text)))

/** A provider elsewhere may have no key. */
const signed = (values: Record<string, unknown>, key: string): { sign?: string } =>
  key === '' && isProviderElsewhere() ? {} : { sign: signatureOf(values, key, md5Hex) }

/** Calls that sign a member in or renew the session answer with its `token`. */
function keepTokenOf(data: unknown) {
  const { token } = (data ?? {}) as { token?: unknown }
  if (typeof token === 'string' && token !== '') keepToken(token)
}

function bearer(): { authorization?: string } {
  const token = storedToken()
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

/** Parses the error envelope from the bytes; undefined if it is not one of ours. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.warn('A refusal is no JSON:', error)
    return undefined
  }
}

/** Flags of a query are 1 and 0 in the specification. */
const flagsAsNumbers = (query: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  )

interface Envelope {
  data: unknown
  status_code: number
  msg: string
  message: string
}

/** Rule api-9: a refusal may come with status 200; an answer without data is none. */
function dataOf<K extends ShopEndpoint>(answer: Partial<Envelope>, status: number): Endpoints[K]['answer'] {
  const { data } = answer
  const inner = typeof data === 'object' && data !== null ? (data as Partial<Refusal>) : undefined
  const code = Math.max(inner?.status_code ?? 0, answer.status_code ?? 0)
  if (code > 300) throw refusal(inner, answer.msg ?? answer.message, { status })
  if (data === undefined) throw new ApiError(texts.operationFailed, { status, details: answer })
  return data as Endpoints[K]['answer']
}

async function ownError(error: AxiosError): Promise<ApiError> {
  const { response } = error
  if (!response) {
    const isOffline = error.code === AxiosError.ERR_NETWORK || !navigator.onLine
    return new ApiError(isOffline ? texts.offline : texts.operationFailed, { status: 0, cause: error })
  }
  const { data, msg } = (response.data ?? {}) as Partial<Envelope>
  if (response.status === 401) {
    await refreshToken()
    signedOut()
  }
  const retryAfter = Number(response.headers['retry-after'])
  const { status } = response
  return refusal(data as Refusal | undefined, msg ?? error.message, {
    status,
    ...(status >= 500 && { details: response.data }),
    ...(retryAfter > 0 && { retryAfter }),
  })
}

const refusal = (
  inner: Partial<Refusal> | undefined,
  message: string | undefined,
  answer: Parameters<typeof refusalOf>[2],
) => refusalOf((inner?.message ?? message) || texts.operationFailed, inner, answer)

export type ShopCallOptions<K extends ShopEndpoint> = CallOptions<Endpoints[K]> & {
  headers?: Record<string, string>
  /** The caller shows what goes wrong itself. */
  quiet?: boolean
}
