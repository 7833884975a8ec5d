// Written by scripts/generate.ts (npm run generate); do not edit.
import type { KeyOrder } from '../key-order'

const boxStyle = {
  keys: {
    x: null,
    y: null,
    left: null,
    top: null,
    z: null,
    width: null,
    height: null,
    marginTop: null,
    marginRight: null,
    marginBottom: null,
    marginLeft: null,
    paddingTop: null,
    paddingRight: null,
    paddingBottom: null,
    paddingLeft: null,
    borderTopWidth: null,
    borderRightWidth: null,
    borderBottomWidth: null,
    borderLeftWidth: null,
    borderTopColor: null,
    borderRightColor: null,
    borderBottomColor: null,
    borderLeftColor: null,
    borderStyle: null,
    borderRadius: null,
    opacity: null,
    foregroundColor: null,
    backgroundColor: null,
    backgroundImage: null,
    showFrom: null,
    showTo: null,
  },
}

const link = {
  keys: {
    linkPage: null,
    linkPageLabel: null,
    goods_id: null,
    itemId: null,
    item_id: null,
    category_id: null,
    attribute_id: null,
    theme_pc_template_id: null,
    card_id: null,
    article_id: null,
    distributor_id: null,
    promotion_id: null,
    seckill_id: null,
    anchor: null,
    tel: null,
    url: null,
    href: null,
    itemName: null,
    category_name: null,
    attribute_name: null,
    tag_name: null,
    title: null,
    activity_name: null,
    template_title: null,
    name: null,
  },
}

const captionSlide = { keys: { imgUrl: null, caption: null, pathData: link } }

const categoryLeaf = { keys: { category_id: null, category_name: null, image_url: null } }

const categoryBranch = {
  keys: { category_id: null, category_name: null, image_url: null, children: { items: categoryLeaf } },
}

const categoryNode = {
  keys: { category_id: null, category_name: null, image_url: null, children: { items: categoryBranch } },
}

const couponEntry = {
  keys: {
    card_id: null,
    title: null,
    description: null,
    notice: null,
    custom_url: null,
    card_type: null,
    reduce_cost: null,
    least_cost: null,
    discount: null,
    imgUrl: null,
    icon_url_list: null,
    object_use_for: null,
    linkPage: null,
    linkPageLabel: null,
  },
}

const couponGroup = { keys: { type: null, data: { items: couponEntry } } }

const goodsTag = { keys: { tag_id: null, tag_name: null, font_color: null, tag_color: null } }

const goodsEntry = {
  keys: {
    goods_id: null,
    itemId: null,
    goods_pic: null,
    price: null,
    market_price: null,
    goods_name: null,
    brief: null,
    subTitle: null,
    tagList: { items: goodsTag },
    linkPage: null,
    linkPageLabel: null,
    pathData: link,
  },
}

const goodsRule = {
  keys: { category_id: null, brand_id: null, tag_id: null, promoted: null, order: null, count: null },
}

const goodsGroup = { keys: { type: null, rule: goodsRule, data: { items: goodsEntry } } }

const goodsSlide = { keys: { rule: goodsRule, data: { items: goodsEntry } } }

const goodsTab = { keys: { text: null, rule: goodsRule, data: { items: goodsEntry } } }

const goodsTabs = { items: goodsTab }

const hotZone = { keys: { leftPer: null, topPer: null, widthPer: null, heightPer: null, pathData: link } }

const imageLink = { keys: { imgUrl: null, pathData: link } }

const linkItem = { keys: { title: null, pathData: link, wgtHotKeywordTextColor: null } }

const nearbyShop = {
  keys: {
    distributor_id: null,
    name: null,
    banner: null,
    logo: null,
    tagList: { items: { keys: { tag_id: null, tag_name: null } } },
  },
}

const shopEntry = {
  keys: {
    shop_id: null,
    shop_name: null,
    shop_pic: null,
    pathData: link,
    banner: null,
    logo: null,
    tag_list: { items: { keys: { tag_id: null, tag_name: null } } },
    rule: goodsRule,
    goods_list: { items: goodsEntry },
  },
}

