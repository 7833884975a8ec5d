import { fillWidget } from '@schemas'
import type { WidgetJson } from '@schemas/page'
import type { EditorScreen } from '../editor-screen'

/** The current state of a selected widget. */
export interface Look {
  /** Its frame on the canvas. */
  html: string
  /** With defaults filled in. */
  props: Record<string, unknown>
  style: Record<string, unknown>
}

/**
 * Reads the selected widget from the canvas, and from the clipboard after copying it; the canvas has the focus then.
 */
export async function lookAt({ page }: EditorScreen, uuid: string): Promise<Look> {
  const { html, text } = await page.evaluate((wanted) => {
    const canvas = document.querySelector<HTMLElement>('[aria-label="页面画布"]')
    canvas?.focus()
    // as by the keys, without waiting for the system's clipboard a thousand times
    const clipboardData = new DataTransfer()
    canvas?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    const frame = document.querySelector(`[data-canvas-region] [data-widget="${wanted}"]`)
    const copy = frame?.cloneNode(true) as Element | undefined
    // React adds an attribute that has come back behind the others
    for (const element of copy ? [copy, ...copy.querySelectorAll('*')] : [])
      for (const name of element.getAttributeNames().toSorted())
        element.setAttributeNode(element.removeAttributeNode(element.getAttributeNode(name) as Attr))
    return { html: copy?.outerHTML ?? '', text: clipboardData.getData('text/plain') }
  }, uuid)
  const { clips } = JSON.parse(text) as { clips: { widget: WidgetJson }[] }
  const [clip] = clips
  if (!clip) throw new Error('Expected a widget on the clipboard, found none.')
  const { props, style } = fillWidget(clip.widget.type, clip.widget)
  // React leaves an empty attribute where a style was
  return { html: html.replaceAll(' style=""', ''), props, style: { ...style } }
}
