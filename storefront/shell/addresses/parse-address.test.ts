import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGIONS } from '@server/platform/regions/tree'
import { parseAddress } from './parse-address'

const NANSHAN = ['广东省', '深圳市', '南山区'] as const

type Row = [
  pasted: string,
  username: string,
  telephone: string,
  region: readonly [string, string, string],
  adrdetail: string,
  postalCode?: string,
]

const ROWS: Row[] = [
  ['张三 13812345678 广东省深圳市南山区科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['张三,13812345678,广东省深圳市南山区科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  [
    '张三，１３８１２３４５６７８，广东省深圳市南山区，科技园１号',
    '张三',
    '13812345678',
    NANSHAN,
    '科技园1号',
  ],
  ['广东省深圳市南山区科技园1号 张三 13812345678', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['13812345678 张三 广东省 深圳市 南山区 科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['张三13812345678广东省深圳市南山区科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['广东省深圳市南山区科技园1号张三13812345678', '张三', '13812345678', NANSHAN, '科技园1号'],
  [
    '收货人：张三\n手机号码：13812345678\n所在地区：广东省深圳市南山区\n详细地址：科技园1号',
    '张三',
    '13812345678',
    NANSHAN,
    '科技园1号',
  ],
  [
    '收件人: 张三 联系电话: 138-1234-5678 收货地址: 广东深圳南山科技园1号',
    '张三',
    '13812345678',
    NANSHAN,
    '科技园1号',
  ],
  ['张三 +86 138 1234 5678 广东-深圳-南山区-科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['张三/13812345678/广东省/深圳市/南山区/科技园1号', '张三', '13812345678', NANSHAN, '科技园1号'],
  ['深圳市南山区科技园1号 李小龙 13812345678', '李小龙', '13812345678', NANSHAN, '科技园1号'],
  ['广东省南山区科技园1号 李小龙 13812345678', '李小龙', '13812345678', NANSHAN, '科技园1号'],
  [
    '王先生 13912345678 北京市朝阳区建国路88号',
    '王先生',
    '13912345678',
    ['北京市', '北京市', '朝阳区'],
    '建国路88号',
  ],
  [
    '王先生 13912345678 北京市北京市朝阳区建国路88号',
    '王先生',
    '13912345678',
    ['北京市', '北京市', '朝阳区'],
    '建国路88号',
  ],
  [
    '王先生 13912345678 北京市 市辖区 朝阳区 建国路88号',
    '王先生',
    '13912345678',
    ['北京市', '北京市', '朝阳区'],
    '建国路88号',
  ],
  [
    '上海黄浦区南京东路100号 周杰 15000000000',
    '周杰',
    '15000000000',
    ['上海市', '上海市', '黄浦区'],
    '南京东路100号',
  ],
  [
    '欧阳娜娜 17700000000 内蒙古自治区呼和浩特市新城区中山路1号',
    '欧阳娜娜',
    '17700000000',
    ['内蒙古自治区', '呼和浩特市', '新城区'],
    '中山路1号',
  ],
  [
    '古丽 17700000000 新疆乌鲁木齐天山区解放路2号院3号楼',
    '古丽',
    '17700000000',
    ['新疆维吾尔自治区', '乌鲁木齐市', '天山区'],
    '解放路2号院3号楼',
  ],
  [
    '覃明 17700000000 广西壮族自治区南宁市青秀区民族大道1号',
    '覃明',
    '17700000000',
    ['广西壮族自治区', '南宁市', '青秀区'],
    '民族大道1号',
  ],
  [
    '吉林省吉林市船营区解放大路1号 孙红 13012345678',
    '孙红',
    '13012345678',
    ['吉林省', '吉林市', '船营区'],
    '解放大路1号',
  ],
  [
    '辽宁朝阳市双塔区新华路1号 孙红 13012345678',
    '孙红',
    '13012345678',
    ['辽宁省', '朝阳市', '双塔区'],
    '新华路1号',
  ],
  [
    '湖北省恩施土家族苗族自治州恩施市舞阳大道1号 田丽 13012345678',
    '田丽',
    '13012345678',
    ['湖北省', '恩施土家族苗族自治州', '恩施市'],
    '舞阳大道1号',
  ],
  [
    '昆山市玉山镇前进路1号 钱多多 13012345678',
    '钱多多',
    '13012345678',
    ['江苏省', '苏州市', '昆山市'],
    '玉山镇前进路1号',
  ],
  [
    '广东省东莞市南城街道鸿福路1号 何生 13012345678',
    '何生',
    '13012345678',
    ['广东省', '东莞市', ''],
    '南城街道鸿福路1号',
  ],
  [
    'Tom 13012345678 浙江省杭州市西湖区文三路 478号 华星时代广场 A座 1001',
    'Tom',
    '13012345678',
    ['浙江省', '杭州市', '西湖区'],
    '文三路 478号 华星时代广场 A座 1001',
  ],
  [
    '张三 13812345678 518000 广东省深圳市南山区科技园1号',
    '张三',
    '13812345678',
    NANSHAN,
    '科技园1号',
    '518000',
  ],
  [
    '张三 13812345678 广东省深圳市南山区科技园1号 邮编:518000',
    '张三',
    '13812345678',
    NANSHAN,
    '科技园1号',
    '518000',
  ],
  ['张三 13812345678-1234 广东省深圳市南山区科技园1号', '张三', '13812345678', NANSHAN, '科技园1号 转1234'],
  ['张三 13812345678', '张三', '13812345678', ['', '', ''], ''],
  ['广东省深圳市南山区科技园1号', '', '', NANSHAN, '科技园1号'],
  ['', '', '', ['', '', ''], ''],
]

describe('an address that is pasted', () => {
  test.each(ROWS)('%j', (pasted, username, telephone, [province, city, county], adrdetail, postalCode = '') =>
    expect(parseAddress(pasted, REGIONS)).toEqual({
      username,
      telephone,
      province,
      city,
      county,
      adrdetail,
      postalCode,
    }),
  )

  const places = REGIONS.flatMap((province) =>
    province.children.flatMap((city) =>
      (city.children.length > 0 ? city.children : [{ label: '' }]).map((county) => ({
        province: province.label,
        city: city.label,
        county: county.label,
      })),
    ),
  )
  const written = fc.record({
    place: fc.constantFrom(...places),
    username: fc.constantFrom('张三', '李小龙', '欧阳娜娜', '王女士', '慕容雪'),
    telephone: fc.stringMatching(/^1[3-9]\d{9}$/),
    adrdetail: fc.constantFrom('科技园1号', '建国路88号院3号楼2单元501室', '人民大道100号', '文三路478号A座'),
    separator: fc.constantFrom(' ', ',', '，', '\n', ';', '  '),
    order: fc.constantFrom('name first', 'name last', 'number first'),
  })

  test('whatever the order and what stands between, every place of the tree is read as it was written', () => {
    fc.assert(
      fc.property(written, ({ place, username, telephone, adrdetail, separator, order }) => {
        const { province, city, county } = place
        const address = [...new Set([province, city, county])].join('') + adrdetail
        const parts = {
          'name first': [username, telephone, address],
          'name last': [address, username, telephone],
          'number first': [telephone, username, address],
        }[order]
        expect(parseAddress(parts?.join(separator) ?? '', REGIONS)).toEqual({
          ...place,
          username,
          telephone,
          adrdetail,
          postalCode: '',
        })
      }),
      { numRuns: 1_000 },
    )
  })

  test('any text at all is read without failing, into parts of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'省市区县北京南山 /1-,8号'), maxLength: 60 }),
        (text) => {
          const { telephone, postalCode } = parseAddress(text, REGIONS)
          expect(telephone).toMatch(/^(?:1[3-9]\d{9})?$/)
          expect(postalCode).toMatch(/^(?:\d{6})?$/)
        },
      ),
      { numRuns: 200 },
    )
  })
})
