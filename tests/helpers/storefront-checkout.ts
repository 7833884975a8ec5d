import { beforeEach, vi } from 'vitest'
import type { Quote } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import type { call as callServer } from '@storefront/shell/api/call'
import { Checkout } from '@storefront/features/checkout/checkout'
import type { Choices } from '@storefront/features/checkout/choices'

interface Question {
  key: string
  body: Record<string, unknown>
  headers: Record<string, string> | undefined
  answer(value: unknown): void
  refuse(error: unknown): void
}

/** A server that answers when the test says so. */
export function server() {
  const asked: Question[] = []
  const call = (key: string, { body, headers, signal }: Record<string, unknown>) =>
    new Promise((resolve, reject) => {
      ;(signal as AbortSignal | undefined)?.addEventListener('abort', () => reject(new Error('canceled')))
      asked.push({ key, body: body as never, headers: headers as never, answer: resolve, refuse: reject })
    })
  return { asked, call: call as unknown as typeof callServer }
}

export const NAME = { path: '/cart/checkout?mode=cart', user_id: 'm1', basket: '' }

export const quote = (total_fee: number, more: Partial<Quote> = {}) =>
  ({ quote_id: `q${total_fee}`, total_fee, point_use: 0, shops: [], ...more }) as unknown as Quote

export const refusal = (code: number, details?: unknown) =>
  new ApiError('不行', { status: Math.floor(code / 1000), code, details })

export function checkoutAt({ call }: ReturnType<typeof server>, address = 'a1') {
  return new Checkout({
    name: NAME,
    buying: { cart_type: 'cart', order_type: 'normal' },
    shops: ['0', '3'],
    addressOf: ({ address_id }: Choices) => address_id || address,
    call,
  })
}

export async function quotedCheckout(total = 100) {
  const shop = server()
  const checkout = checkoutAt(shop)
  const begun = checkout.begin()
  shop.asked[0]?.answer(quote(total))
  await begun
  return { checkout, ...shop }
}

/** A separate session storage for each test; call it once per file. */
export function useTabStorage() {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })
}
