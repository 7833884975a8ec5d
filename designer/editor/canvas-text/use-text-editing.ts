import { useLayoutEffect, type RefObject } from 'react'
import { subscribeKey } from 'valtio/utils'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { Target } from '@engine/settings/store/target'
import type { CanvasView } from '../canvas-view'
import { fitting } from '../placement'
import { textsDrawn } from './find-text'
import { putCaret, textIn, writeText } from './lines'
import { hideLetters, placeOf, putText } from './place'
import type { CanvasText } from './texts'

/** Follows the drawn text and writes what is typed, by the command of the panel's field. */
export function useTextEditing(
  view: CanvasView,
  form: FormSchema,
  ref: RefObject<HTMLElement | null>,
  uuid: string,
  field: Omit<CanvasText, 'text'>,
): void {
  useLayoutEffect(() => {
    const host = ref.current
    if (!host) return
    const { workspace } = view
    const { editor, ui } = workspace
    const { path, title, multiline } = field
    const target = new Target(editor, uuid, (command, edit) =>
      editor.run(edit ? fitting(workspace, command, edit) : command),
    )
    const stored = () => String(target.value(path) ?? '')
    const listeners = new AbortController()
    const { signal } = listeners
    let isComposing = false
    let drawn: HTMLElement | undefined

    const end = () => {
      if (ui.text) ui.text = null
    }
    const leave = () => {
      end()
      view.elements.viewport.focus({ preventScroll: true })
    }
    const write = () => {
      const text = textIn(host)
      if (text !== stored()) target.set(path, text, title)
    }
    const locate = () => {
      const all = textsDrawn(view, form, uuid)
      return all.find(({ text }) => text.path.join('/') === path.join('/'))?.element
    }

    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
      host.addEventListener(kind, act, { signal })
    on('compositionstart', () => {
      isComposing = true
      editor.beginComposition()
    })
    on('compositionend', () => {
      isComposing = false
      write()
      editor.endComposition()
    })
    on('input', () => !isComposing && write())
    on('beforeinput', (event) => {
      const { inputType } = event as InputEvent
      const breaks = inputType === 'insertLineBreak' || inputType === 'insertParagraph'
      if (inputType.startsWith('format') || inputType === 'insertFromDrop' || (breaks && !multiline))
        event.preventDefault()
    })
    on('paste', (event) => {
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // the one way that keeps the browser's caret
      document.execCommand('insertText', false, multiline ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' '))
    })
    on('keydown', (event) => {
      if (isComposing || event.isComposing) return
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && !multiline)
      if (!isDone) return
      event.preventDefault()
      event.stopPropagation()
      leave()
    })
    // the browser's menu pastes; the widget's does not know the text
    on('contextmenu', (event) => event.stopPropagation())
    // leaving the window is no end
    on('blur', () => document.hasFocus() && end())
    const press = ({ target: pressed }: Event) => !host.contains(pressed as Node) && end()
    window.addEventListener('pointerdown', press, { capture: true, signal })

    writeText(host, stored(), multiline)
    host.focus({ preventScroll: true })
    putCaret(host, 'all')
    const stops = [
      target.watch(path, () => {
        if (isComposing || stored() === textIn(host)) return
        writeText(host, stored(), multiline)
        putCaret(host, 'end')
      }),
      subscribeKey(ui, 'selected', ([only]) => only !== uuid && end()),
      view.follow(() => {
        if (drawn?.isConnected !== true) drawn = locate()
        const element = drawn
        const place = element && placeOf(view, element, multiline)
        return () => {
          if (!element || !place) return
          hideLetters(element, true)
          putText(host, place, view.zoom)
        }
      }),
    ]
    return () => {
      listeners.abort()
      for (const stop of stops) stop()
      if (isComposing) write()
      editor.endComposition()
      if (drawn) hideLetters(drawn, false)
    }
  }, [view, form, ref, uuid, field])
}
