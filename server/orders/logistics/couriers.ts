/** A courier: our code, its name, and its code at kuaidi100. */
export interface Courier {
  corp_code: string
  corp_name: string
  kuaidi100: string
}

/** Supported couriers; the codes are those that the desktop clients send. */
export const COURIERS: readonly Courier[] = [
  { corp_code: 'SF', corp_name: '顺丰速运', kuaidi100: 'shunfeng' },
  { corp_code: 'ZTO', corp_name: '中通快递', kuaidi100: 'zhongtong' },
  { corp_code: 'YTO', corp_name: '圆通速递', kuaidi100: 'yuantong' },
  { corp_code: 'YD', corp_name: '韵达速递', kuaidi100: 'yunda' },
  { corp_code: 'STO', corp_name: '申通快递', kuaidi100: 'shentong' },
  { corp_code: 'JTSD', corp_name: '极兔速递', kuaidi100: 'jtexpress' },
  { corp_code: 'JD', corp_name: '京东物流', kuaidi100: 'jd' },
  { corp_code: 'EMS', corp_name: 'EMS', kuaidi100: 'ems' },
  { corp_code: 'YZPY', corp_name: '邮政快递包裹', kuaidi100: 'youzhengguonei' },
  { corp_code: 'DBL', corp_name: '德邦快递', kuaidi100: 'debangkuaidi' },
  { corp_code: 'UC', corp_name: '优速快递', kuaidi100: 'youshuwuliu' },
  { corp_code: 'ZJS', corp_name: '宅急送', kuaidi100: 'zhaijisong' },
  { corp_code: 'KYSY', corp_name: '跨越速运', kuaidi100: 'kuayue' },
  { corp_code: 'ANE', corp_name: '安能物流', kuaidi100: 'annengwuliu' },
  { corp_code: 'FWX', corp_name: '丰网速运', kuaidi100: 'fengwang' },
]

/** Delivery by the shop itself: a parcel without a number. */
export const MERCHANT: Pick<Courier, 'corp_code' | 'corp_name'> = {
  corp_code: 'merchant',
  corp_name: '商家自送',
}

const byCode = new Map(COURIERS.map((courier) => [courier.corp_code, courier]))

/** `undefined` for an unknown code. */
export const courierOf = (corp_code: string): Courier | undefined => byCode.get(corp_code)
