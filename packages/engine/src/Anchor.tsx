import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Anchor as EngineAnchor } from '@engine/render/Anchor'

/**
 * A link of a widget, of the kinds that every application has and of its own. It leads nowhere while the page is edited,
 * and is a `<span>` where the link is empty.
 * @param link data of a page (`common/link`), or an address
 * @param label accessible name, if the content is a picture without one
 * @param current whether it leads to the page that is shown
 */
export function Anchor({
  link,
  ...others
}: {
  link: { linkPage?: string; href?: string } | string | null | undefined
  children: ReactNode
  className?: string
  style?: CSSProperties
  label?: string
  title?: string
  current?: boolean
}): ReactNode {
  // the engine's own type names the kinds of the program that it is compiled in
  return <EngineAnchor {...others} link={link as ComponentProps<typeof EngineAnchor>['link']} />
}
