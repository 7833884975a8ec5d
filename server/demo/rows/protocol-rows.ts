import type * as tables from '../../db/schema'
import type { DemoCompany } from '../model'

type Row = typeof tables.protocol.$inferInsert

/** First versions of what shoppers agree to; employees' stands with their purchases. */
export function protocolRows({ company_id, brand_name }: DemoCompany): Row[] {
  const texts: [type: string, title: string, paragraphs: string[]][] = [
    [
      'member_register',
      '会员注册协议',
      [
        `欢迎注册${brand_name}会员。注册即表示您已阅读并同意本协议。`,
        '您应使用本人的手机号码注册，并妥善保管密码与验证码。以您的账号进行的操作视为您本人的操作。',
        '您可以在收货后 7 天内申请无理由退货；定制、鲜活易腐、拆封的数字化商品与报刊除外。',
        '您可以随时停止使用本服务，并要求注销账号。',
      ],
    ],
    [
      'privacy',
      '隐私政策',
      [
        `${brand_name}只收集完成交易所需的信息：手机号码、收货地址、订单与付款记录。`,
        '位置只在您点击“定位”后读取，用于查找附近的门店，不会上传保存。',
        '我们不会向无关的第三方提供您的信息；承运方只会得到送货所需的内容。',
        '您可以查看、更正您的信息，或要求删除。',
      ],
    ],
  ]
  return texts.map(([type, title, paragraphs]) => ({
    company_id,
    type,
    version: 1,
    title,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
  }))
}
