import { Anchor, defineWidget } from '@pumian/engine'
import type { NoticeProps } from '../../schemas/generated/types'

export default defineWidget<NoticeProps>({
  type: 'notice',
  Render: ({ props: { text, colour, link } }) => (
    <p style={{ color: colour }}>
      <Anchor link={link}>{text}</Anchor>
    </p>
  ),
})
