import type { Pool } from 'pg'

/** Names of two words; with ten and twenty of them every pair occurs once in two hundred products. */
const LOOKS = ['轻薄', '加厚', '宽松', '修身', '复古', '简约', '印花', '纯色', '速干', '保暖']
const THINGS =
  '短袖 衬衫 牛仔裤 连衣裙 羽绒服 运动鞋 双肩包 保温杯 台灯 蓝牙耳机 充电宝 电饭煲 吸尘器 面霜 洗发水 燕麦片 坚果 绿茶 四件套 收纳箱'.split(
    ' ',
  )

/**
 * Fills a seeded company up to that many products, each with two items, a category, a brand, three parameters and
 * often a tag; stock and prices vary. Ids begin with `m`. All proportions stay the same, so that lists, searches and
 * facets of more products find more of them.
 */
export async function manyGoods(pool: Pool, count: number, company_id = '1'): Promise<void> {
  const statements = [
    `insert into goods (company_id, goods_id, default_item_id, item_name, brief, pics, nospec, brand_id, sales, sort, created)
     select $1, 'm' || n, 'm' || n || 'a',
            ($3::text[])[1 + n % 10] || ($4::text[])[1 + n / 10 % 20] || ' 第' || n || '款', '每日精选 · 顺丰包邮',
            jsonb_build_array('/media/hean/goods/101-1-l.webp'), false,
            (select brand_id from brand where company_id = $1 order by sort, brand_id offset n % (
              select count(*) from brand where company_id = $1) limit 1),
            n * 7919 % 5000, 1000 + n, timestamptz '2025-01-01' + n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    `insert into goods_item (company_id, item_id, goods_id, item_bn, price, market_price, is_default, sort)
     select $1, 'm' || n || s, 'm' || n, 'M-' || n || s, 1000 + n::bigint * 104729 % 90000, 99000, s = 'a', ascii(s) - 97
       from generate_series(1, $2::int) n, unnest(array['a', 'b']) s`,
    `insert into item_stock (company_id, distributor_id, item_id, stock)
     select $1, '0', 'm' || n || s, n * 31 % 300 from generate_series(1, $2::int) n, unnest(array['a', 'b']) s`,
    `insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
     select company_id, distributor_id, item_id, 'opening', 'receive', stock, 0, 'opening' from item_stock
      where company_id = $1 and item_id like 'm%' and stock > 0 and $2::int > 0`,
    `insert into goods_category (company_id, goods_id, category_id)
     select $1, 'm' || n, leaf.ids[1 + n % array_length(leaf.ids, 1)]
       from generate_series(1, $2::int) n,
            (select array_agg(category_id order by category_id) as ids from category
              where company_id = $1 and not is_main_category and category_level = 3) leaf`,
    `insert into goods_tag (company_id, goods_id, tag_id)
     select $1, 'm' || n, tag.ids[1 + n % array_length(tag.ids, 1)]
       from generate_series(1, $2::int) n,
            (select array_agg(tag_id order by tag_id) as ids from tag where company_id = $1 and kind = 'goods') tag
      where n % 3 = 0`,
    `insert into goods_param (company_id, goods_id, attribute_id, attribute_name, attribute_value_id, attribute_value_name, sort)
     select $1, 'm' || n, a::text, '参数' || a, a || ':' || (n + a) % 12, '值' || (n + a) % 12, a
       from generate_series(1, $2::int) n, generate_series(11, 13) a`,
  ]
  for (const text of statements)
    await pool.query(text, text.includes('$3') ? [company_id, count, LOOKS, THINGS] : [company_id, count])
  await pool.query('vacuum analyze')
}
