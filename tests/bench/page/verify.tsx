/** Different output must not be compared. */
import { renderToString } from 'react-dom/server'
import { BareView, ItemView, type Item } from './hand-written'

/** What the contenders have drawn of one page; `puck` is `null` where it does not take part. */
interface Drawn {
  ours: string
  view: string
  cached: string
  hand: string
  batched: string
  handStream: string
  bare: string
  puck: string | null
  items: readonly Item[]
}

/**
 * Ours draws the hand-written HTML, Puck each widget in wrappers of its own, and the page without boxes what is in them.
 * @throws Error with the first difference
 */
export function verify({ ours, view, cached, hand, batched, handStream, bare, puck, items }: Drawn): void {
  for (const [name, html] of Object.entries({ ours, view, cached, batched, handStream }))
    if (html !== hand)
      throw new Error(`Expected ${name} to draw the hand-written HTML. ${difference(html, hand)}`)
  let inside = ''
  let at = 0
  for (const item of items) {
    const boxed = renderToString(<ItemView {...item} />)
    at = puck === null ? 0 : puck.indexOf(boxed, at)
    if (at === -1) throw new Error(`Expected Puck to draw ${item.id} (${item.kind}) as it is.`)
    const content = renderToString(<BareView {...item} />)
    if (!boxed.endsWith(`>${content}</div></div></div>`))
      throw new Error(`Expected ${item.id} (${item.kind}) in its boxes to be what is drawn without them.`)
    inside += content
  }
  const whole = `<div class="pm-page">${inside}</div>`
  if (bare !== whole)
    throw new Error(`Expected the page without boxes to be its widgets. ${difference(bare, whole)}`)
}

function difference(html: string, expected: string): string {
  let at = 0
  while (at < html.length && html[at] === expected[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `From character ${at}: got ${around(html)}, expected ${around(expected)}`
}
