/** What the editor may need later, fetched while there is a network: an operator who goes offline works on. */
import { loadForm } from '@engine/settings/form-files'
import { catalogue } from '@schemas/generated/catalogue'

/** Begins when the browser has nothing else to do. What fails is fetched again when it is needed. */
export function preload(): void {
  const load = () => Promise.all(Object.keys(catalogue).map(loadForm)).catch(console.warn)
  // Safari has no idle callbacks
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load)
  else setTimeout(load, 2000)
}
