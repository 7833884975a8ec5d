/** The one way to the server: every endpoint of operators, typed by its declaration. */
import axios, { AxiosError, type AxiosProgressEvent } from 'axios'
import { ApiError } from '@schemas/api/api-error'
import { refusalOf, requestLine, type CallOptions, type Refusal } from '@schemas/api/client'
import type { AdminEndpoints } from '@schemas/generated/api'
import { ADMIN_BASE, PATIENCE, takeEarly } from './early'

export type AdminKey = keyof AdminEndpoints
export type Answer<K extends AdminKey> = AdminEndpoints[K]['answer']

export type AdminCallOptions<K extends AdminKey> = CallOptions<AdminEndpoints[K]> & {
  onProgress?: (event: AxiosProgressEvent) => void
  /** ms; default 10 s. */
  timeout?: number
}

const http = axios.create({ baseURL: ADMIN_BASE, timeout: PATIENCE })

/** These bodies are sent as forms, objects in them as JSON text. */
const AS_FORMS: ReadonlySet<AdminKey> = new Set(['POST /modules', 'POST /images'])

/** Added to every request once the session has named it: to the query of a GET, to the body of others. */
let company: { company_id?: string } = {}

export const withCompany = (values: object | undefined): object => ({ ...values, ...company })

let resolveSignedIn = () => {}
/** Resolves with the first session of an operator: other calls would be refused before. */
export const signedIn = new Promise<void>((resolve) => (resolveSignedIn = resolve))

function begin({ company_id, operator, second_factor_due }: Answer<'GET /session' | 'POST /session'>) {
  company = { company_id }
  if (operator && !second_factor_due) resolveSignedIn()
}

/** Called when the server answers that the session has ended, or that it may not do what the designer offered. */
let onSessionChanged: () => void = () => {}
export function whenSessionChanged(listener: () => void): void {
  onSessionChanged = listener
}

/** What was asked for while the scripts were loading; null where it was not, or was refused. */
export async function early<K extends AdminKey>(key: K, params?: object): Promise<Answer<K> | null> {
  const { method, path } = requestLine(key, params)
  const data = method === 'GET' ? ((await takeEarly(path)) as Answer<K> | null | undefined) : null
  return data ?? null
}

/**
 * @param key `PUT /pages/{page_id}`, as schemas/api declares it
 * @returns the value of `data`
 * @throws ApiError when the server refuses or, with status 0, does not answer
 */
export async function call<K extends AdminKey>(
  key: K,
  { params, body, query, signal, onProgress, timeout }: AdminCallOptions<K>,
): Promise<Answer<K>> {
  const { method, path } = requestLine(key, params)
  const isRead = method === 'GET'
  const sent = withCompany(body as object | undefined)
  const asked = query === undefined ? await early(key, params) : null
  if (asked !== null) return noted(key, asked)
  try {
    const answer = await http.request<{ data: Answer<K> }>({
      method,
      url: path,
      params: isRead ? withCompany(query) : query,
      ...(!isRead && { data: AS_FORMS.has(key) ? formOf(sent) : sent }),
      ...(signal && { signal }),
      ...(timeout !== undefined && { timeout }),
      ...(onProgress && { onUploadProgress: onProgress }),
    })
    return noted(key, answer.data.data)
  } catch (error) {
    throw asOwnError(error, key)
  }
}

function noted<K extends AdminKey>(key: K, data: Answer<K>): Answer<K> {
  if (isSession(key)) begin(data as Answer<typeof key>)
  return data
}

const isSession = (key: AdminKey): key is 'GET /session' | 'POST /session' =>
  key === 'GET /session' || key === 'POST /session'

function formOf(body: object): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}

/** Sends a file with its fields to the address that an upload token names. */
export async function upload<T>(
  address: string,
  form: FormData,
  options: { signal?: AbortSignal; onProgress?: (event: AxiosProgressEvent) => void } = {},
): Promise<T> {
  try {
    const answer = await http.post<{ data: T }>(address, form, {
      baseURL: '',
      timeout: 120_000,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && { onUploadProgress: options.onProgress }),
    })
    return answer.data.data
  } catch (error) {
    throw asOwnError(error, `POST ${address}`)
  }
}

function asOwnError(error: unknown, asked: string): unknown {
  if (!(error instanceof AxiosError) || axios.isCancel(error)) return error
  const { response } = error
  if (!response) return unreachable(error)
  const { status } = response
  const { data } = (response.data ?? {}) as { data?: Refusal }
  // a proxy answered, not the server
  if (!data) return new ApiError(`服务暂时不可用（${status}），请稍后重试`, { status })
  if (status === 401 && asked !== 'POST /session') onSessionChanged()
  // a right was taken away, or a second factor is due since this page was opened
  if (status === 403) onSessionChanged()
  return refusalOf(data.message, data, { status })
}

/** The server could not be reached, or did not answer in time. */
export const unreachable = (cause: unknown) => new ApiError('网络连接失败，请检查网络', { status: 0, cause })
