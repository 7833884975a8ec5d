/** The part of autocannon that the bench uses; it has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
    setupRequest?(request: Request, context: { ticket?: string }): Request
    onResponse(status: number, body: string, context: { ticket?: string }): void
  }

  export interface Client {
    setRequests(requests: Request[]): void
  }

  export interface Options {
    url: string
    connections: number
    /** Requests in all. */
    amount: number
    /** Seconds. */
    timeout: number
    setupClient(client: Client): void
  }

  export default function autocannon(options: Options): EventEmitter & Promise<{ errors: number }>
}
