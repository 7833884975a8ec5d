import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { AftersalesState } from '../../db/schema'
import type { Database } from '../../db/client'
import { stateAfter, linesOf, progressText, statesOf } from '../../orders'
import {
  centsFact,
  linkFact,
  type OfferedAction,
  type ReadItem,
  spanOfFilter,
  textFact,
  timeFact,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { forOperators } from '../../platform'
import { aftersalePageByCursor } from '../cases/list-repo'
import { aftersaleLines, aftersaleRow, type AftersaleRow, type AftersalesType } from '../cases/repo'

const TABS: Record<string, AftersalesState[]> = {
  APPLIED: ['APPLIED'],
  under_way: statesOf(1),
  over: [...statesOf(2), ...statesOf(3), ...statesOf(4)],
}

/** One page of the company's after-sales cases, the newest first; a keyword is the number of an order or a case. */
export async function listAftersales(
  db: Database,
  { company_id, tab, keyword, filters = {}, sight, at }: WorklistSearch,
): Promise<WorklistPage> {
  const { shop, type, created } = filters
  const filter = {
    company_id,
    states: TABS[tab],
    number: keyword?.trim() || undefined,
    shops: sight.shops,
    shop,
    aftersales_type: type as AftersalesType | undefined,
    created: created === undefined ? undefined : spanOfFilter(created),
  }
  const { rows, ...page } = await aftersalePageByCursor(db, filter, at)
  const list = rows.map(({ row: aftersale }) => ({
    id: aftersale.aftersales_bn,
    values: {
      aftersales_bn: aftersale.aftersales_bn,
      order_id: aftersale.order_id,
      type: AFTERSALES_TYPE_WORDS[aftersale.aftersales_type],
      refund_fee: aftersale.refund_fee,
      progress: progressText(aftersale),
      created: aftersale.created.toISOString(),
    },
  }))
  return { list, ...page }
}

/** One case with its lines and the actions that are possible now. */
export const viewAftersale: ReadItem = async (db, company_id, aftersales_bn) => {
  const aftersale = await aftersaleRow(db, company_id, aftersales_bn)
  if (!aftersale) return undefined
  const parts = await aftersaleLines(db, company_id, [aftersales_bn])
  const bought = new Map(
    (await linesOf(db, company_id, aftersale.order_id)).map((line) => [line.line_id, line] as const),
  )
  const { sendback } = aftersale
  return {
    title: aftersales_bn,
    facts: [
      linkFact('订单号', aftersale.order_id, 'order'),
      textFact('类型', AFTERSALES_TYPE_WORDS[aftersale.aftersales_type]),
      textFact('进度', progressText(aftersale)),
      textFact('原因', aftersale.reason),
      ...(aftersale.description ? [textFact('说明', aftersale.description)] : []),
      {
        title: '凭证',
        kind: 'images',
        value: aftersale.evidence_pic.map((url) => forOperators(company_id, url)),
      },
      centsFact('申请退款', aftersale.refund_fee),
      centsFact('其中运费', aftersale.freight),
      textFact('退回积分', String(aftersale.refund_point)),
      ...(aftersale.freight_point > 0 ? [textFact('其中运费积分', String(aftersale.freight_point))] : []),
      ...(sendback ? [textFact('寄回', `${sendback.corp_code} ${sendback.logi_no}`)] : []),
      ...(aftersale.refuse_reason ? [textFact('拒绝原因', aftersale.refuse_reason)] : []),
      ...(aftersale.memo ? [textFact('处理备注', aftersale.memo)] : []),
      timeFact('申请时间', aftersale.created),
      ...(aftersale.due ? [timeFact('自动处理时间', aftersale.due)] : []),
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
    actions: offeredActions(aftersale),
  }
}

/** The actions that its state allows. */
function offeredActions({
  state,
  aftersales_type,
  refund_fee,
  freight,
  freight_point,
}: AftersaleRow): OfferedAction[] {
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
