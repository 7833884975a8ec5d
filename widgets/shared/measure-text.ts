import type { Size } from '@engine'

/** The type settings that determine the size of a text. */
type Type = Pick<Partial<CSSStyleDeclaration>, 'fontSize' | 'fontWeight' | 'fontStyle' | 'lineHeight'>

/**
 * Size of a text in the current page's type, in whole px; in browsers only.
 * @param widest px at which its lines break
 */
export function measureText(text: string, type: Type, widest: number): Size {
  const probe = document.createElement('span')
  Object.assign(probe.style, type, {
    position: 'absolute',
    visibility: 'hidden',
    width: 'max-content',
    maxWidth: `${Math.max(0, widest)}px`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  })
  probe.textContent = text
  const page = document.querySelector('.pm-page') ?? document.body
  page.append(probe)
  // rounded, and independent of the canvas zoom
  const size = { width: probe.offsetWidth + 1, height: probe.offsetHeight }
  probe.remove()
  return size
}
