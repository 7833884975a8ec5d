import { proxy } from 'valtio/vanilla'

/** How often the page was asked for again; use-page answers. */
export const asked = proxy<{ times: number }>({ times: 0 })

/** Asks for the data of the page on screen again, as something it shows has changed; still owed where Back leads to it. */
export function refreshPage() {
  asked.times++
}
