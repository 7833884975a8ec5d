import { defineWidget } from '@pumian/engine'
import type { NoticeProps } from '../../schemas/generated/types'

export default defineWidget<NoticeProps>({
  type: 'notice',
  Render: ({ props: { text, colour } }) => <p style={{ color: colour }}>{text}</p>,
})
