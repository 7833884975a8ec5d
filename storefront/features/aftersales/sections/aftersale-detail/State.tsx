import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { AftersaleInfoAnswer, Aftersale } from '@schemas/generated/api'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { againPath, modifyPath } from '../../paths'
import { AWAITED, untilOf } from '../../steps'
import { texts } from '../../texts/aftersales'
import css from './State.module.css'

/** The state of a case in words, the deadline of its next step, and what the member can do. */
export function State({ aftersale }: { aftersale: AftersaleInfoAnswer }) {
  const { aftersales_type, progress_msg, refuse_reason, memo, auto_time } = aftersale
  return (
    <div className={css.state}>
      <div className={css.words}>
        <p className={css.progress}>
          {progress_msg}
          <span className={css.type}>{AFTERSALES_TYPE_WORDS[aftersales_type]}</span>
        </p>
        <p className={css.hint}>{hintOf(aftersale)}</p>
        {auto_time > 0 && <p className={css.hint}>{untilOf(aftersale)}</p>}
        {refuse_reason && (
          <p className={css.refused}>
            {texts.refuseReason}：{refuse_reason}
          </p>
        )}
        {memo && (
          <p className={css.hint}>
            {texts.memo}：{memo}
          </p>
        )}
      </div>
      <Actions aftersale={aftersale} />
    </div>
  )
}

/** 已驳回 and 已关闭: the member can apply again, where the order still allows it. */
const isGivenUp = ({ aftersales_status }: Pick<AftersaleInfoAnswer, 'aftersales_status'>) =>
  aftersales_status === 3 || aftersales_status === 4

function Actions({ aftersale }: { aftersale: AftersaleInfoAnswer }) {
  const { aftersales_bn, order_id, actions } = aftersale
  return (
    <div className={css.actions}>
      {actions.includes('modify') && <ButtonLink href={modifyPath(aftersales_bn)}>{texts.modify}</ButtonLink>}
      {actions.includes('close') && (
        <Button onClick={() => void closeCase(aftersales_bn)}>{texts.close}</Button>
      )}
      {actions.includes('confirm') && (
        <Button kind="primary" onClick={() => void confirmExchange(aftersales_bn)}>
          {texts.confirmExchange}
        </Button>
      )}
      {isGivenUp(aftersale) && (
        <ButtonLink kind="primary" href={againPath(order_id, aftersales_bn)}>
          {texts.again}
        </ButtonLink>
      )}
    </div>
  )
}

/** Asks for confirmation first: a withdrawn application can only be replaced by a new one. */
async function closeCase(aftersales_bn: string): Promise<void> {
  if (!(await confirm(texts.askClose))) return
  await shown(call('POST /aftersales/close', { body: { aftersales_bn } }), texts.closed)
}

/** After a question: what the shop sent instead has come. */
async function confirmExchange(aftersales_bn: string): Promise<void> {
  if (!(await confirm(texts.askConfirm))) return
  await shown(call('POST /aftersales/confirm', { body: { aftersales_bn } }), texts.confirmed)
}

/** What is refused may mean that the case is no longer as it is shown. */
async function shown(asked: Promise<unknown>, text: string): Promise<void> {
  if (await succeeds(asked)) showToast(text)
  refreshPage()
}

/** `progress` 4 (rule aftersales-7). */
const EXCHANGED = 4

/** What a case's progress means for its member. */
function hintOf({
  progress,
  return_type,
  actions,
}: Pick<Aftersale, 'progress' | 'return_type' | 'actions'>): string {
  if (progress === AWAITED && return_type === 'offline') return texts.bringBack
  if (progress === EXCHANGED && !actions.includes('confirm')) return texts.exchangeConfirmed
  return texts.hints[progress] ?? ''
}
