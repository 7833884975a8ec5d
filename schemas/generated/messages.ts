// Written by scripts/generate.ts (npm run generate); do not edit.
/** Widget type → schemaPath (for `required` followed by the missing property) → what the operator reads. */
export const messages: Record<string, Record<string, string>> = {
  W0000: {
    '#/properties/props/properties/themeColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  W0001: {
    '#/properties/props/properties/data/minItems': '请至少添加1张轮播图',
    '#/properties/props/properties/data/maxItems': '最多只能添加5张轮播图',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pointDefaultColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/pointActiveColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0002: {
    '#/properties/props/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/market_price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtBackgroundColor1/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor2/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0003: {
    '#/properties/props/properties/imgUrl/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0004: {
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0005: {
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0006: {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0007: {
    '#/properties/props/properties/categoryData/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTypeBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTypeLabelColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSelectColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSubTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0008: {
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor1/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor2/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTheme/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0009: {},
  W0010: {
    '#/properties/props/properties/wgtTheme/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtAaaa/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0011: {
    '#/properties/props/properties/color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0012: {
    '#/properties/props/properties/linkPath/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/linkPath/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/allOf/0/then/properties/data/items/0/minItems': '此样式须有2张图片',
    '#/properties/props/allOf/0/then/properties/data/items/0/maxItems': '此样式须有2张图片',
    '#/properties/props/allOf/1/then/properties/data/items/1/minItems': '此样式须有3张图片',
    '#/properties/props/allOf/1/then/properties/data/items/1/maxItems': '此样式须有3张图片',
    '#/properties/props/allOf/2/then/properties/data/items/2/minItems': '此样式须有4张图片',
    '#/properties/props/allOf/2/then/properties/data/items/2/maxItems': '此样式须有4张图片',
    '#/properties/props/allOf/3/then/properties/data/items/3/minItems': '请至少添加1组商品',
    '#/properties/props/allOf/3/then/properties/data/items/3/maxItems': '最多添加4组商品',
    '#/properties/props/allOf/4/then/properties/data/items/4/minItems': '请至少添加1组优惠券',
    '#/properties/props/allOf/4/then/properties/data/items/4/maxItems': '最多添加3组优惠券',
    '#/properties/props/allOf/4/then/properties/data/items/4/items/properties/data/maxItems':
      '最多选择3张优惠券',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0013: {
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTheme/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0014: {
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0015: {
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0016: {
    '#/properties/props/properties/linkPath/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/linkPath/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/minItems': '须有2张图片',
    '#/properties/props/properties/data/maxItems': '须有2张图片',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSubTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0017: {
    '#/properties/props/properties/goods_pic/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtSubTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0018: {
    '#/properties/props/properties/data/minItems': '请至少添加1组商品列表',
    '#/properties/props/properties/data/maxItems': '最多只能添加5组商品列表',
    '#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pointDefaultColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/pointActiveColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0019: {
    '#/properties/props/properties/data/maxItems': '最多显示10个商铺',
    '#/properties/props/properties/data/items/properties/banner/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/logo/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtTitleBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtMoreTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtShopNameColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtShopBorderColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0020: {
    '#/properties/props/properties/data/items/properties/shop_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/banner/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/logo/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/tag_list/maxItems': '每个商铺最多2个标签',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtBackgroundColor1/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor2/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtPriceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0021: {
    '#/properties/props/properties/data/minItems': '请至少添加1个优惠券',
    '#/properties/props/properties/data/items/properties/custom_url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/reduce_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/least_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/icon_url_list/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSubTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0022: {
    '#/properties/props/properties/categoryData/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtTypeBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTypeLabelColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSelectColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtSubTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0023: {
    '#/properties/props/properties/src/pattern': '视频地址须以 / 或 http(s):// 开头，文件为 MP4 或 WebM 格式',
    '#/properties/props/properties/poster/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0024: {
    '#/properties/props/properties/color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  W0025: {
    '#/properties/props/properties/data/minItems': '请至少添加1张图片',
    '#/properties/props/properties/data/maxItems': '最多添加10张图片',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'cart-lines': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'cashier-desk': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'checkout-form': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'coupon-center': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'goods-detail': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'goods-list': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'shop-detail': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  'shop-list': {
    '#/properties/style/properties/marginTop/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginTop/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginRight/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginBottom/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/type': '外边距须为数字或 auto',
    '#/properties/style/properties/marginLeft/pattern': '外边距须为数字或 auto',
    '#/properties/style/properties/borderTopColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderRightColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderBottomColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/borderLeftColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/foregroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/style/properties/backgroundImage/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/style/properties/showFrom/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/style/properties/showTo/pattern': '时间应为 2026-01-31 08:00:00 的格式',
  },
  login_page: {
    '#/properties/props/properties/background/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/logo/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
  },
  shop_info: {
    '#/properties/props/properties/shop_name/maxLength': '商城名称最多32个字',
    '#/properties/props/properties/icp_number/maxLength': 'ICP备案号最多64个字',
    '#/properties/props/properties/licence_link/pattern': '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/service_phone/pattern': '客服电话只能包含数字和 -，3 到 20 位',
  },
  side_menu: {
    '#/properties/props/properties/items/maxItems': '最多添加8个菜单项',
    '#/properties/props/properties/items/items/required/title': '请输入菜单名称',
    '#/properties/props/properties/items/items/properties/title/minLength': '请输入菜单名称',
    '#/properties/props/properties/items/items/properties/title/maxLength': '菜单名称最多8个字',
    '#/properties/props/properties/items/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  tdk: {
    '#/properties/props/properties/title/maxLength': '标题最多80个字',
    '#/properties/props/properties/mate_keywords/maxLength': '关键词最多200个字',
    '#/properties/props/properties/mate_description/maxLength': '描述最多300个字',
  },
  trade: {
    '#/properties/props/properties/order_cancel_time/minimum': '未付款订单关闭时间不能小于5',
    '#/properties/props/properties/order_cancel_time/maximum': '未付款订单关闭时间不能大于1440',
    '#/properties/props/properties/seckill_cancel_time/minimum': '秒杀订单关闭时间不能小于5',
    '#/properties/props/properties/seckill_cancel_time/maximum': '秒杀订单关闭时间不能大于1440',
    '#/properties/props/properties/offline_cancel_time/minimum': '银行转账订单关闭时间不能小于1',
    '#/properties/props/properties/offline_cancel_time/maximum': '银行转账订单关闭时间不能大于720',
    '#/properties/props/properties/order_finish_time/minimum': '发货后自动收货不能小于1',
    '#/properties/props/properties/order_finish_time/maximum': '发货后自动收货不能大于60',
    '#/properties/props/properties/ziti_finish_time/minimum': '自提订单自动收货不能小于1',
    '#/properties/props/properties/ziti_finish_time/maximum': '自提订单自动收货不能大于60',
    '#/properties/props/properties/finish_extension/minimum': '买家可延长收货不能小于0',
    '#/properties/props/properties/finish_extension/maximum': '买家可延长收货不能大于30',
    '#/properties/props/properties/latest_aftersale_time/minimum': '收货后可申请售后不能小于7',
    '#/properties/props/properties/latest_aftersale_time/maximum': '收货后可申请售后不能大于90',
    '#/properties/props/properties/auto_approve_time/minimum': '售后超时自动同意不能小于1',
    '#/properties/props/properties/auto_approve_time/maximum': '售后超时自动同意不能大于720',
    '#/properties/props/properties/sendback_time/minimum': '寄回商品期限不能小于1',
    '#/properties/props/properties/sendback_time/maximum': '寄回商品期限不能大于60',
    '#/properties/props/properties/rate_time/minimum': '收货后可评价不能小于1',
    '#/properties/props/properties/rate_time/maximum': '收货后可评价不能大于365',
    '#/properties/props/properties/gain_point/minimum': '每消费 1 元得积分不能小于0',
    '#/properties/props/properties/gain_point/maximum': '每消费 1 元得积分不能大于100',
    '#/properties/props/properties/deduct_point/minimum': '抵扣 1 元需积分不能小于1',
    '#/properties/props/properties/deduct_point/maximum': '抵扣 1 元需积分不能大于10000',
    '#/properties/props/properties/deduct_proportion_limit/minimum': '积分最多抵扣商品金额不能小于0',
    '#/properties/props/properties/deduct_proportion_limit/maximum': '积分最多抵扣商品金额不能大于100',
    '#/properties/props/properties/max_cart_lines/minimum': '购物车最多商品行数不能小于1',
    '#/properties/props/properties/max_cart_lines/maximum': '购物车最多商品行数不能大于500',
    '#/properties/props/properties/max_unpaid_orders/minimum': '每位会员最多未付款订单不能小于1',
    '#/properties/props/properties/max_unpaid_orders/maximum': '每位会员最多未付款订单不能大于1000',
  },
  article_node: {
    '#/properties/props/required/name': '请输入名称',
    '#/properties/props/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/name/maxLength': '名称最多30个字',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  page: {
    '#/required/formatVersion': '缺少文档格式版本 formatVersion',
    '#/required/platform': '缺少平台 platform',
    '#/required/widgets': '缺少组件表 widgets',
    '#/properties/formatVersion/maximum': '文档格式版本高于本程序支持的版本 1，请先升级程序',
    '#/properties/platform/enum': '平台只能是 pc 或 h5',
    '#/properties/widgets/additionalProperties': '组件编号须为 1 到 64 个字母、数字、_ 或 -',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required/type':
      '缺少组件类型 type',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/required/order':
      '缺少排序键 order',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/type/pattern':
      '组件类型须以字母开头，只含字母、数字或 -',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/type':
      '上级组件须为组件编号或 null',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/parent/pattern':
      '上级组件须为有效的组件编号',
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/order/pattern':
      '排序键无效，应为 a0、a1、a0V 这样的分数索引键',
  },
}
