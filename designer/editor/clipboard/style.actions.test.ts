import { describe, expect, test } from 'vitest'
import { setProp, setStyle } from '@engine/design'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { runAction } from '../actions'
import { insertWidget } from '../placement'

function open() {
  const workspace = openWorkspace({ pages: { header: null, footer: null, body: emptyPage() } })
  const insert = (type: string) => insertWidget(workspace, type, { parent: null }) ?? ''
  const widget = (uuid: string) => workspace.editor.doc.widgets.get(uuid)
  return { workspace, insert, widget }
}

describe('the look of a widget', () => {
  test('is given to several others as one step; content, place and size stay theirs', async () => {
    const { workspace, insert, widget } = open()
    const [from, to, paragraph] = [insert('W0011'), insert('W0011'), insert('W0024')]
    const { editor } = workspace
    editor.run(setProp(from, ['text'], '样板'))
    editor.run(setProp(from, ['color'], '#ff0000'))
    editor.run(setProp(from, ['fontSize'], 20))
    editor.run(setStyle(from, { width: 300, backgroundColor: '#eeeeee', borderRadius: 8, marginTop: 30 }))
    const before = widget(to)
    workspace.select([from])
    await runAction('copy-style', workspace)
    workspace.select([to, paragraph])
    const steps = editor.history.length
    await runAction('paste-style', workspace)
    expect(editor.history.slice(steps).map(({ label }) => label)).toEqual(['粘贴样式 2 个组件'])
    expect(widget(to)?.props).toMatchObject({ text: before?.props['text'], color: '#ff0000', fontSize: 20 })
    expect(widget(to)?.style).toMatchObject({ backgroundColor: '#eeeeee', borderRadius: 8 })
    expect(widget(to)?.style.width).toBe(before?.style.width)
    expect(widget(to)?.style.marginTop).toBe(before?.style.marginTop)
    expect(widget(paragraph)?.props).toMatchObject({ color: '#ff0000', fontSize: 20 })
    editor.undo()
    expect(widget(to)).toEqual(before)
  })

  test('where nothing of it fits, the operator is told', async () => {
    const { workspace, insert } = open()
    const text = insert('W0011')
    workspace.select([text])
    await runAction('copy-style', workspace)
    await runAction('paste-style', workspace)
    expect(workspace.host.said.at(-1)).toBe('warn 所选组件没有可以套用的样式')
  })
})
