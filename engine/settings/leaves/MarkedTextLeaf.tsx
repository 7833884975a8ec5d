import { Button, Dropdown, Input } from 'antd'
import { type ComponentRef, useLayoutEffect, useRef } from 'react'
import { LINKED_COLOURS } from '@schemas/linked-colours'
import { markedLines } from '@schemas/marked-text'
import { BgColorsOutlined, BoldOutlined, UnorderedListOutlined } from '../../icons'
import { type ColouredText, type ContrastHint, ContrastNote } from '../colour/ContrastNote'
import type { LeafProps } from '../field'
import { textOf } from './leaf-text'
import { listed, marked, type Selected } from './mark-text'
import { textProps } from './text-props'
import styles from './MarkedTextLeaf.module.css'

/** Value of the mark and its name. */
const COLOURS: readonly (readonly [value: string, name: string])[] = [
  ...Object.entries(LINKED_COLOURS),
  ['#c7000b', '红'],
  ['#b35900', '橙'],
  ['#1f6b4a', '绿'],
  ['#0958d9', '蓝'],
  ['#6b6b6b', '灰'],
]

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
  const button = { size: 'small', type: 'text', disabled } as const
  return (
    <div className={styles['field']}>
      <span role="toolbar" aria-label={`${title}的排版`}>
        <Button
          {...button}
          icon={<BoldOutlined />}
          onClick={() => change((now) => marked(now, '[b]', '[/b]'))}
        >
          加粗
        </Button>
        <Dropdown
          disabled={disabled}
          trigger={['click']}
          menu={{
            items: COLOURS.map(([key, label]) => ({ key, label })),
            onClick: ({ key }) => paint(key),
          }}
        >
          <Button {...button} icon={<BgColorsOutlined />}>
            颜色
          </Button>
        </Dropdown>
        <Button {...button} icon={<UnorderedListOutlined />} onClick={() => change(listed)}>
          列表
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
