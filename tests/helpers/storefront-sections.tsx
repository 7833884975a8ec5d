/** Draws a section for tests, with the answers that it is given. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { INERT_ACTIONS, RenderProvider, visitorShop, type Shop } from '@engine'
import { fillPage, FORMAT_VERSION } from '@schemas'
import type { Answered } from '@schemas/page-plan'
import type { Viewport } from '@schemas/site-base'
import { pathnameOf } from '@storefront/shell/routing/query'
import { matchRoute } from '@storefront/shell/routing/destination'

const { page } = fillPage({
  formatVersion: FORMAT_VERSION,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {},
})

export function drawSection(
  section: ReactNode,
  path: string,
  answers: Record<string, Answered> = {},
  user: Shop['user'] = null,
  viewport: Viewport = 'pc',
) {
  const shop = { ...visitorShop(), path, params: matchRoute(pathnameOf(path))?.params ?? {}, answers, user }
  return render(
    <RenderProvider value={{ mode: 'render', page: page.props, shop, actions: INERT_ACTIONS, viewport }}>
      {section}
    </RenderProvider>,
  )
}
