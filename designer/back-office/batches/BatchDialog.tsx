import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { isActionName, problemsOfAction } from '@schemas/actions'
import type { BatchKind, DoBatchAnswer } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { LoadedForm, REFUSED, useFormEditor, validateForm } from '../../forms'
import { useChange, type ReadKey } from '../../shell/api'
import { FirstFocus, Loading, useHost, useReturnFocus } from '../../shell/ui'
import { LEAVE } from '../../shell/routing'
import { BatchReport } from './BatchReport'
import styles from './Batches.module.css'

/** What a list is narrowed to, as its request says it. */
export interface ListSearch {
  tab?: string
  keyword?: string
  filter?: string[]
}

interface Props {
  batch: BatchKind
  /** The selected rows, or the search that finds them. */
  chosen: ListSearch & { ids?: string[] }
  count: number
  refreshes: readonly ReadKey[]
  /** Rows were changed. */
  onDone(): void
  onClose(): void
}

const EMPTY: JsonObject = {}
/** ms; thousands of rows take seconds. */
const PATIENCE = 120_000

/** Runs a batch in three steps: the form, a preview of its changes, and the report. */
export default function BatchDialog({
  batch: { form, title },
  chosen,
  count,
  refreshes,
  onDone,
  onClose,
}: Props) {
  const host = useHost()
  const client = useQueryClient()
  useReturnFocus()
  const validate = useCallback(
    (value: JsonObject) => (isActionName(form) ? problemsOfAction(form, value, validateForm) : []),
    [form],
  )
  const { editor, problems, value, isChanged, release } = useFormEditor(form, EMPTY, validate)
  const [plan, setPlan] = useState<DoBatchAnswer | null>(null)
  const [result, setResult] = useState<DoBatchAnswer | null>(null)
  // a repeated request is the same batch, and done once
  const [key] = useState(() => crypto.randomUUID())
  const run = useChange('POST /batches/{form}')

  function send(preview: boolean, then: (answer: DoBatchAnswer) => void) {
    if (!problems.check()) return host.error(REFUSED)
    const body = { ...chosen, key, preview, value: value() }
    run.mutate(
      { params: { form }, body, timeout: PATIENCE },
      { onSuccess: then, onError: ({ message }) => host.error(message) },
    )
  }
  const change = () =>
    send(false, (answer) => {
      release()
      setResult(answer)
      onDone()
      for (const read of refreshes) void client.invalidateQueries({ queryKey: [read] })
    })

  /** Closed by 取消, the cross, Esc or a click beside the dialog. */
  async function leave() {
    if (result || !isChanged() || (await host.confirm(LEAVE, { danger: true }))) onClose()
  }

  const step = result
    ? { footer: <Button onClick={onClose}>关闭</Button>, shown: <BatchReport answer={result} done /> }
    : plan
      ? {
          footer: <Confirm plan={plan} busy={run.isPending} onBack={() => setPlan(null)} onOk={change} />,
          shown: <BatchReport answer={plan} />,
        }
      : undefined
  return (
    <Modal
      open
      title={`${title}：${plan?.total ?? count} 项`}
      width={step ? 720 : 520}
      onCancel={() => void leave()}
      onOk={() => send(true, setPlan)}
      okText="下一步"
      confirmLoading={run.isPending}
      {...(step && { footer: step.footer })}
    >
      {step?.shown}
      <Form hidden={step !== undefined}>
        <LoadedForm type={form} editor={editor} problems={problems} readOnly={false} />
      </Form>
    </Modal>
  )
}

/** Kept while the next steps are shown, so that 上一步 leads back to what was entered. */
const Form = ({ hidden, children }: { hidden: boolean; children: ReactNode }) => (
  <div hidden={hidden}>
    <Suspense fallback={<Loading />}>
      <FirstFocus className={styles.form}>{children}</FirstFocus>
    </Suspense>
  </div>
)

interface ConfirmProps {
  plan: DoBatchAnswer
  busy: boolean
  onBack(): void
  onOk(): void
}

const Confirm = ({ plan, busy, onBack, onOk }: ConfirmProps) => (
  <>
    <Button disabled={busy} onClick={onBack}>
      上一步
    </Button>
    <Button type="primary" disabled={plan.done === 0} loading={busy} onClick={onOk}>
      {plan.done === 0 ? '没有可以改变的' : `确定改变 ${plan.done} 项`}
    </Button>
  </>
)
