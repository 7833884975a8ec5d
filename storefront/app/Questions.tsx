import { useSnapshot } from '../shell/state/use-snapshot'
import { CONFIRM_WIDTH, Modal } from '../shell/parts/Modal'
import { questions } from '../shell/state/questions'
import { opened } from '../shell/parts/opened'

const ItemDialog = opened(() => import('../features/catalogue/item.dialog'))

/** The dialogs that shoppers are asked in; loaded with the first question. */
export default function Questions() {
  const { list } = useSnapshot(questions)
  return list.map((question) =>
    'product' in question ? (
      <ItemDialog key={question.id} {...question} />
    ) : (
      <Modal
        key={question.id}
        open={question.open}
        title={question.title}
        width={CONFIRM_WIDTH}
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      >
        {question.text}
      </Modal>
    ),
  )
}
