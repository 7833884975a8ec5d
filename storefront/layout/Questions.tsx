import { useSnapshot } from 'valtio/react'
import { CONFIRM_WIDTH, Modal } from '../parts/Modal'
import { questions } from '../state/questions'

/** The dialogs that `confirm` asks in; loaded with the first question. */
export default function Questions() {
  const { list } = useSnapshot(questions)
  return list.map(({ id, title, text, open, answer }) => (
    <Modal
      key={id}
      open={open}
      title={title}
      width={CONFIRM_WIDTH}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </Modal>
  ))
}
