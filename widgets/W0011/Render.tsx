import { Anchor, oneOf, type WidgetProps } from '@engine'
import type { W0011Props } from '@schemas/generated/types'
import { textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** 文本: a text in one style, linked if it has a target. */
export function TextLine({ props, theme }: WidgetProps<W0011Props>) {
  return (
    <Anchor
      link={props.data}
      className={css.text}
      style={{
        ...textStyle(props.fontSize, props.color),
        '--theme': theme,
        textAlign: oneOf(props.textAlign, ['left', 'center', 'right']),
        fontWeight: oneOf(props.fontWeight, ['normal', 'bold']),
        fontStyle: oneOf(props.fontStyle, ['normal', 'italic']),
        textDecoration: oneOf(props.textDecoration, ['none', 'underline']),
      }}
    >
      {props.text}
    </Anchor>
  )
}
