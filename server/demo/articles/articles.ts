import { faqs } from './faqs'
import { type ArticleSource, type DemoArticles, nodes } from './model'

const news: ArticleSource[] = [
  {
    id: '101',
    node: '11',
    title: '禾岸生活成都店开业，六店同价',
    summary: '成都的朋友久等了：第六家门店带着整层的家居与咖啡来了。',
    date: '2026-03-20',
    shop: '5',
    content: `<p>三月二十日，禾岸生活在成都开门迎客。这是我们的第六家门店，也是西南的第一家。</p>
<h2>店里有什么</h2>
<ul><li>一层：服饰童装，每周五上新；</li><li>二层：家居、家电与数码体验区；</li><li>转角：现磨咖啡与茶，自带杯减五元。</li></ul>
<p>从今天起，六家门店与网上商城<strong>同款同价</strong>：网上下单可以到店自提，店里看中的也可以送到家。</p>
<p><a href="/shops/near">看看哪家店离你最近</a></p>`,
  },
  {
    id: '102',
    node: '11',
    title: '会员日升级：每月八日，全场会员价',
    summary: '银卡以上会员在会员日再享专属券。',
    date: '2026-02-08',
    goods: '101',
    content: `<p>从二月起，每月八日是禾岸会员日。当天登录即可看到会员价，优惠券与积分照常可用。</p>
<table><thead><tr><th>等级</th><th>累计消费</th><th>会员价</th></tr></thead><tbody>
<tr><td>银卡会员</td><td>1,000 元</td><td>9.8 折</td></tr><tr><td>金卡会员</td><td>5,000 元</td><td>9.5 折</td></tr>
<tr><td>黑金会员</td><td>20,000 元</td><td>9.2 折</td></tr></tbody></table>
<p><a href="/member/vip">了解付费会员</a></p>`,
  },
  {
    id: '103',
    node: '12',
    title: '换季衣橱：一件短袖的三种穿法',
    summary: '同一件棉质短袖，从通勤到周末。',
    date: '2026-04-16',
    author: '编辑部 小禾',
    goods: '102',
    content: `<p>好的短袖应该经得起反复洗、反复穿。我们挑了最常见的圆领棉质短袖，试了三种搭配。</p>
<h2>通勤</h2><p>塞进高腰裤，外搭薄西装，袖口卷一道。</p>
<h2>周末</h2><p>大一码，配短裤和帆布鞋，什么都不用想。</p>
<h2>夜晚</h2><p>外面加一件薄针织，早晚温差也不怕。</p>
<p><a href="/items?keywords=短袖">看看所有短袖</a></p>`,
  },
  {
    id: '104',
    node: '12',
    title: '给客厅选电视：尺寸与距离',
    summary: '沙发到墙多远，就选多大。',
    date: '2026-05-06',
    author: '编辑部 阿岸',
    goods: '501',
    content: `<p>一条简单的经验：观看距离除以电视对角线，在 1.5 到 2 之间最舒服。</p>
<table><thead><tr><th>观看距离</th><th>建议尺寸</th></tr></thead><tbody>
<tr><td>2.0 米</td><td>50 英寸</td></tr><tr><td>2.5 米</td><td>65 英寸</td></tr><tr><td>3.0 米</td><td>75 英寸</td></tr></tbody></table>
<p>买之前先量电梯和门。大件由门店配送，安装时会带走旧包装。</p>
<p><a href="/items?keywords=平板电视">看看平板电视</a></p>`,
  },
]

const about: ArticleSource[] = [
  {
    id: '301',
    node: '3',
    title: '品牌故事',
    summary: '把好物放在离你最近的地方。',
    date: '2026-01-01',
    shop: '2',
    content: `<p>禾岸生活从北京昌平的一间社区小店开始。店主想做一件简单的事：让邻居下楼就能买到用得久的东西。</p>
<p>今天，我们在北京、上海、广州、成都、杭州有六家门店，仍然按当初的办法选货——自己先用三个月，再决定上不上架。</p>
<blockquote>把好物放在离你最近的地方。</blockquote>`,
  },
  {
    id: '302',
    node: '3',
    title: '联系我们',
    summary: '客服每天 9:00–21:00。',
    date: '2026-01-01',
    content: `<p>客服电话：400-000-0000（每天 9:00–21:00）</p><p>商务合作：<a href="mailto:hello@hean.example">hello@hean.example</a></p>
<p>各门店的地址与营业时间见<a href="/shops/near">附近门店</a>。</p>`,
  },
  {
    id: '303',
    node: '3',
    title: '证照信息',
    summary: '营业执照与经营许可。',
    date: '2026-01-01',
    content: `<p>经营者：禾岸生活（演示）有限公司</p><p>统一社会信用代码：91110000MA00000000</p>
<p>食品经营许可证编号：JY11100000000000</p><p>以上为演示数据，不对应任何真实主体。</p>`,
  },
]

export const heanArticles: DemoArticles = { nodes, articles: [...news, ...faqs, ...about] }

const own: ArticleSource[] = [
  {
    id: '101',
    node: '11',
    title: '今年的岩茶下山了',
    summary: '武夷山正岩产区，四月采，九月成。',
    date: '2026-09-18',
    shop: '1',
    content: `<p>今年的雨水比往年匀，茶青厚实。四月采摘，反复焙火，到九月才算成茶。</p>
<p>头一批只有三百斤，先到先得；喝过再买也行，茶室每天都有试饮。</p><p><a href="/items?cat_id=11">看看乌龙茶</a></p>`,
  },
  {
    id: '102',
    node: '12',
    title: '一壶茶的水温',
    summary: '绿茶八十度，岩茶要滚水。',
    date: '2026-06-02',
    author: '茶室 阿松',
    content: `<table><thead><tr><th>茶</th><th>水温</th><th>第一泡</th></tr></thead><tbody>
<tr><td>绿茶花茶</td><td>80 – 85 ℃</td><td>40 秒</td></tr><tr><td>白茶</td><td>90 ℃</td><td>30 秒</td></tr>
<tr><td>乌龙茶</td><td>100 ℃</td><td>10 秒</td></tr></tbody></table><p>第一泡不必倒掉，除非是压得很紧的老茶。</p>`,
  },
  {
    id: '301',
    node: '3',
    title: '松间的来历',
    summary: '山里来的茶与器。',
    date: '2026-01-01',
    content: `<p>松间茶事由两位制茶人和一位做壶的朋友合开。茶从武夷山来，壶在景德镇烧。</p>`,
  },
]

export const songjianArticles: DemoArticles = { nodes, articles: [...own, ...faqs] }
