import { Button, Dropdown, Input } from 'antd'
import { type ComponentRef, useLayoutEffect, useRef } from 'react'
import { markedLines } from '@schemas/marked-text'
import { BgColorsOutlined, BoldOutlined, UnorderedListOutlined } from '../../icons'
import { type ColouredText, type ContrastHint, ContrastNote } from '../colour/ContrastNote'
import type { LeafProps } from '../field'
import { textOf } from './leaf-text'
import { listed, marked, type Selected } from './mark-text'
import { textProps } from './text-props'
import styles from './MarkedTextLeaf.module.css'
import { texts } from '../../texts/texts'

/** Values of the mark beside the theme's. */
const COLOURS = {
  red: '#c7000b',
  orange: '#b35900',
  green: '#1f6b4a',
  blue: '#0958d9',
  grey: '#6b6b6b',
} as const

function coloursOffered() {
  const { colour, markup } = texts.forms
  const plain = Object.entries(COLOURS).map(([name, key]) => ({
    key,
    label: markup.colours[name as keyof typeof COLOURS],
  }))
  return [...Object.entries(colour.linked).map(([key, label]) => ({ key, label })), ...plain]
}

/** A text of several lines with buttons for its marks (`schemas/marked-text.ts`). */
export function MarkedTextLeaf(props: LeafProps) {
  const { set, disabled, title, value, hints } = props
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null)
  // what is selected once the changed text is drawn
  const next = useRef<Selected | null>(null)
  const area = () => field.current?.resizableTextArea?.textArea
  useLayoutEffect(() => {
    const after = next.current
    const element = area()
    if (!after || element?.value !== after.text) return
    next.current = null
    element.focus()
    element.setSelectionRange(after.start, after.end)
  })
  const change = (to: (now: Selected) => Selected) => {
    const element = area()
    if (!element) return
    const { value: text, selectionStart: start, selectionEnd: end } = element
    next.current = to({ text, start, end })
    set(next.current.text)
  }
  const paint = (colour: string) => change((now) => marked(now, `[color=${colour}]`, '[/color]'))
  const { markup } = texts.forms
  const button = { size: 'small', type: 'text', disabled } as const
  return (
    <div className={styles['field']}>
      <span role="toolbar" aria-label={markup.toolbar(title)}>
        <Button
          {...button}
          icon={<BoldOutlined />}
          onClick={() => change((now) => marked(now, '[b]', '[/b]'))}
        >
          {markup.bold}
        </Button>
        <Dropdown
          disabled={disabled}
          trigger={['click']}
          menu={{
            items: coloursOffered(),
            onClick: ({ key }) => paint(key),
          }}
        >
          <Button {...button} icon={<BgColorsOutlined />}>
            {markup.colour}
          </Button>
        </Dropdown>
        <Button {...button} icon={<UnorderedListOutlined />} onClick={() => change(listed)}>
          {markup.list}
        </Button>
      </span>
      <Input.TextArea ref={field} {...textProps(props)} autoSize={{ minRows: 3, maxRows: 12 }} />
      {hints['contrast'] !== undefined && (
        <ContrastNote texts={colouredIn(textOf(value))} hint={hints['contrast'] as ContrastHint} />
      )}
    </div>
  )
}

/** Letters that name a piece of the text. */
const NAMED_BY = 8

const colouredIn = (text: string): ColouredText[] =>
  markedLines(text)
    .flatMap(({ runs }) => runs)
    .flatMap(({ text: words, colour }) =>
      colour === undefined ? [] : [{ colour, words: [...words].slice(0, NAMED_BY).join('') }],
    )
