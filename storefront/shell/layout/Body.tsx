import { Activity, useMemo, type CSSProperties } from 'react'
import { colour, PageView, RenderProvider, type Actions, type Registry, type Shop } from '@engine'
import type { PageData } from '@schemas/page-data'
import { SCREENS } from '../page-types'
import { ErrorPage } from './frame'

interface BodyProps {
  data: PageData
  isShown: boolean
  registry: Registry
  shop: Shop
  actions: Actions
  /** Server only: the body already rendered. */
  html?: string | undefined
}

/** The content between header and footer: the page's own document, or the error page. A cached page stays hidden with its state. */
export function Body({ data, isShown, registry, shop, actions, html }: BodyProps) {
  const { page, live, base, viewport, path, params, answers } = data
  const { body } = data.regions
  const context = useMemo(
    () => ({
      mode: 'render' as const,
      page,
      actions,
      base,
      viewport,
      shop: { ...shop, live, path, params, answers },
    }),
    [page, actions, base, viewport, shop, live, path, params, answers],
  )
  const variables = {
    '--theme': colour(page.themeColor),
    '--action': data.actionColours?.page,
    backgroundColor: colour(page.backgroundColor),
  }
  const content = (
    <RenderProvider value={context}>
      <div className="pm-theme" style={variables as CSSProperties}>
        {body ? (
          <>
            <h1 className="screen-reader-only" tabIndex={-1}>
              {data.title}
            </h1>
            <PageView page={body} registry={registry} screen={SCREENS.body} html={html} />
          </>
        ) : (
          <ErrorPage status={data.status} />
        )}
      </div>
    </RenderProvider>
  )
  return data.keptAlive ? <Activity mode={isShown ? 'visible' : 'hidden'}>{content}</Activity> : content
}
