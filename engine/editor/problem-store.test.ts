import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyEdit, anyPage, SEED } from '@tests/helpers/random-edits'
import { setProp, setStyle } from '../commands'
import { fromJson, toJson, type PageDoc } from '../page'
import { createEditor, type Editor } from './editor'
import { ProblemStore } from './problem-store'

/** Pages of a type with a schema, whose problems change with each edit. */
const anyTypedPage = anyPage.map((doc) => {
  const page = toJson(doc)
  const typed = Object.entries(page.widgets).map(([uuid, widget]) => [uuid, { ...widget, type: 'W0003' }])
  return fromJson({ ...page, widgets: Object.fromEntries(typed) })
})

const pagesOf = (editor: Editor) => ({ header: null, body: toJson(editor.doc), footer: null })

function opened(doc: PageDoc) {
  const editor = createEditor(doc)
  const pages = vi.fn<() => ReturnType<typeof pagesOf>>(() => pagesOf(editor))
  return { editor, pages, store: new ProblemStore(editor, pages) }
}

/** By widget: a store that has seen edits lists them in another order. */
const byWidget = (editor: Editor, store: ProblemStore) => {
  store.validate()
  return Object.fromEntries([...editor.doc.widgets.keys()].map((uuid) => [uuid, store.of(uuid)]))
}

describe('problems after edits', () => {
  it('are those of the page as it is now, whatever was edited before', () => {
    const edits = fc.array(anyEdit, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyTypedPage, edits, (doc, steps) => {
        const { editor, store } = opened(doc)
        for (const step of steps) {
          const command = step(editor.doc)
          if (command) editor.run(command)
          const fresh = new ProblemStore(editor, () => pagesOf(editor))
          expect(byWidget(editor, store)).toEqual(byWidget(editor, fresh))
          fresh.close()
        }
        store.close()
      }),
      { seed: SEED, numRuns: 100 },
    )
  })

  it('of widgets that stay where they are, are found without making the documents again', () => {
    const [doc] = fc.sample(anyTypedPage, { seed: SEED, numRuns: 1 })
    const { editor, pages, store } = opened(doc!)
    store.validate()
    const [uuid = ''] = editor.doc.widgets.keys()
    for (const width of [-1, 200, -2]) {
      editor.run(setProp(uuid, ['text'], String(width)))
      editor.run(setStyle(uuid, { width }))
      store.validate()
      expect(store.of(uuid).some(({ path }) => path === '/style/width')).toBe(width < 0)
    }
    expect(pages).toHaveBeenCalledTimes(1)
    store.close()
  })
})
