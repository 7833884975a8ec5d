/** What the API clients of shop and designer share. */
import { ApiError } from './api-error'
import { fillPath } from './fill-path'

type Part<E, P extends 'params' | 'body'> = P extends keyof E
  ? E[P] extends undefined
    ? { [N in P]?: undefined }
    : { [N in P]: E[P] }
  : { [N in P]?: undefined }

/** What a call of an endpoint needs: path parameters and body where it has them, any part of its query. */
export type CallOptions<E extends { query: unknown }> = Part<E, 'params'> &
  Part<E, 'body'> & { query?: Partial<E['query']>; signal?: AbortSignal }

/** @param key `PUT /pages/{page_id}`, as schemas/api declares it */
export function requestLine(key: string, params: object | undefined): { method: string; path: string } {
  const [method = 'GET', path = ''] = key.split(' ')
  return { method, path: fillPath(path, params) }
}

/** What the server sends under `data` when it refuses. */
export interface Refusal {
  message: string
  status_code: number
  code: number
  errors?: Record<string, string[]>
  details?: unknown
}

export const refusalOf = (
  message: string,
  refusal: Partial<Refusal> | undefined,
  answer: { status: number; retryAfter?: number; details?: unknown },
): ApiError =>
  new ApiError(message, {
    ...answer,
    ...(refusal?.code !== undefined && { code: refusal.code }),
    ...(refusal?.errors && { errors: refusal.errors }),
    ...(refusal?.details !== undefined && { details: refusal.details }),
  })
