import { newKey } from '../../shell/api/new-key'

/**
 * The key by which the server knows an order again (rule checkout-5): the same request has the same key, however often
 * it is sent; another request has another.
 */
export class OrderKeys {
  #last: { content: string; key: string } | undefined

  of(body: unknown): string {
    const content = JSON.stringify(body)
    if (this.#last?.content !== content) this.#last = { content, key: newKey() }
    return this.#last.key
  }
}
