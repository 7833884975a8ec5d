import { describe, expect, test } from 'vitest'
import { checkoutAt, NAME, quotedCheckout, server, useTabStorage } from '@tests/helpers/storefront-checkout'
import { ApiError } from '@schemas/api/api-error'
import { storedChoices, runningCheckout } from './choices'

useTabStorage()

describe('session lost in between', () => {
  test('the next visit of the same member goes on with what was chosen', async () => {
    const { checkout, asked } = await quotedCheckout()
    checkout.note({ remarks: { '0': '放门口' } })
    const lost = checkout.order()
    asked[1]?.refuse(new ApiError('请先登录', { status: 401 }))
    await lost
    expect(checkout.state.problem?.kind).toBe('signedOut')
    const next = checkoutAt(server())
    void next.begin()
    expect(next.state.choices.remarks).toEqual({ '0': '放门口' })
    next.end()
  })

  test('another member finds nothing of it', async () => {
    const { checkout } = await quotedCheckout()
    checkout.note({ remarks: { '0': '放门口' } })
    expect(storedChoices({ ...NAME, user_id: 'm2' }).remarks).toEqual({})
    expect(runningCheckout('m2')).toBeUndefined()
  })
})
