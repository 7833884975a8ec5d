/** What a member does with an after-sale; each tells by a toast how it went, and the page is asked for again. */
import { call } from '../../shell/api/call'
import { succeeds } from '../../shell/api/succeeds'
import { refreshPage } from '../../shell/state/refresh-page'
import { confirm } from '../../shell/state/questions'
import { showToast } from '../../shell/state/toasts'
import { texts } from './texts/aftersales'

/** After a question: what was withdrawn can only be asked for anew. */
export async function closeSheet(aftersales_bn: string): Promise<void> {
  if (!(await confirm(texts.askClose))) return
  await shown(call('POST /aftersales/close', { body: { aftersales_bn } }), texts.closed)
}

/** After a question: what the shop sent instead has come. */
export async function confirmExchange(aftersales_bn: string): Promise<void> {
  if (!(await confirm(texts.askConfirm))) return
  await shown(call('POST /aftersales/confirm', { body: { aftersales_bn } }), texts.confirmed)
}

/** What is refused may mean that the sheet is no longer as it is shown. */
async function shown(asked: Promise<unknown>, text: string): Promise<void> {
  if (await succeeds(asked)) showToast(text)
  refreshPage()
}
