// Written by scripts/generate.ts (npm run generate); do not edit.
import type { FillPlan } from '../fill-plan'

const boxStyleDefaults = {
  x: 0,
  y: 0,
  z: 10000,
  width: 1190,
  height: 20,
  marginTop: 0,
  marginRight: 'auto',
  marginBottom: 0,
  marginLeft: 'auto',
  paddingTop: 0,
  paddingRight: 0,
  paddingBottom: 0,
  paddingLeft: 0,
  borderTopWidth: 0,
  borderRightWidth: 0,
  borderBottomWidth: 0,
  borderLeftWidth: 0,
  borderTopColor: '#ffffffff',
  borderRightColor: '#ffffffff',
  borderBottomColor: '#ffffffff',
  borderLeftColor: '#ffffffff',
  borderStyle: 'solid',
  borderRadius: 0,
  opacity: 1,
  foregroundColor: '#ffffffff',
  backgroundColor: '#ffffffff',
  backgroundImage: '',
}

const categoryLeafPlan = { missing: { category_id: '', category_name: '', image_url: '' } }

const categoryBranchDefaults = { category_id: '', category_name: '', image_url: '', children: [] }

const categoryBranchPlan = {
  missing: categoryBranchDefaults,
  inner: { children: { each: categoryLeafPlan } },
}

const categoryNodePlan = {
  missing: categoryBranchDefaults,
  inner: { children: { each: categoryBranchPlan } },
}

const couponEntryDefaults = {
  card_id: '',
  title: '',
  description: '',
  notice: '',
  custom_url: '',
  card_type: 'cash',
  reduce_cost: 0,
  least_cost: 0,
  discount: 0,
  imgUrl: '',
  icon_url_list: '',
  object_use_for: '',
  linkPage: 'coupons',
  linkPageLabel: '优惠券',
}

const couponEntryPlan = { missing: couponEntryDefaults }

