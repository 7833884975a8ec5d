/** (a) Server rendering: a string and a stream, against hand-written components and against Puck's Render. */
import { Writable } from 'node:stream'
import { Render } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { INERT_ACTIONS, PageView, RenderProvider, visitorShop, type PageContext } from '@engine'
import { renderPage } from '@engine/render/server'
import type { FragmentCache } from '@schemas/storefront-entry'
import { fillPage } from '@schemas'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { whole } from '../measure/whole'
import { benchPage } from '../page/contents'
import { HandWrittenPage, ItemView, type Item } from '../page/hand-written'
import { itemsOf } from '../page/items'
import { puckConfig, puckData } from '../page/puck'
import { benchRegistry } from '../page/widgets'
import type { BenchOptions } from './group'

const HAND = {
  name: '手写 React',
  limit: 1.1,
  ifMissed: '每个组件约 1.3 µs：错误边界是类组件，链接和样式经过校验；页面越小越显眼',
}

export async function ssr({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [10, 200] : [10, 50, 200, 1000]) {
    log(`(a) ${size} 个组件`)
    rows.push(...(await measure(size, quick ? 7 : 31)))
  }
  return rows
}

async function measure(size: number, rounds: number): Promise<Row[]> {
  const page = fillPage(benchPage(size))
  const items = itemsOf(benchPage(size))
  const context: PageContext = {
    mode: 'render',
    page: page.page.props,
    shop: visitorShop(),
    actions: INERT_ACTIONS,
  }
  const data = puckData(items)
  const fragments: FragmentCache = new Map()
  const view = () => (
    <RenderProvider value={context}>
      <PageView page={page} registry={benchRegistry} />
    </RenderProvider>
  )
  const hand = () => <HandWrittenPage items={items} />
  const puck = () => <Render config={puckConfig} data={data} />
  const cached = () => renderPage(page, benchRegistry, context, { cache: fragments }).html
  verify({
    ours: `<div class="pm-page">${renderPage(page, benchRegistry, context).html}</div>`,
    view: await stream(view()),
    cached: `<div class="pm-page">${cached()}</div>`,
    hand: renderToString(hand()),
    handStream: await stream(hand()),
    puck: renderToString(puck()),
    items,
  })

  const sampling = { rounds, sampleMs: 30, warmUpMs: 800 }
  const handString = () => whole(renderToString(hand()))
  const strings = await interleave(
    {
      ours: () => whole(renderPage(page, benchRegistry, context).html),
      hand: handString,
      puck: () => whole(renderToString(puck())),
    },
    sampling,
  )
  const streams = await interleave(
    { ours: () => stream(view()), hand: () => stream(hand()), puck: () => stream(puck()) },
    sampling,
  )
  const hits = await interleave({ ours: () => whole(cached()), hand: handString }, sampling)
  const what = `${size} 个组件`
  return [
    ...compare({ group: 'a', what: `${what}，字符串`, unit: 'ms' }, strings, [
      { key: 'hand', ...HAND },
      { key: 'puck', name: 'Puck Render', limit: 0.5 },
    ]),
    ...compare({ group: 'a', what: `${what}，流`, unit: 'ms' }, streams, [
      { key: 'hand', ...HAND },
      { key: 'puck', name: 'Puck Render', limit: 0.6 },
    ]),
    ...compare({ group: 'a', what: `${what}，片段全部命中缓存`, unit: 'ms' }, hits, [
      { key: 'hand', name: '手写 React', limit: 0.1 },
    ]),
  ]
}

function stream(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => void pipe(sink), onError: reject })
  })
}

interface Drawn {
  ours: string
  view: string
  cached: string
  hand: string
  handStream: string
  puck: string
  items: readonly Item[]
}

/** Different output must not be compared. Puck adds wrappers, but each widget inside must be identical. */
function verify({ ours, view, cached, hand, handStream, puck, items }: Drawn) {
  for (const [name, html] of Object.entries({ ours, view, cached, handStream }))
    if (html !== hand)
      throw new Error(`Expected ${name} to draw the hand-written HTML. ${difference(html, hand)}`)
  for (const item of items) {
    if (!puck.includes(renderToString(<ItemView {...item} />)))
      throw new Error(`Expected Puck to draw ${item.id} (${item.kind}) as it is.`)
  }
}

function difference(html: string, expected: string): string {
  let at = 0
  while (at < html.length && html[at] === expected[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `From character ${at}: got ${around(html)}, expected ${around(expected)}`
}
