import type { Size } from '@engine'

/** How a text is set: what decides its size. */
type Type = Pick<Partial<CSSStyleDeclaration>, 'fontSize' | 'fontWeight' | 'fontStyle' | 'lineHeight'>

/**
 * Size of a text in the type of the page that is shown, in whole px; in browsers only.
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
  // rounded, but not scaled as the canvas may be
  const size = { width: probe.offsetWidth + 1, height: probe.offsetHeight }
  probe.remove()
  return size
}
