import type { ImageRow } from '@schemas/generated/api'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, remove, setProp } from '@engine/design'
import type { JsonObject, WidgetJson } from '@schemas/page'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import type { uploadImages } from '../../images'
import { ImageFiles } from './image-files'

const widget = (type: string, order: string, props: JsonObject = {}): WidgetJson => ({
  type,
  v: 1,
  parent: null,
  order,
  props,
  style: {},
})

const slidesOf = (...urls: string[]) => urls.map((imgUrl) => ({ imgUrl, pathData: {} }))

/** Files whose upload takes until it is answered; `sent` has the names of each upload that began. */
function open() {
  const widgets = {
    slides: widget('W0001', 'a0', { data: slidesOf('/a.png', '/b.png', '/c.png') }),
    picture: widget('W0003', 'a1'),
  }
  const workspace = openWorkspace({
    pages: { header: null, footer: null, body: { ...emptyPage(), widgets } },
  })
  const sent: string[][] = []
  let answer = () => {}
  const files = new ImageFiles(workspace, (list, { signal } = {}) => {
    sent.push(list.map(({ name }) => name))
    return new Promise<Awaited<ReturnType<typeof uploadImages>>>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      const rows = list.map(({ name }) => ({ img_full_url: `/uploads/${name}`, width: 40, height: 30 }))
      answer = () => resolve({ rows: rows as ImageRow[], failures: [] })
    })
  })
  const take = (uuid: string, replaces: boolean, ...names: string[]) =>
    files.take(
      names.map((name) => new File(['x'], name)),
      { fill: { uuid, replaces }, parent: null, before: null, at: null },
    )
  const { editor } = workspace
  const prop = (uuid: string, name: string) => editor.doc.widgets.get(uuid)?.props[name]
  const urls = () => (prop('slides', 'data') as { imgUrl: string }[]).map(({ imgUrl }) => imgUrl)
  const begun = () => vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 })
  return { workspace, editor, files, sent, take, urls, prop, begun, answer: () => answer() }
}

describe('the page is edited while pictures are uploaded', () => {
  test('entries of a list that were removed leave no gap before the new ones', async () => {
    const { editor, take, urls, begun, answer } = open()
    const done = take('slides', false, 'new.png')
    await begun()
    editor.run(setProp('slides', ['data'], slidesOf('/a.png')))
    answer()
    await done
    expect(urls()).toEqual(['/a.png', '/uploads/new.png'])
  })

  test('entries that were added stay, and a list that is full by then says so', async () => {
    const { workspace, editor, take, urls, begun, answer } = open()
    const done = take('slides', false, 'new.png', 'more.png')
    await begun()
    editor.run(setProp('slides', ['data'], slidesOf('/a.png', '/b.png', '/c.png', '/d.png')))
    answer()
    await done
    expect(urls()).toEqual(['/a.png', '/b.png', '/c.png', '/d.png'])
    expect(workspace.host.said).toEqual(['warn 最多只能添加5张轮播图，还能放入1张'])
  })

  test('a place that was filled keeps its picture; the uploaded one becomes a widget', async () => {
    const { editor, take, prop, begun, answer } = open()
    const done = take('picture', false, 'new.png')
    await begun()
    editor.run(setProp('picture', ['imgUrl'], '/chosen.png'))
    answer()
    await done
    expect(prop('picture', 'imgUrl')).toBe('/chosen.png')
    expect(childrenOf(editor.doc, null)).toHaveLength(3)
  })

  test('a widget that is removed takes none: the picture becomes a widget', async () => {
    const { editor, take, begun, answer } = open()
    const done = take('picture', true, 'new.png')
    await begun()
    editor.run(remove('picture'))
    answer()
    await done
    const [, uuid = ''] = childrenOf(editor.doc, null)
    expect(editor.doc.widgets.get(uuid)?.props['imgUrl']).toBe('/uploads/new.png')
  })

  test('in 手机 by then, nothing is placed and the reason is told', async () => {
    const { workspace, editor, take, urls, begun, answer } = open()
    const done = take('slides', false, 'new.png')
    await begun()
    workspace.show(390)
    answer()
    await done
    expect(urls()).toHaveLength(3)
    expect(workspace.host.said.join()).toContain('电脑端')
    expect(editor.history).toEqual([])
  })
})

test('cancelling gives up the files that wait for others too', async () => {
  const { files, sent, take, begun } = open()
  const all = [take('slides', false, 'first.png'), take('slides', false, 'second.png')]
  await begun()
  files.cancel()
  await Promise.all(all)
  expect(sent).toEqual([['first.png']])
})
