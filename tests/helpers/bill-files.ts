/** Daily bills in the formats of WeChat Pay and Alipay, for their stubs. */
import { yuanText } from '@schemas/money'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Zip, ZipDeflate } from 'fflate'
import iconv from 'iconv-lite'
import type { BillLine } from '@server/payments/providers/provider'

/** Product names are chosen by shops: a name may contain the separator of cells. */
const NAME = '茶,`礼盒, 大号'
const AT = '2026-11-20 12:00:00'

const WECHAT_HEADING =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const WECHAT_SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const quoted = (cells: string[]) => cells.map((cell) => `\`${cell}`).join(',')

/** @param app_id of the app of the lines */
export function wechatBillText(lines: BillLine[], app_id: string): string {
  const rows = lines.map((line) => {
    const paid = line.kind === 'payment'
    const fee = yuanText(line.fee)
    const refund = paid
      ? ['0', '0', '0.00', '0.00', '', '']
      : ['50000', line.refund_id, fee, '0.00', 'ORIGINAL', line.failed ? 'FAIL' : 'SUCCESS']
    const names = [NAME, '', '0.00000', '0.60%']
    const transaction = paid ? line.transaction_id : 'wx-of-refund'
    const head = [AT, app_id, '1900000001', '0', '', transaction, line.payment_id, 'o-1', 'NATIVE']
    const state = [paid ? 'SUCCESS' : 'REFUND', 'OTHERS', paid ? line.currency : 'CNY']
    const sums = paid ? [fee, '0.00'] : ['0.00', '0.00']
    return quoted([
      ...head,
      ...state,
      ...sums,
      ...refund,
      ...names,
      paid ? fee : '0.00',
      paid ? '0.00' : fee,
      '',
    ])
  })
  const sums = quoted([String(lines.length), '0.00', '0.00', '0.00', '0.00000', '0.00', '0.00'])
  return `\uFEFF${[WECHAT_HEADING, ...rows, WECHAT_SUMS, sums].join('\r\n')}\r\n`
}

export const gzipped = (text: string) => ({
  file: gzipSync(text),
  sha1: createHash('sha1').update(text).digest('hex'),
})

const ALIPAY_HEADING =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** A ZIP with a file of trades and one of sums, in GBK; sizes follow the data, as in Alipay's. */
export function alipayBill(lines: BillLine[]): Buffer {
  const rows = lines.map((line) => {
    const paid = line.kind === 'payment'
    const fee = paid ? yuanText(line.fee) : `-${yuanText(line.fee)}`
    const head = [paid ? line.transaction_id : 'ali-of-refund', line.payment_id, paid ? '交易' : '退款', NAME]
    const where = [AT, AT, '', '', '', '', '*明(138****0000)']
    const sums = [fee, fee, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00']
    return [...head, ...where, ...sums, paid ? '' : line.refund_id, '0.00', '0.00', ''].map(
      (cell) => `${cell}\t`,
    )
  })
  const detail = [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    '#起始日期：[2026年11月20日 00:00:00]   终止日期：[2026年11月21日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    ALIPAY_HEADING,
    ...rows.map((cells) => cells.join(',')),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length}笔`,
  ]
  const sums = [
    '#支付宝业务汇总查询',
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）',
    `合计,,${lines.length},0,0.00,0.00`,
  ]
  return zipped({
    '20880000000000000156_20261120_业务明细.csv': detail,
    '20880000000000000156_20261120_业务明细(汇总).csv': sums,
  })
}

function zipped(files: Record<string, string[]>): Buffer {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    parts.push(data)
  })
  for (const [name, lines] of Object.entries(files)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(iconv.encode(`${lines.join('\r\n')}\r\n`, 'gbk'), true)
  }
  zip.end()
  return Buffer.concat(parts)
}
