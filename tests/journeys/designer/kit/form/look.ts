import { fillWidget } from '@schemas'
import type { WidgetJson } from '@schemas/page'
import type { EditorScreen } from '../editor-screen'

/** A selected widget as it stands now. */
export interface Look {
  /** Its frame on the canvas. */
  html: string
  /** With defaults filled in. */
  props: Record<string, unknown>
  style: Record<string, unknown>
}

/** Reads the selected widget off the canvas, and off the clipboard, to which it is copied. */
export async function lookAt(screen: EditorScreen, uuid: string): Promise<Look> {
  await screen.keys('ControlOrMeta+c')
  const { html, text } = await screen.page.evaluate(async (wanted) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return {
      html: document.querySelector(`[data-canvas-region] [data-widget="${wanted}"]`)?.outerHTML ?? '',
      text: await navigator.clipboard.readText(),
    }
  }, uuid)
  const { clips } = JSON.parse(text) as { clips: { widget: WidgetJson }[] }
  const [clip] = clips
  if (!clip) throw new Error('Expected a widget on the clipboard, found none.')
  const { props, style } = fillWidget(clip.widget.type, clip.widget)
  return { html, props, style: { ...style } }
}
