import { categoryChain, lookOf } from '../expand'
import type { DemoCompany, GoodsSource } from '../model'

/** What is said of every product of a top category: how it is used and kept. */
const CARE: Record<string, string[]> = {
  时尚服饰: [
    '建议 30℃ 以下冷水轻柔机洗，深浅色分开，反面晾晒。',
    '首次穿着前请先过水，可去除浮色与浮毛。',
    '平铺测量存在 1–3 cm 误差，介于两个尺码之间时建议选大一码。',
  ],
  童装童鞋: [
    '贴身面料请在 30℃ 以下水温手洗或轻柔机洗，不可漂白。',
    '孩子长得快，冬季外穿款可按身高选大一码。',
    '小配件请在家长看护下使用。',
  ],
  鞋靴箱包: [
    '日常用干软布擦去浮灰，避免长时间浸水与暴晒。',
    '收纳时填入纸团保持版型，置于通风干燥处。',
    '脚背偏高或脚掌偏宽时，建议选大一码。',
  ],
  手机数码: [
    '首次使用前请充满电，并更新到最新的系统版本。',
    '请使用随附或同规格的充电配件。',
    '请保留包装与配件，便于退换与保修。',
  ],
  电视家电: [
    '收货时请当面查看外箱与机身是否完好。',
    '安装前请量好摆放位置与进门尺寸，并预留散热空间。',
    '首次通电前请静置两小时，按说明书完成设置。',
  ],
  家居生活: [
    '首次使用前请用温水冲洗或用湿布擦拭。',
    '避免高温、尖锐物与强酸强碱清洁剂。',
    '手工与批次不同，颜色和纹理会有轻微差异。',
  ],
  美妆个护: [
    '首次使用前请先在耳后或手腕内侧试用。',
    '请置于阴凉干燥处，开封后请尽快用完。',
    '使用中如有不适，请立即停用并用清水冲洗。',
  ],
  食品饮料: [
    '请置于阴凉干燥处，避免阳光直射。',
    '开封后请密封保存，并尽快食用。',
    '生产日期与保质期以实物包装为准，过敏原信息请见包装。',
  ],
}
const ANY = ['请置于干燥通风处，避免阳光直射与异味。', '手工与批次不同，颜色和纹理会有轻微差异。']

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')

/** The introduction of a product, without pictures: the gallery shows them. */
export function introOf(company: DemoCompany, product: GoodsSource): string {
  const { name, brief, brand, leaf } = product
  const look = lookOf(product)
  const [root = '', ...within] = categoryChain(company, leaf).map((category) => category.name)
  const kind = within.at(-1) ?? root
  const choice =
    look.names.length > 1 ? `共有${look.names.join('、')} ${look.names.length} 种${look.spec}可选。` : ''
  return [
    `<h3>${name}</h3>`,
    `<p>${brand}的${kind}，${brief.split(' · ').join('，')}。${choice}</p>`,
    `<h4>商品特点</h4><ul>${items(brief.split(' · '))}</ul>`,
    `<h4>使用与保养</h4><ul>${items(CARE[root] ?? ANY)}</ul>`,
    '<p>图片为示意，颜色因屏幕不同略有差异，以收到的实物为准。</p>',
  ].join('')
}
