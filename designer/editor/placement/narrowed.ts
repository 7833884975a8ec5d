import type { Clip, PageDoc } from '@engine/design'
import { fillPageProps } from '@schemas/fill'

/** A piece of another page with every width limited to this page's, as on a page for phones. */
export function narrowed(clip: Clip, { page }: Pick<PageDoc, 'page'>): Clip {
  return narrowedTo(clip, fillPageProps(page.props).pageWidth)
}

/** @param most px */
function narrowedTo({ widget, children }: Clip, most: number): Clip {
  const { width } = widget.style
  const style = width !== undefined && width > most ? { ...widget.style, width: most } : widget.style
  return { widget: { ...widget, style }, children: children.map((child) => narrowedTo(child, most)) }
}
