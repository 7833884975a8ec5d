import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { AftersalesState } from '../../db/schema'
import type { Database, Transaction } from '../../db/client'
import { stateAfter, linesOf, progressText, statesOf } from '../../orders'
import {
  centsFact,
  type ItemView,
  type OfferedAction,
  textFact,
  timeFact,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { countOf } from '../../db/search'
import { keysetPage } from '../../db/keyset'
import { forOperators } from '../../platform'
import { NEWEST_FIRST, sheetsIn, sheetsOf } from './list-repo'
import { sheetLines, sheetRow, type SheetRow } from './repo'

const TABS: Record<string, AftersalesState[]> = {
  APPLIED: ['APPLIED'],
  under_way: statesOf(1),
  over: [...statesOf(2), ...statesOf(3), ...statesOf(4)],
}

/** One window of the company's after-sales, the newest first; a keyword is the number of an order or of a sheet. */
export async function listSheetsOfDesk(
  db: Database,
  { company_id, tab, keyword, at }: WorklistSearch,
): Promise<WorklistPage> {
  const filter = { company_id, states: TABS[tab], number: keyword?.trim() || undefined }
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, (slice) => sheetsIn(db, filter, slice)),
    countOf(db, keyword, () => sheetsOf(db, filter)),
  ])
  const list = rows.map(({ sheet }) => ({
    id: sheet.aftersales_bn,
    values: {
      aftersales_bn: sheet.aftersales_bn,
      order_id: sheet.order_id,
      type: AFTERSALES_TYPE_WORDS[sheet.aftersales_type],
      refund_fee: sheet.refund_fee,
      progress: progressText(sheet),
      created: sheet.created.toISOString(),
    },
  }))
  return { list, ...count, ...ways }
}

/** One after-sale with its lines, and what can be done with it now. */
export async function viewSheet(
  db: Database | Transaction,
  company_id: string,
  aftersales_bn: string,
): Promise<ItemView | undefined> {
  const sheet = await sheetRow(db, company_id, aftersales_bn)
  if (!sheet) return undefined
  const parts = await sheetLines(db, company_id, [aftersales_bn])
  const bought = new Map(
    (await linesOf(db, company_id, sheet.order_id)).map((line) => [line.line_id, line] as const),
  )
  const { sendback } = sheet
  return {
    title: aftersales_bn,
    facts: [
      { ...textFact('订单号', sheet.order_id), leads: { worklist: 'order', id: sheet.order_id } },
      textFact('类型', AFTERSALES_TYPE_WORDS[sheet.aftersales_type]),
      textFact('进度', progressText(sheet)),
      textFact('原因', sheet.reason),
      ...(sheet.description ? [textFact('说明', sheet.description)] : []),
      {
        title: '凭证',
        kind: 'images',
        value: sheet.evidence_pic.map((url) => forOperators(company_id, url)),
      },
      centsFact('申请退款', sheet.refund_fee),
      centsFact('其中运费', sheet.freight),
      textFact('退回积分', String(sheet.refund_point)),
      ...(sheet.freight_point > 0 ? [textFact('其中运费积分', String(sheet.freight_point))] : []),
      ...(sendback ? [textFact('寄回', `${sendback.corp_code} ${sendback.logi_no}`)] : []),
      ...(sheet.refuse_reason ? [textFact('拒绝原因', sheet.refuse_reason)] : []),
      ...(sheet.memo ? [textFact('处理备注', sheet.memo)] : []),
      timeFact('申请时间', sheet.created),
      ...(sheet.due ? [timeFact('自动处理时间', sheet.due)] : []),
    ],
    tables: [
      {
        title: '商品',
        columns: [
          { key: 'pic', title: '图片', kind: 'image' },
          { key: 'item_name', title: '商品', kind: 'text' },
          { key: 'num', title: '件数', kind: 'number' },
          { key: 'refund_fee', title: '退款', kind: 'cents' },
        ],
        rows: parts.map(({ line_id, num, refund_fee }) => ({
          pic: bought.get(line_id)?.pic ?? '',
          item_name: bought.get(line_id)?.item_name ?? '',
          num,
          refund_fee,
        })),
      },
    ],
    actions: offered(sheet),
  }
}

/** What the states allow, and the forms that do it. */
function offered({ state, aftersales_type, refund_fee, freight, freight_point }: SheetRow): OfferedAction[] {
  const actions: OfferedAction[] = []
  if (stateAfter(state, 'approve_refund'))
    actions.push({ form: 'judge_aftersale', value: { refund_fee, freight, freight_point } })
  if (stateAfter(state, 'take_in')) actions.push({ form: 'receive_aftersale' })
  if (stateAfter(state, 'refund') && aftersales_type === 'REFUND_GOODS')
    actions.push({ form: 'refund_aftersale', value: { refund_fee, freight, freight_point } })
  if (stateAfter(state, 'exchange') && aftersales_type === 'EXCHANGING_GOODS')
    actions.push({ form: 'exchange_aftersale' })
  return actions
}
