import type { Choice } from './model'

const same = (spec: string, ...names: string[]): Choice => ({ spec, values: names.map((name) => [name, 0]) })

/** Specifications that many goods share; surcharges in cents. */
export const choices = {
  tops: same('尺码', 'S', 'M', 'L', 'XL'),
  men: same('尺码', 'M', 'L', 'XL', 'XXL'),
  kids: same('身高', '100cm', '110cm', '120cm', '130cm'),
  women: same('鞋码', '36', '37', '38', '39'),
  shoes: same('鞋码', '39', '40', '41', '42', '43'),
  kidsShoes: same('鞋码', '27', '28', '29', '30'),
  case: {
    spec: '尺寸',
    values: [
      ['20英寸', 0],
      ['24英寸', 8000],
    ],
  },
  phone: {
    spec: '容量',
    values: [
      ['8GB+128GB', 0],
      ['8GB+256GB', 30000],
      ['12GB+512GB', 80000],
    ],
  },
  tablet: {
    spec: '容量',
    values: [
      ['128GB', 0],
      ['256GB', 40000],
    ],
  },
  screen: {
    spec: '屏幕尺寸',
    values: [
      ['55英寸', 0],
      ['65英寸', 80000],
      ['75英寸', 200000],
    ],
  },
  cup: {
    spec: '容量',
    values: [
      ['350ml', 0],
      ['500ml', 2000],
    ],
  },
  litres: {
    spec: '容量',
    values: [
      ['3L', 0],
      ['4L', 5000],
    ],
  },
  bed: {
    spec: '规格',
    values: [
      ['1.5米床', 0],
      ['1.8米床', 6000],
    ],
  },
  serum: {
    spec: '净含量',
    values: [
      ['30ml', 0],
      ['50ml', 9000],
    ],
  },
  bottle: {
    spec: '净含量',
    values: [
      ['300ml', 0],
      ['500ml', 2600],
    ],
  },
  perfume: {
    spec: '净含量',
    values: [
      ['30ml', 0],
      ['75ml', 18000],
    ],
  },
  weight: {
    spec: '规格',
    values: [
      ['250g', 0],
      ['500g', 3200],
    ],
  },
  packs: {
    spec: '规格',
    values: [
      ['1盒', 0],
      ['2盒装', 4900],
    ],
  },
} satisfies Record<string, Choice>
