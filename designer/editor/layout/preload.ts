/** What the editor may need later, fetched while there is a network: an operator who goes offline works on. */
import { loadForm } from '@engine/settings/form-files'
import { catalogue } from '@schemas/generated/catalogue'

/** Begins when the browser has nothing else to do. */
export function preload(): void {
  // Safari has no idle callbacks
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadForms)
  else setTimeout(loadForms, 2000)
}

const loadForms = () => Object.keys(catalogue).forEach((type) => void loadForm(type))