/** Widget type → order of keys in its `{ props, style }`; keys that are not named come after. */
export const keyOrder: Record<string, KeyOrder> = {
  W0000: {
    keys: {
      props: {
        keys: {
          title: null,
          keywords: null,
          description: null,
          followTheme: null,
          themeColor: null,
          backgroundColor: null,
          pageWidth: null,
        },
      },
    },
  },
  W0001: {
    keys: {
      props: {
        keys: {
          data: { items: imageLink },
          autoplay: null,
          autoplaySpeed: null,
          styleType: null,
          pointAlign: null,
          pointDefaultColor: null,
          customerThemeEnabled: null,
          pointActiveColor: null,
        },
      },
      style: boxStyle,
    },
  },
  W0002: {
    keys: {
      props: {
        keys: {
          text: null,
          rule: goodsRule,
          data: { items: goodsEntry },
          columnNums: null,
          showMore: null,
          moreText: null,
          moreLinkData: link,
          titleAlign: null,
          titleBackground: null,
          wgtBackgroundColor1: null,
          wgtBackgroundColor2: null,
          wgtTitleFontSize: null,
          wgtTitleColor: null,
          wgtPriceFontSize: null,
          wgtPriceColor: null,
        },
      },
      style: boxStyle,
    },
  },
  W0003: {
    keys: { props: { keys: { imgUrl: null, data: { items: hotZone }, proportion: null } }, style: boxStyle },
  },
  W0004: {
    keys: {
      props: {
        keys: {
          data: { items: imageLink },
          column: null,
          logoWidth: null,
          logoHeight: null,
          showMore: null,
          moreText: null,
          moreLinkData: link,
        },
      },
      style: boxStyle,
    },
  },
  W0005: { keys: { props: { keys: { data: goodsTabs } }, style: boxStyle } },
  W0006: {
    keys: {
      props: { keys: { comptyle: null, grid: null, themeGround: null, zindex: null } },
      style: boxStyle,
    },
  },
  W0007: {
    keys: {
      props: {
        keys: {
          categoryData: { items: categoryNode },
          data: { items: linkItem },
          hover: null,
          menuTop: null,
          customerThemeEnabled: null,
          wgtTypeBackgroundColor: null,
          wgtTypeLabelColor: null,
          wgtBackgroundColor: null,
          wgtSelectColor: null,
          wgtTextColor: null,
          wgtSubTextColor: null,
        },
      },
      style: boxStyle,
    },
  },
  W0008: {
    keys: {
      props: {
        keys: {
          placeholder: null,
          data: { items: linkItem },
          isShowBtn: null,
          focusWidth: null,
          wgtTextColor1: null,
          wgtTextColor2: null,
          wgtTextColor: null,
          customerThemeEnabled: null,
          wgtTheme: null,
        },
      },
      style: boxStyle,
    },
  },
  W0009: { keys: { props: null, style: null } },
  W0010: {
    keys: {
      props: {
        keys: {
          text: null,
          fontSize: null,
          customerThemeEnabled: null,
          wgtTheme: null,
          wgtTextColor: null,
          wgtBorderRadius: null,
          wgtAaaa: null,
        },
      },
      style: boxStyle,
    },
  },
  W0011: {
    keys: {
      props: {
        keys: {
          text: null,
          fontSize: null,
          textAlign: null,
          fontWeight: null,
          fontStyle: null,
          textDecoration: null,
          color: null,
          data: link,
        },
      },
      style: boxStyle,
    },
  },
  W0012: {
    keys: {
      props: {
        keys: {
          mainTitle: null,
          subTitle: null,
          linkPath: link,
          styleType: null,
          data: {
            items: [
              { items: imageLink },
              { items: imageLink },
              { items: imageLink },
              { items: goodsGroup },
              { items: couponGroup },
            ],
          },
        },
      },
      style: boxStyle,
    },
  },
  W0013: {
    keys: {
      props: {
        keys: { data: { items: linkItem }, customerThemeEnabled: null, wgtTheme: null, wgtTextColor: null },
      },
      style: boxStyle,
    },
  },
  W0014: {
    keys: {
      props: {
        keys: {
          text: null,
          data: goodsTabs,
          wgtTextColor: null,
          wgtBackgroundColor: null,
          wgtBorderRadius: null,
          wgtTitleColor: null,
          wgtTitleFontSize: null,
          wgtPriceColor: null,
          wgtPriceFontSize: null,
          wgtToFixed: null,
        },
      },
      style: boxStyle,
    },
  },
  W0015: {
    keys: {
      props: {
        keys: {
          text: null,
          data: goodsTabs,
          wgtTextColor: null,
          wgtBackgroundColor: null,
          wgtBorderRadius: null,
          wgtTitleColor: null,
          wgtTitleFontSize: null,
          wgtPriceColor: null,
          wgtPriceFontSize: null,
          wgtToFixed: null,
        },
      },
      style: boxStyle,
    },
  },
  W0016: {
    keys: {
      props: {
        keys: {
          mainTitle: null,
          subTitle: null,
          linkPath: link,
          styleType: null,
          data: { items: imageLink },
          wgtBackgroundColor: null,
          wgtTitleColor: null,
          wgtTitleFontSize: null,
          wgtSubTextColor: null,
          wgtSubTitleFontSize: null,
        },
      },
      style: boxStyle,
    },
  },
  W0017: {
    keys: {
      props: {
        keys: {
          text: null,
          goods_pic: null,
          pathData: link,
          data: goodsTabs,
          wgtSubTitleColor: null,
          wgtSubTitleFontSize: null,
          wgtTextColor: null,
          wgtBackgroundColor: null,
          wgtBorderRadius: null,
          wgtTitleColor: null,
          wgtTitleFontSize: null,
          wgtPriceColor: null,
          wgtPriceFontSize: null,
          wgtToFixed: null,
        },
      },
      style: boxStyle,
    },
  },
  W0018: {
    keys: {
      props: {
        keys: {
          mainTitle: null,
          data: { items: goodsSlide },
          autoplay: null,
          autoplaySpeed: null,
          styleType: null,
          pointAlign: null,
          pointDefaultColor: null,
          customerThemeEnabled: null,
          pointActiveColor: null,
          wgtTitleColor: null,
          wgtTitleFontSize: null,
          wgtPriceColor: null,
          wgtPriceFontSize: null,
          wgtToFixed: null,
        },
      },
      style: boxStyle,
    },
  },
  W0019: {
    keys: {
      props: {
        keys: {
          text: null,
          data: { items: nearbyShop },
          allTagList: { items: { keys: { tag_id: null, tag_name: null } } },
          selectTagList: { items: { keys: { tag_id: null, tag_name: null } } },
          columnNums: null,
          wgtTitleBorderRadius: null,
          wgtTitleBackgroundColor: null,
          wgtTitleTextColor: null,
          wgtTitleFontSize: null,
          showMore: null,
          moreText: null,
          moreLinkData: link,
          wgtMoreTitleColor: null,
          wgtMoreTitleFontSize: null,
          wgtMoreRightMargin: null,
          wgtShopNameColor: null,
          wgtShopNameFontSize: null,
          wgtShopBorder: null,
          wgtShopBorderColor: null,
          wgtShopBorderWidth: null,
        },
      },
      style: boxStyle,
    },
  },
  W0020: {
    keys: {
      props: {
        keys: {
          text: null,
          wgtHiddenTitle: null,
          data: { items: shopEntry },
          columnNums: null,
          wgtHideUnselectedItems: null,
          moreLinkData: link,
          titleAlign: null,
          titleBackground: null,
          wgtBackgroundColor1: null,
          wgtBackgroundColor2: null,
          wgtTitleFontSize: null,
          wgtTitleColor: null,
          wgtPriceFontSize: null,
          wgtPriceColor: null,
        },
      },
      style: boxStyle,
    },
  },
  W0021: {
    keys: {
      props: {
        keys: {
          text: null,
          subTitle: null,
          data: { items: couponEntry },
          moreText: null,
          moreLinkData: link,
          wgtBackgroundColor: null,
          wgtTextColor: null,
          wgtTitleFontSize: null,
          wgtSubTextColor: null,
          wgtSubTitleFontSize: null,
          wgtBorderRadius: null,
        },
      },
      style: boxStyle,
    },
  },
  W0022: {
    keys: {
      props: {
        keys: {
          categoryData: { items: categoryNode },
          hover: null,
          menuTop: null,
          customerThemeEnabled: null,
          wgtTypeBackgroundColor: null,
          wgtTypeLabelColor: null,
          wgtBackgroundColor: null,
          wgtSelectColor: null,
          wgtTextColor: null,
          wgtSubTextColor: null,
        },
      },
      style: boxStyle,
    },
  },
  W0023: {
    keys: {
      props: {
        keys: {
          src: null,
          poster: null,
          caption: null,
          controls: null,
          autoplay: null,
          muted: null,
          loop: null,
          fit: null,
        },
      },
      style: boxStyle,
    },
  },
  W0024: {
    keys: {
      props: {
        keys: {
          text: null,
          fontSize: null,
          color: null,
          textAlign: null,
          fontWeight: null,
          lineHeight: null,
          textIndent: null,
          paragraphGap: null,
        },
      },
      style: boxStyle,
    },
  },
  W0025: {
    keys: {
      props: {
        keys: {
          data: { items: captionSlide },
          autoplay: null,
          interval: null,
          indicator: null,
          arrows: null,
          showCaption: null,
          captionAlign: null,
        },
      },
      style: boxStyle,
    },
  },
  'address-book': { keys: { props: { keys: {} }, style: boxStyle } },
  'address-form': { keys: { props: { keys: {} }, style: boxStyle } },
  'aftersale-apply': { keys: { props: { keys: {} }, style: boxStyle } },
  'aftersale-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'aftersale-list': { keys: { props: { keys: {} }, style: boxStyle } },
  'all-categories': { keys: { props: { keys: {} }, style: boxStyle } },
  'article-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'article-faqs': { keys: { props: { keys: {} }, style: boxStyle } },
  'article-home': { keys: { props: { keys: {} }, style: boxStyle } },
  'article-list': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-bind-phone': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-bind-wechat': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-bind': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-login': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-password': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-profile': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-redirect': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-register': { keys: { props: { keys: {} }, style: boxStyle } },
  'auth-wx-login': { keys: { props: { keys: {} }, style: boxStyle } },
  'cart-lines': { keys: { props: { keys: {} }, style: boxStyle } },
  'cashier-desk': { keys: { props: { keys: {} }, style: boxStyle } },
  'cashier-pay': { keys: { props: { keys: {} }, style: boxStyle } },
  'checkout-form': { keys: { props: { keys: {} }, style: boxStyle } },
  'comps-controls': { keys: { props: { keys: {} }, style: boxStyle } },
  'comps-index': { keys: { props: { keys: {} }, style: boxStyle } },
  'comps-widgets': { keys: { props: { keys: {} }, style: boxStyle } },
  'coupon-center': { keys: { props: { keys: {} }, style: boxStyle } },
  'finish-result': { keys: { props: { keys: {} }, style: boxStyle } },
  'goods-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'goods-list': { keys: { props: { keys: {} }, style: boxStyle } },
  licence: { keys: { props: { keys: {} }, style: boxStyle } },
  'member-address-form': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-addresses': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-coupons': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-data': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-deletion': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-email': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-favourites': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-footprints': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-home': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-messages': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-mobile': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-password': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-points': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-profile': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-rights': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-sessions': { keys: { props: { keys: {} }, style: boxStyle } },
  'member-vip': { keys: { props: { keys: {} }, style: boxStyle } },
  'order-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'order-list': { keys: { props: { keys: {} }, style: boxStyle } },
  'order-logistics': { keys: { props: { keys: {} }, style: boxStyle } },
  'order-print': { keys: { props: { keys: {} }, style: boxStyle } },
  'order-rate': { keys: { props: { keys: {} }, style: boxStyle } },
  'points-checkout': { keys: { props: { keys: {} }, style: boxStyle } },
  'points-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'points-list': { keys: { props: { keys: {} }, style: boxStyle } },
  'points-result': { keys: { props: { keys: {} }, style: boxStyle } },
  'search-start': { keys: { props: { keys: {} }, style: boxStyle } },
  'seckill-channel': { keys: { props: { keys: {} }, style: boxStyle } },
  'shop-detail': { keys: { props: { keys: {} }, style: boxStyle } },
  'shop-list': { keys: { props: { keys: {} }, style: boxStyle } },
  'staff-licence': { keys: { props: { keys: {} }, style: boxStyle } },
  'staff-login': { keys: { props: { keys: {} }, style: boxStyle } },
  'store-finder': { keys: { props: { keys: {} }, style: boxStyle } },
}
