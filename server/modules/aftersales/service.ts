import type {
  Aftersale,
  AftersaleInfoAnswer,
  AftersaleListAnswer,
  AftersaleListQuery,
  AftersalePriceAnswer,
  AftersalePriceQuery,
  AftersaleRemindAnswer,
  AftersaleViewAnswer,
  ApplyAftersaleBody,
  ModifyAftersaleBody,
  SendBackAftersaleBody,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import { windowOf } from '../../http/paging'
import { linesOf, type LineRow } from '../deliveries/repo'
import { needOwn } from '../deliveries/service'
import { type Owner } from '../members/owner'
import { courierOf } from '../logistics/couriers'
import { settingOf } from '../settings/repo'
import { shareOf } from './amounts'
import { apply, modify, sendBack, withdraw, type Application } from './apply'
import { piecesOf } from './detail'
import { NOTHING_TAKEN, refusalOf, typesFor } from './eligible'
import { statesOf } from './fsm'
import { freightTaken, sheetRow, sheetsCount, sheetsPage, takenOf, type SheetRow, type Taken } from './repo'
import { onTheWire, orderOnTheWire } from './wire'

/** `aftersales/reason/list`: what the company lets its buyers choose from. */
export async function reasonsOf(db: Database, company_id: string): Promise<string[]> {
  const { reasons } = await settingOf(db, company_id, 'after_sale')
  return reasons
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export async function remindOf(db: Database, company_id: string): Promise<AftersaleRemindAnswer> {
  const { remind_intro: intro, remind_open: is_open } = await settingOf(db, company_id, 'after_sale')
  return { intro, is_open }
}

/** provider-api §8 `POST aftersales`. */
export const applyOwn = (db: Database, owner: Owner, { order_id, ...body }: ApplyAftersaleBody) =>
  answering(db, owner, (tx, now) => apply(tx, owner, order_id, applicationOf(body), now))

export const modifyOwn = (db: Database, owner: Owner, { aftersales_bn, ...body }: ModifyAftersaleBody) =>
  answering(db, owner, (tx, now) => modify(tx, owner, aftersales_bn, applicationOf(body), now))

export const withdrawOwn = (db: Database, owner: Owner, aftersales_bn: string) =>
  answering(db, owner, (tx, now) => withdraw(tx, owner, aftersales_bn, now))

/** `aftersales/sendback`. @throws AppError invalid for a courier that nobody knows */
export function sendBackOwn(db: Database, owner: Owner, { aftersales_bn, ...parcel }: SendBackAftersaleBody) {
  if (!courierOf(parcel.corp_code)) {
    const message = `快递公司代码应当是 delivery/corps 所列之一，收到 ${parcel.corp_code}`
    throw new AppError('invalid', { message, errors: { corp_code: [message] } })
  }
  return answering(db, owner, (tx, now) => sendBack(tx, owner, aftersales_bn, parcel, now))
}

function answering(
  db: Database,
  { company_id }: Owner,
  work: (tx: Transaction, now: Date) => Promise<SheetRow>,
): Promise<Aftersale> {
  return inTransaction(db, async (tx) => oneOnTheWire(tx, company_id, await work(tx, new Date())))
}

const applicationOf = ({
  detail,
  description = '',
  evidence_pic = [],
  contact = '',
  mobile = '',
  aftersales_address_id = '',
  ...body
}: Omit<ApplyAftersaleBody, 'order_id'>): Application => ({
  ...body,
  pieces: piecesOf(detail),
  description,
  evidence_pic,
  contact,
  mobile,
  aftersales_address_id,
})

/** A member's sheets, the newest first. */
export async function listOwn(
  db: Database,
  { company_id, user_id }: Owner,
  { page, pageSize, aftersales_status, aftersales_type, order_id }: AftersaleListQuery,
): Promise<AftersaleListAnswer> {
  const states = aftersales_status === undefined ? undefined : statesOf(aftersales_status)
  const filter = { company_id, user_id, order_id, aftersales_type, states }
  const [sheets, count] = await Promise.all([
    sheetsPage(db, filter, windowOf(page, pageSize)),
    sheetsCount(db, filter),
  ])
  return { list: await onTheWire(db, company_id, sheets), count, total_count: count }
}

/** One sheet of a member with its order. @throws AppError not_found */
export async function infoOwn(
  db: Database,
  owner: Owner,
  { aftersales_bn, item_id }: { aftersales_bn: string; item_id?: string | undefined },
): Promise<AftersaleInfoAnswer> {
  const sheet = await sheetRow(db, owner.company_id, aftersales_bn)
  if (!sheet || sheet.user_id !== owner.user_id) throw new AppError('not_found', { message: '售后单不存在' })
  const order = await needOwn(db, owner, sheet.order_id)
  const wire = await oneOnTheWire(db, owner.company_id, sheet)
  const detail = wire.detail.filter((line) => item_id === undefined || line.item_id === item_id)
  return { ...wire, detail, order_info: orderOnTheWire(order) }
}

/** `aftersales/item/price`: what pieces of a line, or of a SKU's first line with so many, would bring. */
export async function priceOwn(
  db: Database,
  owner: Owner,
  { order_id, item_id, number }: AftersalePriceQuery,
): Promise<AftersalePriceAnswer> {
  const order = await needOwn(db, owner, order_id)
  const [lines, taken, freight] = await Promise.all([
    linesOf(db, owner.company_id, order_id),
    takenOf(db, owner.company_id, order_id),
    freightTaken(db, owner.company_id, order_id),
  ])
  const named = lines.filter((line) => line.item_id === item_id || line.line_id === item_id)
  const [first] = named
  if (!first) throw new AppError('not_found', { message: '订单中没有此商品' })
  const line = named.find(({ left_aftersales_num }) => left_aftersales_num >= number)
  if (!line) throw tooMany(first)
  return {
    ...worth(line, taken, number),
    freight: order.freight_fee - freight,
    left_aftersales_num: line.left_aftersales_num,
  }
}

/** Legacy `aftersales.apply.view`: everything that the page of an application shows. */
export async function viewOwn(
  db: Database,
  owner: Owner,
  order_id: string | undefined,
): Promise<AftersaleViewAnswer> {
  if (order_id === undefined)
    throw new AppError('invalid', { message: '缺少 order_id', errors: { order_id: ['必填'] } })
  const order = await needOwn(db, owner, order_id)
  const [lines, taken, freight, reasons] = await Promise.all([
    linesOf(db, owner.company_id, order_id),
    takenOf(db, owner.company_id, order_id),
    freightTaken(db, owner.company_id, order_id),
    reasonsOf(db, owner.company_id),
  ])
  const list = lines
    .filter(({ left_aftersales_num }) => left_aftersales_num > 0)
    .map((line) => viewOf(line, taken))
  const refusal = refusalOf(order, new Date())
  return {
    order_id,
    can_apply: refusal === undefined && list.length > 0,
    refusal: refusal ?? '',
    types: typesFor(lines),
    reasons,
    freight: order.freight_fee - freight,
    list,
    count: list.length,
    total_count: list.length,
  }
}

function viewOf(line: LineRow, taken: Map<string, Taken>): AftersaleViewAnswer['list'][number] {
  const {
    line_id: id,
    item_id,
    item_name,
    item_spec_desc,
    pic,
    num,
    price,
    total_fee,
    order_item_type,
  } = line
  const { left_aftersales_num, shipped_num } = line
  const goods = { id, item_id, item_name, item_spec_desc, pic, num, price, total_fee, order_item_type }
  return { ...goods, left_aftersales_num, shipped_num, ...worth(line, taken, left_aftersales_num) }
}

function worth(line: LineRow, taken: Map<string, Taken>, number: number) {
  const { share_fee, share_point } = shareOf(line, taken.get(line.line_id) ?? NOTHING_TAKEN, number)
  return { refund_fee: share_fee, refund_point: share_point }
}

const tooMany = ({ item_name, left_aftersales_num }: LineRow) =>
  new AppError('invalid', { message: `${item_name} 剩余可申请售后的数量为${left_aftersales_num}` })

async function oneOnTheWire(
  db: Database | Transaction,
  company_id: string,
  sheet: SheetRow,
): Promise<Aftersale> {
  const [wire] = await onTheWire(db, company_id, [sheet])
  if (!wire) throw new Error(`Expected sheet ${sheet.aftersales_bn} on the wire, found none`)
  return wire
}
