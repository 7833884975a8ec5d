import * as commands from '@engine/commands'
import { applyCommand, fromJson, MAX_KEY_LENGTH, PageError, toJson } from '@engine/page'
import { diff } from '../page/diff'
import { copyDoc } from '@engine/page/doc'
import { applyChanges } from '../page/apply'
import { invertChanges } from '../page/patch'
import { anyEdit, anyPage, pickers, SEED } from '@tests/helpers/random-edits'
import { bytesOf, faultsOf } from '@tests/helpers/widget-tree'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Editor } from './editor'

const session = fc.tuple(anyPage, fc.array(anyEdit, { minLength: 1, maxLength: 15 }))
const options = { seed: SEED, numRuns: 300 }

test('the random edits cover every command', () => {
  const known = Object.keys(commands).filter((name) => !['PasteRefused', 'adopt'].includes(name))
  expect(Object.keys(pickers).toSorted()).toEqual(known.toSorted())
})

describe('any sequence of commands', () => {
  test('undo and redo restore byte-identical documents', () => {
    fc.assert(
      fc.property(
        session,
        fc.array(fc.nat(1500), { minLength: 15, maxLength: 15 }),
        ([page, edits], pauses) => {
          let time = 0
          const editor = new Editor(page, { now: () => time })
          const states = new Map([[0, bytesOf(editor.doc)]])
          for (const [index, edit] of edits.entries()) {
            time += pauses[index] ?? 0
            const command = edit(editor.doc)
            if (command) editor.run(command)
            states.set(editor.history.length, bytesOf(editor.doc))
          }
          for (let round = 0; round < 2; round++) {
            for (let done = editor.history.length - 1; done >= 0; done--) {
              expect(editor.undo()).toBe(true)
              expect(bytesOf(editor.doc)).toBe(states.get(done))
            }
            expect(editor.canUndo).toBe(false)
            for (let done = 1; done <= editor.history.length; done++) {
              expect(editor.redo()).toBe(true)
              expect(bytesOf(editor.doc)).toBe(states.get(done))
            }
            expect(editor.canRedo).toBe(false)
          }
        },
      ),
      options,
    )
  })

  test('leaves a frozen tree whose index matches its widgets', () => {
    fc.assert(
      fc.property(session, ([page, edits]) => {
        const editor = new Editor(page)
        for (const edit of edits) {
          const command = edit(editor.doc)
          if (command) editor.run(command)
          expect(faultsOf(editor.doc)).toEqual([])
        }
        while (editor.undo()) expect(faultsOf(editor.doc)).toEqual([])
      }),
      options,
    )
  })

  test('a command gives the same result on a copy and leaves the given page unchanged', () => {
    fc.assert(
      fc.property(session, ([page, edits]) => {
        let doc = page
        for (const edit of edits) {
          const before = bytesOf(doc)
          const command = edit(doc)
          if (!command) continue
          const { doc: after, step } = applyCommand(doc, command)
          expect(bytesOf(doc)).toBe(before)
          const replayed = copyDoc(doc)
          // Through JSON: a step must survive serialisation.
          const changes = JSON.parse(JSON.stringify(step.changes)) as typeof step.changes
          applyChanges(replayed, changes)
          expect(bytesOf(replayed)).toBe(bytesOf(after))
          applyChanges(replayed, invertChanges(changes))
          expect(bytesOf(replayed)).toBe(before)
          doc = after
        }
      }),
      options,
    )
  })

  test('bail restores the state at the mark, redo included', () => {
    fc.assert(
      fc.property(
        session,
        fc.array(anyEdit, { maxLength: 6 }),
        fc.nat(3),
        ([page, edits], gesture, undone) => {
          const editor = new Editor(page, { now: () => 0 })
          const runAll = (list: typeof edits) => {
            for (const edit of list) {
              const command = edit(editor.doc)
              if (command) editor.run(command)
            }
          }
          runAll(edits)
          for (let count = 0; count < undone; count++) editor.undo()
          const before = [bytesOf(editor.doc), editor.history]
          const mark = editor.mark()
          runAll(gesture)
          editor.bailTo(mark)
          expect([bytesOf(editor.doc), editor.history]).toEqual(before)
          expect(faultsOf(editor.doc)).toEqual([])
        },
      ),
      options,
    )
  })

  test('squash makes one step that can be undone and redone', () => {
    fc.assert(
      fc.property(session, ([page, edits]) => {
        const editor = new Editor(page, { mergeWindow: -1 })
        const before = bytesOf(editor.doc)
        const mark = editor.mark()
        for (const edit of edits) {
          const command = edit(editor.doc)
          if (command) editor.run(command)
        }
        const after = bytesOf(editor.doc)
        editor.squashTo(mark)
        expect(editor.history.length).toBeLessThanOrEqual(1)
        editor.undo()
        expect(bytesOf(editor.doc)).toBe(before)
        editor.redo()
        expect(bytesOf(editor.doc)).toBe(after)
      }),
      options,
    )
  })

  test('diff leads from any page to any other', () => {
    fc.assert(
      fc.property(session, ([page, edits]) => {
        const editor = new Editor(page)
        for (const edit of edits) {
          const command = edit(editor.doc)
          if (command) editor.run(command)
        }
        const own = copyDoc(page)
        applyChanges(own, diff(page, editor.doc))
        expect(toJson(own)).toEqual(toJson(editor.doc))
        expect(own.children).toEqual(editor.doc.children)
        applyChanges(own, diff(editor.doc, page))
        expect(toJson(own)).toEqual(toJson(page))
      }),
      options,
    )
  })

  test('siblings that a command touched have distinct order keys of at most 40 characters', () => {
    fc.assert(
      fc.property(session, ([page, edits]) => {
        const editor = new Editor(page)
        for (const edit of edits) {
          const command = edit(editor.doc)
          if (!command) continue
          for (const change of editor.run(command).changes) {
            const widget = editor.doc.widgets.get(change.id)
            const isPlaced =
              'added' in change || ('patches' in change && change.patches.some(({ op }) => op === 'place'))
            if (!widget || !isPlaced) continue
            expect(widget.order.length).toBeLessThanOrEqual(MAX_KEY_LENGTH)
            const siblings = editor.doc.children.get(widget.parent) ?? []
            const same = siblings.filter((other) => editor.doc.widgets.get(other)?.order === widget.order)
            expect(same).toEqual([change.id])
          }
        }
      }),
      options,
    )
  })
})

test('a command that throws halfway changes nothing', () => {
  fc.assert(
    fc.property(session, ([page, edits]) => {
      const editor = new Editor(page)
      const before = bytesOf(editor.doc)
      expect(() =>
        editor.run({
          label: () => '坏',
          run(tx) {
            for (const edit of edits) edit(tx.doc)?.run(tx)
            tx.set('missing', ['props', 'text'], 'x')
          },
        }),
      ).toThrow(PageError)
      expect(bytesOf(editor.doc)).toBe(before)
      expect(editor.canUndo).toBe(false)
      expect(faultsOf(editor.doc)).toEqual([])
    }),
    options,
  )
})

test('fromJson and toJson are inverse', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const json = toJson(page)
      expect(toJson(fromJson(structuredClone(json)))).toEqual(json)
    }),
    options,
  )
})
