import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { AftersaleInfoAnswer } from '@schemas/generated/api'
import { againPath, modifyPath } from '../../paths'
import { closeSheet, confirmExchange } from '../../doing'
import { hintOf, untilOf } from '../../hint'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/aftersales'
import css from './State.module.css'

/** How a sheet stands, in words, until when somebody has to act, and what its member can do. */
export function State({ sheet }: { sheet: AftersaleInfoAnswer }) {
  const { aftersales_type, progress, progress_msg, refuse_reason, memo, auto_time } = sheet
  return (
    <div className={css.state}>
      <div className={css.words}>
        <p className={css.progress}>
          {progress_msg}
          <span className={css.type}>{AFTERSALES_TYPE_WORDS[aftersales_type]}</span>
        </p>
        <p className={css.hint}>{hintOf(sheet)}</p>
        {auto_time > 0 && <p className={css.hint}>{untilOf(progress)(momentOf(auto_time))}</p>}
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
      <Actions sheet={sheet} />
    </div>
  )
}

/** 已驳回 and 已关闭: it can be asked anew, where the order still allows it. */
const isGivenUp = ({ aftersales_status }: Pick<AftersaleInfoAnswer, 'aftersales_status'>) =>
  aftersales_status === 3 || aftersales_status === 4

function Actions({ sheet }: { sheet: AftersaleInfoAnswer }) {
  const { aftersales_bn, order_id, actions } = sheet
  return (
    <div className={css.actions}>
      {actions.includes('modify') && <ButtonLink href={modifyPath(aftersales_bn)}>{texts.modify}</ButtonLink>}
      {actions.includes('close') && (
        <Button onClick={() => void closeSheet(aftersales_bn)}>{texts.close}</Button>
      )}
      {actions.includes('confirm') && (
        <Button kind="primary" onClick={() => void confirmExchange(aftersales_bn)}>
          {texts.confirmExchange}
        </Button>
      )}
      {isGivenUp(sheet) && (
        <ButtonLink kind="primary" href={againPath(order_id, aftersales_bn)}>
          {texts.again}
        </ButtonLink>
      )}
    </div>
  )
}
