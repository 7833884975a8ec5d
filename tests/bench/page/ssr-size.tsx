/**
 * Measures pages of one size, in a process of its own. Puck comes last: after a minute of streams it leaves a gigabyte on
 * the heap, which slows everything that is measured afterwards.
 */
import { Render } from '@puckeditor/core'
import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, PageView, RenderProvider, visitorShop, type PageContext } from '@engine'
import { BATCH, renderPage } from '@engine/render/server'
import type { FragmentCache } from '@schemas/storefront-entry'
import { fillPage } from '@schemas'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { stream, whole } from '../measure/whole'
import { benchPage } from './contents'
import { BarePage, HandWrittenPage, type Item } from './hand-written'
import { itemsOf } from './items'
import { puckConfig, puckData } from './puck'
import { verify } from './verify'
import { benchRegistry } from './widgets'

const HAND = {
  key: 'hand' as const,
  name: '手写 React（同样的盒子）',
  limit: 1.08,
  ifMissed:
    '链接和样式经过校验，每页还有两层上下文；按剖析，引擎自己的函数占 3–6%，其中一半是链接，其余是 React；页面越小越显眼',
}
const BATCHED = { ...HAND, key: 'batched' as const, name: '手写 React（同样的盒子，分批）' }
const BARE = {
  key: 'bare' as const,
  name: '手写 React（没有盒子）',
  limit: 1.15,
  ifMissed: '每个组件的三层盒子和它们的样式：手写同样的盒子，也多花这么多',
}

/** Why cached fragments miss their mark. */
const JOINED = '其中八成以上是把整页拼成一个字符串，V8 把它作为大对象分配；服务器逐段发送，不拼'
/** Puck needs seconds for more. */
const MOST_OF_PUCK = 1000

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
  const draw = (drawn = page) => renderPage(drawn, benchRegistry, context).html
  const view = () => (
    <RenderProvider value={context}>
      <PageView page={page} registry={benchRegistry} />
    </RenderProvider>
  )
  const hand = (drawn = items) => <HandWrittenPage items={drawn} />
  const bare = () => <BarePage items={items} />
  const puck = () => <Render config={puckConfig} data={data} />
  const cached = () => renderPage(page, benchRegistry, context, { cache: fragments }).html
  const hasPuck = size <= MOST_OF_PUCK
  verify({
    ours: `<div class="pm-page">${draw()}</div>`,
    view: await stream(view()),
    cached: `<div class="pm-page">${cached()}</div>`,
    hand: renderToString(hand()),
    batched: inBatches(items),
    handStream: await stream(hand()),
    bare: renderToString(bare()),
    puck: hasPuck ? renderToString(puck()) : null,
    items,
  })

  // long beside the garbage that the contender before leaves
  const sampling = { rounds, sampleMs: 100, warmUpMs: 500 }
  const strings = await interleave(
    {
      ours: () => whole(draw()),
      hand: () => whole(renderToString(hand())),
      batched: () => whole(inBatches(items)),
      bare: () => whole(renderToString(bare())),
    },
    sampling,
  )
  const streams = await interleave(
    { ours: () => stream(view()), hand: () => stream(hand()), bare: () => stream(bare()) },
    sampling,
  )
  const hits = await interleave({ ours: () => whole(cached()), anew: () => whole(draw()) }, sampling)
  const [newPages, newItems] = [copies(page), copies(items)]
  const first = await interleave(
    { ours: () => whole(draw(newPages.next())), hand: () => whole(renderToString(hand(newItems.next()))) },
    sampling,
    { ours: newPages.prepare, hand: newItems.prepare },
  )
  const row = (how: string) => ({ group: 'a' as const, what: `${size} 个组件，${how}`, unit: 'ms' as const })
  const rows = [
    ...compare(row('字符串'), strings, [HAND, BATCHED, BARE]),
    ...compare(row('流'), streams, [HAND, BARE]),
    ...compare(row('第一次见到的页面对象，字符串'), first, [{ ...HAND, limit: 1.15 }]),
    ...compare(row('片段全部命中缓存'), hits, [
      { key: 'anew', name: '铺面自己，不用缓存', limit: 0.1, ifMissed: JOINED },
    ]),
  ]
  if (!hasPuck) return rows
  const puckStrings = await interleave(
    { ours: () => whole(draw()), puck: () => whole(renderToString(puck())) },
    sampling,
  )
  const puckStreams = await interleave({ ours: () => stream(view()), puck: () => stream(puck()) }, sampling)
  const peer = { key: 'puck' as const, name: 'Puck Render' }
  return [
    ...rows,
    ...compare(row('字符串'), puckStrings, [{ ...peer, limit: 0.5 }]),
    ...compare(row('流'), puckStreams, [{ ...peer, limit: 0.6 }]),
  ]
}

/** By hand in batches as large as those of `renderPage`, within the page's own box. */
function inBatches(items: readonly Item[]): string {
  const texts: string[] = []
  for (let from = 0; from < items.length; from += BATCH) {
    const html = renderToString(<HandWrittenPage items={items.slice(from, from + BATCH)} />)
    texts.push(html.slice(BEFORE.length, -AFTER.length))
  }
  return BEFORE + texts.join('') + AFTER
}

const BEFORE = '<div class="pm-page">'
const AFTER = '</div>'

/** Copies that nothing was remembered about: as many as the next sample draws, made before it. */
function copies<T>(value: T) {
  const text = JSON.stringify(value)
  let made: T[] = []
  return {
    prepare: (runs: number) => void (made = Array.from({ length: runs }, () => JSON.parse(text) as T)),
    next(): T {
      const copy = made.pop()
      if (!copy) throw new Error('Expected a copy for each run.')
      return copy
    },
  }
}

const { PUMIAN_BENCH_WIDGETS, PUMIAN_BENCH_ROUNDS } = process.env
process.send?.(await measure(Number(PUMIAN_BENCH_WIDGETS), Number(PUMIAN_BENCH_ROUNDS)))