const couponGroupDefaults = {
  type: 'coupon',
  data: [
    { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
    { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
    { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
  ],
}

const couponGroupPlan = { missing: couponGroupDefaults, inner: { data: { each: couponEntryPlan } } }

const goodsTagPlan = { missing: { tag_id: '', tag_name: '', font_color: '', tag_color: '' } }

const goodsEntryDefaults = {
  goods_id: '',
  itemId: '',
  goods_pic: '',
  price: 0,
  market_price: 0,
  goods_name: '',
  brief: '',
  subTitle: '',
  tagList: [],
  linkPage: 'goods',
  linkPageLabel: '商品',
  pathData: {},
}

const goodsEntryPlan = { missing: goodsEntryDefaults, inner: { tagList: { each: goodsTagPlan } } }

const goodsGroupDefaults = {
  type: 'goods',
  data: [
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
  ],
}

const goodsGroupPlan = { missing: goodsGroupDefaults, inner: { data: { each: goodsEntryPlan } } }

const goodsSlideDefaults = {
  data: [
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
  ],
}

const goodsSlidePlan = { missing: goodsSlideDefaults, inner: { data: { each: goodsEntryPlan } } }

const goodsTabDefaults = {
  text: '选项卡',
  data: [{ ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' }],
}

const goodsTabPlan = { missing: goodsTabDefaults, inner: { data: { each: goodsEntryPlan } } }

const goodsTabsPlan = { each: goodsTabPlan }

const hotZoneDefaults = { leftPer: 0, topPer: 0, widthPer: 0.2, heightPer: 0.2, pathData: {} }

const hotZonePlan = { missing: hotZoneDefaults }

const linkItemDefaults = { title: '', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' }

const linkItemPlan = { missing: linkItemDefaults }

const nearbyShopDefaults = { distributor_id: '', name: '', banner: '', logo: '', tagList: [] }

const nearbyShopPlan = {
  missing: nearbyShopDefaults,
  inner: { tagList: { each: { missing: { tag_id: '', tag_name: '' } } } },
}

const shopEntryDefaults = {
  shop_id: '',
  shop_name: '',
  shop_pic: '',
  pathData: {},
  banner: '',
  logo: '',
  tag_list: [],
  goods_list: [
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
    { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
  ],
}

const shopEntryPlan = {
  missing: shopEntryDefaults,
  inner: {
    tag_list: { each: { missing: { tag_id: '', tag_name: '' } } },
    goods_list: { each: goodsEntryPlan },
  },
}

/** Type of a widget → the defaults of its `{ props, style }`; literals are complete in themselves. */
export const fillPlans: Record<string, FillPlan> = {
  W0000: {
    inner: {
      props: {
        missing: {
          title: '',
          keywords: '',
          description: '',
          followTheme: false,
          themeColor: '#479EE9',
          backgroundColor: '#F5F5F5',
          pageWidth: 1190,
        },
      },
    },
  },
  W0001: {
    inner: {
      props: {
        missing: {
          data: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          autoplay: true,
          autoplaySpeed: 2000,
          styleType: 'style1',
          pointAlign: 'right',
          pointDefaultColor: '#000000ff',
          customerThemeEnabled: false,
          pointActiveColor: '#ff0000ff',
        },
        inner: { data: { each: { missing: { imgUrl: '', pathData: {} } } } },
      },
      style: { missing: { ...boxStyleDefaults, height: 200 } },
    },
  },
  W0002: {
    inner: {
      props: {
        missing: {
          text: '商品列表',
          data: [
            { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
            { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
            { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
            { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
            { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
          ],
          columnNums: 5,
          showMore: true,
          moreText: '更多',
          moreLinkData: {},
          titleAlign: 'center',
          titleBackground: true,
          wgtBackgroundColor1: '#FF5A00',
          wgtBackgroundColor2: '#FF8600',
          wgtTitleFontSize: 28,
          wgtTitleColor: '#FFFFFF',
          wgtPriceFontSize: 18,
          wgtPriceColor: '#FF0036',
        },
        inner: { data: { each: goodsEntryPlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 400 } },
    },
  },
  W0003: {
    inner: {
      props: { missing: { imgUrl: '', data: [], proportion: true }, inner: { data: { each: hotZonePlan } } },
      style: { missing: { ...boxStyleDefaults, height: 400 } },
    },
  },
  W0004: {
    inner: {
      props: {
        missing: {
          data: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          column: 5,
          logoWidth: 230,
          logoHeight: 138,
          showMore: false,
          moreText: '更多',
          moreLinkData: {},
        },
        inner: { data: { each: { missing: { imgUrl: '', pathData: {} } } } },
      },
      style: { missing: { ...boxStyleDefaults, height: 346 } },
    },
  },
  W0005: {
    inner: {
      props: {
        missing: {
          data: [
            {
              text: '精选',
              data: [
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
              ],
            },
          ],
        },
        inner: { data: goodsTabsPlan },
      },
      style: { missing: { ...boxStyleDefaults, height: 594 } },
    },
  },
  W0006: {
    inner: {
      props: { missing: { comptyle: 'body', grid: false, themeGround: false, zindex: 1000 } },
      style: { missing: { ...boxStyleDefaults, height: 400 } },
    },
  },
  W0007: {
    inner: {
      props: {
        missing: {
          categoryData: [
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
          ],
          data: [
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
          ],
          hover: true,
          menuTop: 40,
          customerThemeEnabled: true,
          wgtTypeBackgroundColor: '#FF5D02',
          wgtTypeLabelColor: '#FFFFFF',
          wgtBackgroundColor: '#FFFFFF',
          wgtSelectColor: '#F5F6FA',
          wgtTextColor: '#3B3B3B',
          wgtSubTextColor: '#8C8C8C',
        },
        inner: { categoryData: { each: categoryNodePlan }, data: { each: linkItemPlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 40 } },
    },
  },
  W0008: {
    inner: {
      props: {
        missing: {
          placeholder: '搜索',
          data: [],
          isShowBtn: true,
          focusWidth: 100,
          wgtTextColor1: '#FF5A00',
          wgtTextColor2: '#FF8600',
          wgtTextColor: '#ffffffff',
          customerThemeEnabled: false,
          wgtTheme: '#000000ff',
        },
        inner: { data: { each: linkItemPlan } },
      },
      style: { missing: { ...boxStyleDefaults, width: 375, height: 38 } },
    },
  },
  W0009: {},
  W0010: {
    inner: {
      props: {
        missing: {
          text: '购物车',
          fontSize: 14,
          customerThemeEnabled: false,
          wgtTheme: '#479EE9',
          wgtTextColor: '#ffffffff',
          wgtBorderRadius: 0,
          wgtAaaa: '#ffffffff',
        },
      },
      style: { missing: { ...boxStyleDefaults, width: 110, height: 38 } },
    },
  },
  W0011: {
    inner: {
      props: {
        missing: {
          text: '文本',
          fontSize: 14,
          textAlign: 'left',
          fontWeight: 'normal',
          fontStyle: 'normal',
          textDecoration: 'none',
          color: '#000000ff',
          data: {},
        },
      },
      style: {
        missing: {
          ...boxStyleDefaults,
          width: 52,
          foregroundColor: '#ffffff00',
          backgroundColor: '#ffffff00',
        },
      },
    },
  },
  W0012: {
    inner: {
      props: {
        missing: {
          mainTitle: '新品首发',
          subTitle: '看新奇好物',
          linkPath: {},
          styleType: 0,
          data: [
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [goodsGroupDefaults],
            [couponGroupDefaults],
          ],
        },
        inner: {
          data: {
            tuple: [
              { each: { missing: { imgUrl: '', pathData: {} } } },
              { each: { missing: { imgUrl: '', pathData: {} } } },
              { each: { missing: { imgUrl: '', pathData: {} } } },
              { each: goodsGroupPlan },
              { each: couponGroupPlan },
            ],
          },
        },
      },
      style: { missing: { ...boxStyleDefaults, width: 390, height: 450 } },
    },
  },
  W0013: {
    inner: {
      props: {
        missing: {
          data: [
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
            { title: '导航名称', pathData: {}, wgtHotKeywordTextColor: '#8C8C8C' },
          ],
          customerThemeEnabled: false,
          wgtTheme: '#479EE9',
          wgtTextColor: '#3B3B3B',
        },
        inner: { data: { each: linkItemPlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 40 } },
    },
  },
  W0014: {
    inner: {
      props: {
        missing: {
          text: '主图橱窗 >',
          data: [
            {
              text: '精选',
              data: [
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  brief: '商品简介',
                },
              ],
            },
          ],
          wgtTextColor: '#FFFFFF',
          wgtBackgroundColor: '#FF5D02',
          wgtBorderRadius: false,
          wgtTitleColor: '#3B3B3B',
          wgtTitleFontSize: 18,
          wgtPriceColor: '#FF0036',
          wgtPriceFontSize: 18,
          wgtToFixed: 2,
        },
        inner: { data: goodsTabsPlan },
      },
      style: { missing: { ...boxStyleDefaults, height: 462 } },
    },
  },
  W0015: {
    inner: {
      props: {
        missing: {
          text: '精品橱窗 >',
          data: [
            {
              text: '精选',
              data: [
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
              ],
            },
          ],
          wgtTextColor: '#FFFFFF',
          wgtBackgroundColor: '#FF5D02',
          wgtBorderRadius: false,
          wgtTitleColor: '#3B3B3B',
          wgtTitleFontSize: 18,
          wgtPriceColor: '#FF0036',
          wgtPriceFontSize: 18,
          wgtToFixed: 2,
        },
        inner: { data: goodsTabsPlan },
      },
      style: { missing: { ...boxStyleDefaults, height: 462 } },
    },
  },
  W0016: {
    inner: {
      props: {
        missing: {
          mainTitle: '主标题',
          subTitle: '副标题',
          linkPath: {},
          styleType: 0,
          data: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          wgtBackgroundColor: '#33C900',
          wgtTitleColor: '#3B3B3B',
          wgtTitleFontSize: 18,
          wgtSubTextColor: '#8C8C8C',
          wgtSubTitleFontSize: 16,
        },
        inner: { data: { each: { missing: { imgUrl: '', pathData: {} } } } },
      },
      style: { missing: { ...boxStyleDefaults, width: 384, height: 422 } },
    },
  },
  W0017: {
    inner: {
      props: {
        missing: {
          text: '特殊橱窗 >',
          goods_pic: '',
          pathData: {},
          data: [
            {
              text: '精选',
              data: [
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
                {
                  ...goodsEntryDefaults,
                  price: 9900,
                  market_price: 12900,
                  goods_name: '商品名称',
                  subTitle: '商品副标题',
                },
              ],
            },
          ],
          wgtSubTitleColor: '#8C8C8C',
          wgtSubTitleFontSize: 14,
          wgtTextColor: '#FFFFFF',
          wgtBackgroundColor: '#FF5D02',
          wgtBorderRadius: false,
          wgtTitleColor: '#3B3B3B',
          wgtTitleFontSize: 18,
          wgtPriceColor: '#FF0036',
          wgtPriceFontSize: 18,
          wgtToFixed: 2,
        },
        inner: { data: goodsTabsPlan },
      },
      style: { missing: { ...boxStyleDefaults, width: 882, height: 592 } },
    },
  },
  W0018: {
    inner: {
      props: {
        missing: {
          mainTitle: '最新热卖',
          data: [goodsSlideDefaults, goodsSlideDefaults, goodsSlideDefaults],
          autoplay: false,
          autoplaySpeed: 2000,
          styleType: 'style1',
          pointAlign: 'center',
          pointDefaultColor: '#000000ff',
          customerThemeEnabled: false,
          pointActiveColor: '#ff0000ff',
          wgtTitleColor: '#3B3B3B',
          wgtTitleFontSize: 14,
          wgtPriceColor: '#FF0036',
          wgtPriceFontSize: 20,
          wgtToFixed: 2,
        },
        inner: { data: { each: goodsSlidePlan } },
      },
      style: { missing: { ...boxStyleDefaults, width: 307, height: 593 } },
    },
  },
  W0019: {
    inner: {
      props: {
        missing: {
          text: '附近商家',
          data: [],
          allTagList: [],
          selectTagList: [],
          columnNums: 5,
          wgtTitleBorderRadius: true,
          wgtTitleBackgroundColor: '#FF5A00',
          wgtTitleTextColor: '#FFFFFF',
          wgtTitleFontSize: 18,
          showMore: true,
          moreText: '查看更多>',
          moreLinkData: {},
          wgtMoreTitleColor: '#8C8C8C',
          wgtMoreTitleFontSize: 14,
          wgtMoreRightMargin: 10,
          wgtShopNameColor: '#333333',
          wgtShopNameFontSize: 18,
          wgtShopBorder: false,
          wgtShopBorderColor: '#333333',
          wgtShopBorderWidth: 0,
        },
        inner: {
          data: { each: nearbyShopPlan },
          allTagList: { each: { missing: { tag_id: '', tag_name: '' } } },
          selectTagList: { each: { missing: { tag_id: '', tag_name: '' } } },
        },
      },
      style: { missing: { ...boxStyleDefaults, height: 565 } },
    },
  },
  W0020: {
    inner: {
      props: {
        missing: {
          text: '为你推荐',
          wgtHiddenTitle: false,
          data: [
            {
              shop_id: '',
              shop_name: '商铺名称',
              shop_pic: '',
              pathData: {},
              banner: '',
              logo: '',
              tag_list: [],
              goods_list: [
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
              ],
            },
            {
              shop_id: '',
              shop_name: '商铺名称',
              shop_pic: '',
              pathData: {},
              banner: '',
              logo: '',
              tag_list: [],
              goods_list: [
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
                { ...goodsEntryDefaults, price: 9900, market_price: 12900, goods_name: '商品名称' },
              ],
            },
          ],
          columnNums: 2,
          wgtHideUnselectedItems: false,
          moreLinkData: {},
          titleAlign: 'center',
          titleBackground: true,
          wgtBackgroundColor1: '#FF5A00',
          wgtBackgroundColor2: '#FF8600',
          wgtTitleFontSize: 28,
          wgtTitleColor: '#FFFFFF',
          wgtPriceFontSize: 18,
          wgtPriceColor: '#FF0036',
        },
        inner: { data: { each: shopEntryPlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 430 } },
    },
  },
  W0021: {
    inner: {
      props: {
        missing: {
          text: '优惠券',
          subTitle: '副标题',
          data: [
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
            { ...couponEntryDefaults, title: '优惠券名称', reduce_cost: 1000, least_cost: 10000 },
          ],
          moreText: '更多',
          moreLinkData: {},
          wgtBackgroundColor: '#FF5D02',
          wgtTextColor: '#FFFFFF',
          wgtTitleFontSize: 18,
          wgtSubTextColor: '#FFFFFF',
          wgtSubTitleFontSize: 14,
          wgtBorderRadius: false,
        },
        inner: { data: { each: couponEntryPlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 462 } },
    },
  },
  W0022: {
    inner: {
      props: {
        missing: {
          categoryData: [
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
          ],
          hover: true,
          menuTop: 40,
          customerThemeEnabled: true,
          wgtTypeBackgroundColor: '#FF5D02',
          wgtTypeLabelColor: '#FFFFFF',
          wgtBackgroundColor: '#FFFFFF',
          wgtSelectColor: '#F5F6FA',
          wgtTextColor: '#3B3B3B',
          wgtSubTextColor: '#8C8C8C',
        },
        inner: { categoryData: { each: categoryNodePlan } },
      },
      style: { missing: { ...boxStyleDefaults, height: 40 } },
    },
  },
  W0023: {
    inner: {
      props: {
        missing: {
          src: '',
          poster: '',
          caption: '',
          controls: true,
          autoplay: false,
          muted: false,
          loop: false,
          fit: 'contain',
        },
      },
      style: { missing: { ...boxStyleDefaults, height: 500 } },
    },
  },
  W0024: {
    inner: {
      props: {
        missing: {
          text: '第一段文字。\n第二段文字。',
          fontSize: 14,
          color: '#333333',
          textAlign: 'left',
          fontWeight: 'normal',
          lineHeight: 1.8,
          textIndent: 2,
          paragraphGap: 8,
        },
      },
      style: {
        missing: {
          ...boxStyleDefaults,
          height: 120,
          foregroundColor: '#ffffff00',
          backgroundColor: '#ffffff00',
        },
      },
    },
  },
  W0025: {
    inner: {
      props: {
        missing: {
          data: [
            { imgUrl: '', caption: '', pathData: {} },
            { imgUrl: '', caption: '', pathData: {} },
            { imgUrl: '', caption: '', pathData: {} },
          ],
          autoplay: true,
          interval: 4000,
          indicator: 'dots',
          arrows: true,
          showCaption: true,
          captionAlign: 'left',
        },
        inner: { data: { each: { missing: { imgUrl: '', caption: '', pathData: {} } } } },
      },
      style: { missing: { ...boxStyleDefaults, height: 400 } },
    },
  },
  'address-book': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'address-form': { inner: { style: { missing: { ...boxStyleDefaults, height: 640 } } } },
  'aftersale-apply': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'aftersale-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'aftersale-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'all-categories': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'article-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'article-faqs': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'article-home': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'article-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-bind-phone': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-bind-wechat': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-bind': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-login': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-password': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-profile': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-redirect': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-register': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'auth-wx-login': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'cart-lines': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'cashier-desk': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'cashier-pay': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'checkout-form': { inner: { style: { missing: { ...boxStyleDefaults, height: 700 } } } },
  'comps-controls': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'comps-index': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'comps-widgets': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'coupon-center': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'finish-result': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'goods-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 800 } } } },
  'goods-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  licence: { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'member-address-form': { inner: { style: { missing: { ...boxStyleDefaults, height: 720 } } } },
  'member-addresses': { inner: { style: { missing: { ...boxStyleDefaults, height: 560 } } } },
  'member-coupons': { inner: { style: { missing: { ...boxStyleDefaults, height: 720 } } } },
  'member-data': { inner: { style: { missing: { ...boxStyleDefaults, height: 400 } } } },
  'member-deletion': { inner: { style: { missing: { ...boxStyleDefaults, height: 720 } } } },
  'member-email': { inner: { style: { missing: { ...boxStyleDefaults, height: 480 } } } },
  'member-favourites': { inner: { style: { missing: { ...boxStyleDefaults, height: 900 } } } },
  'member-footprints': { inner: { style: { missing: { ...boxStyleDefaults, height: 900 } } } },
  'member-home': { inner: { style: { missing: { ...boxStyleDefaults, height: 900 } } } },
  'member-messages': { inner: { style: { missing: { ...boxStyleDefaults, height: 720 } } } },
  'member-mobile': { inner: { style: { missing: { ...boxStyleDefaults, height: 480 } } } },
  'member-password': { inner: { style: { missing: { ...boxStyleDefaults, height: 560 } } } },
  'member-points': { inner: { style: { missing: { ...boxStyleDefaults, height: 720 } } } },
  'member-profile': { inner: { style: { missing: { ...boxStyleDefaults, height: 760 } } } },
  'member-rights': { inner: { style: { missing: { ...boxStyleDefaults, height: 640 } } } },
  'member-sessions': { inner: { style: { missing: { ...boxStyleDefaults, height: 480 } } } },
  'member-vip': { inner: { style: { missing: { ...boxStyleDefaults, height: 800 } } } },
  'order-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 1200 } } } },
  'order-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 900 } } } },
  'order-logistics': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'order-print': { inner: { style: { missing: { ...boxStyleDefaults, height: 900 } } } },
  'order-rate': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'points-checkout': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'points-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'points-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'points-result': { inner: { style: { missing: { ...boxStyleDefaults, height: 500 } } } },
  'search-start': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'seckill-channel': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'shop-detail': { inner: { style: { missing: { ...boxStyleDefaults, height: 700 } } } },
  'shop-list': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'staff-licence': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'staff-login': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
  'store-finder': { inner: { style: { missing: { ...boxStyleDefaults, height: 600 } } } },
}
