/** The one way to the server: every endpoint of operators, typed by its declaration. */
import axios, { AxiosError, type AxiosProgressEvent } from 'axios'
import { fillPath } from '@schemas/api/fill-path'
import type { AdminEndpoints } from '@schemas/generated/api'
import { ApiError, Unreachable } from './api-error'

export type AdminKey = keyof AdminEndpoints
export type Answer<K extends AdminKey> = AdminEndpoints[K]['answer']

type Part<K extends AdminKey, P extends 'params' | 'body'> = AdminEndpoints[K][P] extends undefined
  ? { [N in P]?: undefined }
  : { [N in P]: AdminEndpoints[K][P] }

/** What a call needs: path parameters and body where the endpoint has them, any part of its query. */
export type CallOptions<K extends AdminKey> = Part<K, 'params'> &
  Part<K, 'body'> & {
    query?: Partial<AdminEndpoints[K]['query']>
    signal?: AbortSignal
    onProgress?: (event: AxiosProgressEvent) => void
    /** ms; default 10 s. */
    timeout?: number
  }

export const ADMIN_BASE = '/api/admin'
const http = axios.create({ baseURL: ADMIN_BASE, timeout: 10_000 })

/** 403004 of server/core/errors.ts: the company demands a second factor since this page was opened. */
const SECOND_FACTOR_DUE = 403004

/** These bodies are sent as forms, objects in them as JSON text. */
const AS_FORMS: ReadonlySet<AdminKey> = new Set(['POST /modules', 'POST /images'])

/** Added to every request once the session has named it: to the query of a GET, to the body of others. */
let company: { company_id?: string } = {}

export const withCompany = (values: object | undefined): object => ({ ...values, ...company })

/** Called when the server answers that the session has ended or that a second factor is missing. */
let onSessionChanged: () => void = () => {}
export function whenSessionChanged(listener: () => void): void {
  onSessionChanged = listener
}

/**
 * @param key `PUT /pages/{page_id}`, as schemas/api declares it
 * @returns what stands under `data`
 * @throws ApiError when the server refuses, Unreachable when it does not answer
 */
export async function call<K extends AdminKey>(
  key: K,
  { params, body, query, signal, onProgress, timeout }: CallOptions<K>,
): Promise<Answer<K>> {
  const [method, path = ''] = key.split(' ')
  const isRead = method === 'GET'
  const sent = withCompany(body as object | undefined)
  try {
    const answer = await http.request<{ data: Answer<K> }>({
      method,
      url: fillPath(path, params),
      params: isRead ? withCompany(query) : query,
      ...(!isRead && { data: AS_FORMS.has(key) ? formOf(sent) : sent }),
      ...(signal && { signal }),
      ...(timeout !== undefined && { timeout }),
      ...(onProgress && { onUploadProgress: onProgress }),
    })
    const { data } = answer.data
    if (isSession(key)) company = { company_id: (data as Answer<typeof key>).company_id }
    return data
  } catch (error) {
    throw asOwnError(error, key)
  }
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

interface Envelope {
  data: { message: string; code: number; errors?: Record<string, string[]>; details?: unknown }
}

function asOwnError(error: unknown, asked: string): unknown {
  if (!(error instanceof AxiosError) || axios.isCancel(error)) return error
  const { response } = error
  if (!response) return new Unreachable(error)
  const { data } = (response.data ?? {}) as Partial<Envelope>
  // a proxy answered, not the server
  if (!data) return new ApiError(`服务暂时不可用（${response.status}），请稍后重试`, response.status, 0)
  if (response.status === 401 && asked !== 'POST /session') onSessionChanged()
  if (data.code === SECOND_FACTOR_DUE) onSessionChanged()
  return new ApiError(data.message, response.status, data.code, data.errors, data.details)
}
