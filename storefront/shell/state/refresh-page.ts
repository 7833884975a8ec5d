import { proxy } from 'valtio/vanilla'

/** How many refreshes were requested; `usePage` answers them. */
export const asked = proxy<{ times: number }>({ times: 0 })

/** Requests the data of the page on screen again, because something it shows has changed. */
export function refreshPage() {
  asked.times++
}
