import { showToast } from '../state/toasts'
import { texts } from '../texts/controls'

/** Puts a text into the clipboard and says so, or that the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return showToast(texts.copyRefused)
  }
  showToast(texts.copied)
}
