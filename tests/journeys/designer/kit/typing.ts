import type { Page } from 'playwright'
import type { BuiltShop } from '../../../helpers/built-shop'
import { draft, widgetOf } from './documents'
import type { EditorScreen } from './editor-screen'
import { eventually } from './eventually'

/** Selects a text and puts the caret at its end. */
export async function startTyping(editor: EditorScreen, uuid: string): Promise<void> {
  await editor.select(uuid)
  await editor.field('文本').click()
  // the end of the text, independent of its number of lines
  await editor.page.keyboard.press('Control+End')
}

/** Writes at the end of a text. */
export async function typeOn(editor: EditorScreen, uuid: string, text: string): Promise<void> {
  await startTyping(editor, uuid)
  await editor.page.keyboard.type(text)
}

/** Waits until the server's draft has this text. */
export const expectDraft = (shop: BuiltShop, page_id: string, uuid: string, text: string) =>
  eventually(async () => widgetOf(await draft(shop, page_id), uuid).props['text']).toBe(text)

/** Waits until the canvas shows this text. */
export const expectCanvas = (editor: EditorScreen, uuid: string, text: string) =>
  eventually(() => editor.canvas(uuid).innerText()).toBe(text)

/** Every save request of a page. */
export function savesOf(page: Page): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/admin/drafts'))
      saves.push(request.postData() ?? '')
  })
  return saves
}
