import { fillPageProps } from '@schemas/fill'
import { freeze } from 'immer'
import { indexChildren } from '../children'
import type { PageDoc, Widget } from '../doc'
import { adaptWidgets, type AdaptedWidget } from './adapt'
import { atWidth } from './at-width'

/** A widget of a phone's page in memory. */
export type PhoneWidget = Widget & Pick<AdaptedWidget, 'phone'>

/** The page in memory as a phone of this width shows it (px). */
export function phoneDoc({ head, page, widgets }: PageDoc, width: number): PageDoc {
  const { pageWidth } = fillPageProps(page.props)
  const adapted = adaptWidgets(widgets, pageWidth)
  const shown = new Map(
    [...adapted].map(([uuid, widget]) => [uuid, freeze(atWidth(widget, width), true) as Widget]),
  )
  return {
    head: { ...head, platform: 'h5' },
    page: freeze({ ...page, props: { ...page.props, pageWidth: width } }, true),
    widgets: shown,
    children: indexChildren(shown),
  }
}
