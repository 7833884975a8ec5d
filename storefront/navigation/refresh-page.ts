import { proxy } from 'valtio/vanilla'

/** How often somebody asked. */
export const asked = proxy<{ times: number }>({ times: 0 })

/** Asks for the data of the page on screen again: something it shows has changed. */
export function refreshPage() {
  asked.times++
}
