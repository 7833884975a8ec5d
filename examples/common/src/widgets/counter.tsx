import { defineWidget } from '@pumian/engine'
import type { CounterProps } from '../../schemas/generated/types'

export default defineWidget<CounterProps>({
  type: 'counter',
  Render: ({ props: { label, count } }) => (
    <p>
      {label} <b>{count}</b> 人
    </p>
  ),
})
