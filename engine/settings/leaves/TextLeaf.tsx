import { Input } from 'antd'
import type { LeafProps } from '../field'
import { MarkedTextLeaf } from './MarkedTextLeaf'
import { textProps } from './text-props'

export const TextLeaf = (props: LeafProps) => <Input {...textProps(props)} maxLength={undefined} />

export const TextareaLeaf = (props: LeafProps) =>
  props.hints['marked'] === true ? (
    <MarkedTextLeaf {...props} />
  ) : (
    <Input.TextArea {...textProps(props)} autoSize={{ minRows: 2, maxRows: 8 }} />
  )
