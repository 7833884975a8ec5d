import { describe, expect, test } from 'vitest'
import type { Guard } from '@schemas/page-plan'
import { routes, type RedirectRoute } from '@storefront/shell/routing/routes'
import { isSoak } from '../helpers/soak'
import { ask } from './kit/ask'
import { guarded, pages, SAMPLES, sampleOf, unguarded } from '../helpers/route-samples'
import { faultsAt } from './kit/route-walk'
import { useBrowser } from './kit/visit'

/** An article's address without an id leads to all articles. */
const REDIRECTS: Record<string, string> = {
  '/cart/helper': '/cart',
  '/cart/checkout-old': '/cart/checkout',
  '/cashier/index-copy': '/cashier',
  '/edit': '/designer/edit',
  '/article/content': '/article',
  '/article/detail': '/article',
}

const SIGN_IN: Record<Guard, string> = {
  authenticated: '/auth/login',
  staff: '/staff/login',
  operator: '/designer',
}

const visit = useBrowser()

const redirects = routes.filter((route): route is RedirectRoute => 'to' in route)

describe('every route of the table', () => {
  test('every route has a sample here, and there are no others', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect(Object.keys(REDIRECTS).toSorted()).toEqual(redirects.map(({ path }) => path).toSorted())
  })

  const visitor = visit.ofFile()
  test.each(unguarded)(
    '$path opens for a visitor with its title and one heading; on one of the two sites with a clean console, no axe violations and no horizontal overflow in a window of 320 px',
    async (route) => {
      expect(await faultsAt(route, unguarded, { tab: await visitor(), isEachOpened: isSoak })).toEqual([])
    },
  )

  test.each(guarded)('$path sends a visitor to sign-in, and back', async (route) => {
    const { address } = sampleOf(route, {})
    const { status, headers } = await ask(address)
    expect([status, headers.location]).toEqual([
      302,
      route.publicPath ??
        `${SIGN_IN[route.guard ?? 'authenticated']}?redirectUrl=${encodeURIComponent(address)}`,
    ])
  })

  test.each(redirects)('$path redirects, with its query', async ({ path }) => {
    const { status, headers } = await ask(`${path}?pageid=201&x=1`)
    expect([status, headers.location]).toEqual([302, `${REDIRECTS[path]}?pageid=201&x=1`])
  })
})
