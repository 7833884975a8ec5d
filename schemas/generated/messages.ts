// Written by scripts/generate.ts (npm run generate); do not edit.
const boxStyleMessages = {
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
}

/** Widget type → schemaPath (for `required` followed by the missing property) → what the operator reads. */
export const messages: Record<string, Record<string, string>> = {
  W0000: {
    '#/properties/props/properties/themeColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  W0001: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1张轮播图',
    '#/properties/props/properties/data/maxItems': '最多只能添加5张轮播图',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pointDefaultColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/pointActiveColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  W0002: {
    ...boxStyleMessages,
    '#/properties/props/properties/rule/required/count': '请输入数量',
    '#/properties/props/properties/data/items/properties/goods_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/market_price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0003: {
    ...boxStyleMessages,
    '#/properties/props/properties/imgUrl/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  W0004: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/moreLinkData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  W0005: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  W0006: boxStyleMessages,
  W0007: {
    ...boxStyleMessages,
    '#/properties/props/properties/categoryData/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0008: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0009: {},
  W0010: {
    ...boxStyleMessages,
    '#/properties/props/properties/wgtTheme/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtAaaa/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  W0011: {
    ...boxStyleMessages,
    '#/properties/props/properties/color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/data/properties/tel/pattern': '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  W0012: {
    ...boxStyleMessages,
    '#/properties/props/properties/linkPath/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/linkPath/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/linkPath/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/3/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0013: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0014: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0015: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0016: {
    ...boxStyleMessages,
    '#/properties/props/properties/linkPath/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/linkPath/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/linkPath/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/minItems': '须有2张图片',
    '#/properties/props/properties/data/maxItems': '须有2张图片',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0017: {
    ...boxStyleMessages,
    '#/properties/props/properties/goods_pic/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/minItems': '请至少添加1个商品',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0018: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1组商品列表',
    '#/properties/props/properties/data/maxItems': '最多只能添加5组商品列表',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0019: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/maxItems': '最多显示10个商铺',
    '#/properties/props/properties/data/items/properties/banner/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/logo/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/wgtTitleBackgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/wgtTitleTextColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/moreLinkData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0020: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/items/properties/shop_pic/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/banner/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/logo/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/tag_list/maxItems': '每个商铺最多2个标签',
    '#/properties/props/properties/data/items/properties/rule/required/count': '请输入数量',
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
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0021: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1个优惠券',
    '#/properties/props/properties/data/items/properties/custom_url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/reduce_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/least_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/icon_url_list/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/moreLinkData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
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
  },
  W0022: {
    ...boxStyleMessages,
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
  },
  W0023: {
    ...boxStyleMessages,
    '#/properties/props/properties/src/pattern': '视频地址须以 / 或 http(s):// 开头，文件为 MP4 或 WebM 格式',
    '#/properties/props/properties/poster/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
  },
  W0024: {
    ...boxStyleMessages,
    '#/properties/props/properties/color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  W0025: {
    ...boxStyleMessages,
    '#/properties/props/properties/data/minItems': '请至少添加1张图片',
    '#/properties/props/properties/data/maxItems': '最多添加10张图片',
    '#/properties/props/properties/data/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/data/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/data/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  'address-book': boxStyleMessages,
  'address-form': boxStyleMessages,
  'aftersale-apply': boxStyleMessages,
  'aftersale-detail': boxStyleMessages,
  'aftersale-list': boxStyleMessages,
  'all-categories': boxStyleMessages,
  'article-detail': boxStyleMessages,
  'article-faqs': boxStyleMessages,
  'article-home': boxStyleMessages,
  'article-list': boxStyleMessages,
  'auth-bind-phone': boxStyleMessages,
  'auth-bind-wechat': boxStyleMessages,
  'auth-bind': boxStyleMessages,
  'auth-login': boxStyleMessages,
  'auth-password': boxStyleMessages,
  'auth-profile': boxStyleMessages,
  'auth-redirect': boxStyleMessages,
  'auth-register': boxStyleMessages,
  'auth-wx-login': boxStyleMessages,
  'cart-lines': boxStyleMessages,
  'cashier-desk': boxStyleMessages,
  'cashier-pay': boxStyleMessages,
  'checkout-form': boxStyleMessages,
  'comps-controls': boxStyleMessages,
  'comps-index': boxStyleMessages,
  'comps-widgets': boxStyleMessages,
  'coupon-center': boxStyleMessages,
  'finish-result': boxStyleMessages,
  'goods-detail': boxStyleMessages,
  'goods-list': boxStyleMessages,
  licence: boxStyleMessages,
  'member-address-form': boxStyleMessages,
  'member-addresses': boxStyleMessages,
  'member-coupons': boxStyleMessages,
  'member-data': boxStyleMessages,
  'member-deletion': boxStyleMessages,
  'member-email': boxStyleMessages,
  'member-favourites': boxStyleMessages,
  'member-footprints': boxStyleMessages,
  'member-home': boxStyleMessages,
  'member-messages': boxStyleMessages,
  'member-mobile': boxStyleMessages,
  'member-password': boxStyleMessages,
  'member-points': boxStyleMessages,
  'member-profile': boxStyleMessages,
  'member-rights': boxStyleMessages,
  'member-sessions': boxStyleMessages,
  'member-vip': boxStyleMessages,
  'order-detail': boxStyleMessages,
  'order-list': boxStyleMessages,
  'order-logistics': boxStyleMessages,
  'order-print': boxStyleMessages,
  'order-rate': boxStyleMessages,
  'points-checkout': boxStyleMessages,
  'points-detail': boxStyleMessages,
  'points-list': boxStyleMessages,
  'points-result': boxStyleMessages,
  'search-start': boxStyleMessages,
  'seckill-channel': boxStyleMessages,
  'shop-detail': boxStyleMessages,
  'shop-list': boxStyleMessages,
  'staff-licence': boxStyleMessages,
  'staff-login': boxStyleMessages,
  'store-finder': boxStyleMessages,
  after_sale: {
    '#/properties/props/properties/reasons/maxLength': '售后原因最多1000个字',
    '#/properties/props/properties/unsent_reasons/maxLength': '未发货时的退款原因最多1000个字',
    '#/properties/props/properties/remind_intro/maxLength': '售后提醒最多500个字',
    '#/properties/props/properties/return_contact/maxLength': '退货收件人最多50个字',
    '#/properties/props/properties/return_mobile/pattern': '退货联系电话只能包含数字和 -，3 到 20 位',
    '#/properties/props/properties/return_address/maxLength': '退货地址最多200个字',
    '#/properties/props/properties/uploads_per_day/minimum': '每位会员每天可上传图片不能小于1',
    '#/properties/props/properties/uploads_per_day/maximum': '每位会员每天可上传图片不能大于1000',
  },
  analytics: {
    '#/properties/props/properties/script/pattern': '脚本地址应为以 / 开头、以 .js 结尾的本站路径',
    '#/properties/props/properties/script/maxLength': '脚本地址最多200个字',
  },
  login_page: {
    '#/properties/props/properties/background/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/logo/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
  },
  operator_sign_in: {},
  phone_bar: {
    '#/properties/props/properties/logo/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/minItems': '底部导航至少2项',
    '#/properties/props/properties/items/maxItems': '底部导航最多5项',
    '#/properties/props/properties/items/items/required/title': '请输入导航名称',
    '#/properties/props/properties/items/items/properties/title/minLength': '请输入导航名称',
    '#/properties/props/properties/items/items/properties/title/maxLength': '导航名称最多5个字',
    '#/properties/props/properties/items/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/items/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/textColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/activeColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  points_mall: {
    '#/properties/props/properties/freight_proportion/minimum': '1 元运费折合积分不能小于1',
    '#/properties/props/properties/freight_proportion/maximum': '1 元运费折合积分不能大于10000',
    '#/properties/props/properties/pc_banner/maxItems': '最多添加8个轮播图',
    '#/properties/props/properties/pc_banner/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/pc_banner/items/properties/title/maxLength': '说明最多32个字',
    '#/properties/props/properties/point_section/maxItems': '最多添加8个区间',
    '#/properties/props/properties/point_section/items/properties/low/minimum': '最少积分不能小于0',
    '#/properties/props/properties/point_section/items/properties/low/maximum': '最少积分不能大于9999999',
    '#/properties/props/properties/point_section/items/properties/high/minimum': '最多积分不能小于0',
    '#/properties/props/properties/point_section/items/properties/high/maximum': '最多积分不能大于9999999',
  },
  privacy_notice: {
    '#/properties/props/properties/content/maxLength': '内容最多200个字',
    '#/properties/props/properties/link/pattern': '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  shop_info: {
    '#/properties/props/properties/shop_name/maxLength': '商城名称最多32个字',
    '#/properties/props/properties/icp_number/maxLength': 'ICP备案号最多64个字',
    '#/properties/props/properties/licence_link/pattern': '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/service_phone/pattern': '客服电话只能包含数字和 -，3 到 20 位',
    '#/properties/props/properties/service_link/maxLength': '在线客服链接最多500个字',
    '#/properties/props/properties/service_link/pattern':
      '在线客服链接须以 http(s):// 或 tel: 开头，且不含空格',
  },
  side_menu: {
    '#/properties/props/properties/items/maxItems': '最多添加8个菜单项',
    '#/properties/props/properties/items/items/required/title': '请输入菜单名称',
    '#/properties/props/properties/items/items/properties/title/minLength': '请输入菜单名称',
    '#/properties/props/properties/items/items/properties/title/maxLength': '菜单名称最多8个字',
    '#/properties/props/properties/items/items/properties/imgUrl/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/tel/pattern':
      '电话号码由数字和 - 组成，如 400-800-8888',
    '#/properties/props/properties/items/items/properties/pathData/properties/url/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/pathData/properties/href/pattern':
      '链接地址须以 / 或 http(s):// 开头，且不含空格',
  },
  size_charts: {
    '#/properties/props/properties/charts/maxItems': '最多添加50张尺码表',
    '#/properties/props/properties/charts/items/required/title': '请输入尺码表名称',
    '#/properties/props/properties/charts/items/required/spec': '请输入规格名',
    '#/properties/props/properties/charts/items/required/rows': '请输入尺码表的内容',
    '#/properties/props/properties/charts/items/properties/title/minLength': '请输入尺码表名称',
    '#/properties/props/properties/charts/items/properties/title/maxLength': '尺码表名称最多20个字',
    '#/properties/props/properties/charts/items/properties/spec/minLength': '请输入规格名',
    '#/properties/props/properties/charts/items/properties/spec/maxLength': '规格名最多20个字',
    '#/properties/props/properties/charts/items/properties/category/maxLength': '分类名称最多50个字',
    '#/properties/props/properties/charts/items/properties/rows/minLength': '请输入尺码表的内容',
    '#/properties/props/properties/charts/items/properties/rows/maxLength': '尺码表最多2000个字',
  },
  staff_purchase: {
    '#/properties/props/properties/addresses/maxItems': '最多添加50个收货点',
    '#/properties/props/properties/addresses/items/required/label': '请输入名称',
    '#/properties/props/properties/addresses/items/required/province': '请输入省',
    '#/properties/props/properties/addresses/items/required/city': '请输入市',
    '#/properties/props/properties/addresses/items/required/adrdetail': '请输入详细地址',
    '#/properties/props/properties/addresses/items/properties/label/minLength': '请输入名称',
    '#/properties/props/properties/addresses/items/properties/label/maxLength': '名称最多32个字',
    '#/properties/props/properties/addresses/items/properties/province/minLength': '请输入省',
    '#/properties/props/properties/addresses/items/properties/province/maxLength': '省最多32个字',
    '#/properties/props/properties/addresses/items/properties/city/minLength': '请输入市',
    '#/properties/props/properties/addresses/items/properties/city/maxLength': '市最多32个字',
    '#/properties/props/properties/addresses/items/properties/county/maxLength': '区县最多32个字',
    '#/properties/props/properties/addresses/items/properties/adrdetail/minLength': '请输入详细地址',
    '#/properties/props/properties/addresses/items/properties/adrdetail/maxLength': '详细地址最多200个字',
  },
  tdk: {
    '#/properties/props/properties/title/maxLength': '标题最多80个字',
    '#/properties/props/properties/mate_keywords/maxLength': '关键词最多200个字',
    '#/properties/props/properties/mate_description/maxLength': '描述最多300个字',
  },
  theme: {
    '#/properties/props/properties/primaryColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/backgroundColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/priceColor/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
  },
  trade: {
    '#/properties/props/properties/order_cancel_time/minimum': '未付款订单关闭时间不能小于5',
    '#/properties/props/properties/order_cancel_time/maximum': '未付款订单关闭时间不能大于1440',
    '#/properties/props/properties/pay_remind_time/minimum': '下单后提醒付款不能小于0',
    '#/properties/props/properties/pay_remind_time/maximum': '下单后提醒付款不能大于60',
    '#/properties/props/properties/seckill_cancel_time/minimum': '秒杀订单关闭时间不能小于5',
    '#/properties/props/properties/seckill_cancel_time/maximum': '秒杀订单关闭时间不能大于1440',
    '#/properties/props/properties/offline_cancel_time/minimum': '付款凭证审核时限不能小于1',
    '#/properties/props/properties/offline_cancel_time/maximum': '付款凭证审核时限不能大于720',
    '#/properties/props/properties/ship_time/minimum': '付款后发货时限不能小于1',
    '#/properties/props/properties/ship_time/maximum': '付款后发货时限不能大于720',
    '#/properties/props/properties/transit_time/minimum': '发货后运送不能小于1',
    '#/properties/props/properties/transit_time/maximum': '发货后运送不能大于60',
    '#/properties/props/properties/order_finish_time/minimum': '发货后自动收货不能小于1',
    '#/properties/props/properties/order_finish_time/maximum': '发货后自动收货不能大于60',
    '#/properties/props/properties/ziti_finish_time/minimum': '自提订单自动收货不能小于1',
    '#/properties/props/properties/ziti_finish_time/maximum': '自提订单自动收货不能大于60',
    '#/properties/props/properties/ziti_keep_time/minimum': '逾期未提的订单保留不能小于1',
    '#/properties/props/properties/ziti_keep_time/maximum': '逾期未提的订单保留不能大于60',
    '#/properties/props/properties/finish_extension/minimum': '买家可延长收货不能小于0',
    '#/properties/props/properties/finish_extension/maximum': '买家可延长收货不能大于30',
    '#/properties/props/properties/latest_aftersale_time/minimum': '收货后可申请售后不能小于7',
    '#/properties/props/properties/latest_aftersale_time/maximum': '收货后可申请售后不能大于90',
    '#/properties/props/properties/auto_approve_time/minimum': '未发货时超时自动同意不能小于1',
    '#/properties/props/properties/auto_approve_time/maximum': '未发货时超时自动同意不能大于720',
    '#/properties/props/properties/auto_answer_time/minimum': '已发货商品的售后超时自动同意不能小于1',
    '#/properties/props/properties/auto_answer_time/maximum': '已发货商品的售后超时自动同意不能大于30',
    '#/properties/props/properties/sendback_time/minimum': '寄回商品期限不能小于1',
    '#/properties/props/properties/sendback_time/maximum': '寄回商品期限不能大于60',
    '#/properties/props/properties/return_receipt_time/minimum': '寄回商品确认期限不能小于1',
    '#/properties/props/properties/return_receipt_time/maximum': '寄回商品确认期限不能大于30',
    '#/properties/props/properties/return_refund_time/minimum': '收到退货后退款期限不能小于1',
    '#/properties/props/properties/return_refund_time/maximum': '收到退货后退款期限不能大于7',
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
    '#/properties/props/properties/max_pending_vouchers/minimum': '每位会员最多待审核付款凭证不能小于1',
    '#/properties/props/properties/max_pending_vouchers/maximum': '每位会员最多待审核付款凭证不能大于100',
    '#/properties/props/properties/coupon_remind_days/minimum': '优惠券到期前提醒不能小于0',
    '#/properties/props/properties/coupon_remind_days/maximum': '优惠券到期前提醒不能大于30',
  },
  article: {
    '#/properties/props/required/title': '请输入标题',
    '#/properties/props/required/node_id': '请选择栏目',
    '#/properties/props/required/content': '请输入正文',
    '#/properties/props/required/published': '请选择发布时间',
    '#/properties/props/properties/title/minLength': '请输入标题',
    '#/properties/props/properties/title/maxLength': '标题最多80个字',
    '#/properties/props/properties/node_id/minLength': '请选择栏目',
    '#/properties/props/properties/summary/maxLength': '摘要最多200个字',
    '#/properties/props/properties/content/minLength': '请输入正文',
    '#/properties/props/properties/content/maxLength': '正文最多100000个字',
    '#/properties/props/properties/image_url/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/author/maxLength': '作者最多20个字',
    '#/properties/props/properties/published/pattern': '请选择发布时间',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  article_node: {
    '#/properties/props/required/name': '请输入名称',
    '#/properties/props/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/name/maxLength': '名称最多30个字',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  bank_account: {
    '#/properties/props/required/bank_account_name': '请输入户名',
    '#/properties/props/required/bank_account_no': '请输入账号',
    '#/properties/props/required/bank_name': '请输入开户行',
    '#/properties/props/properties/bank_account_name/minLength': '请输入户名',
    '#/properties/props/properties/bank_account_name/maxLength': '户名最多60个字',
    '#/properties/props/properties/bank_account_no/minLength': '请输入账号',
    '#/properties/props/properties/bank_account_no/maxLength': '账号最多40个字',
    '#/properties/props/properties/bank_account_no/pattern': '账号应为 6 到 40 位数字',
    '#/properties/props/properties/bank_name/minLength': '请输入开户行',
    '#/properties/props/properties/bank_name/maxLength': '开户行最多60个字',
    '#/properties/props/properties/china_ums_no/maxLength': '联行号最多20个字',
    '#/properties/props/properties/pic/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/remark/maxLength': '备注最多200个字',
  },
  brand: {
    '#/properties/props/required/brand_name': '请输入名称',
    '#/properties/props/properties/brand_name/minLength': '请输入名称',
    '#/properties/props/properties/brand_name/maxLength': '名称最多40个字',
    '#/properties/props/properties/image_url/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  category: {
    '#/properties/props/required/category_name': '请输入名称',
    '#/properties/props/properties/category_name/minLength': '请输入名称',
    '#/properties/props/properties/category_name/maxLength': '名称最多30个字',
    '#/properties/props/properties/image_url/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  coupon: {
    '#/properties/props/required/title': '请输入名称',
    '#/properties/props/required/quantity': '请输入发放总数',
    '#/properties/props/properties/title/minLength': '请输入名称',
    '#/properties/props/properties/title/maxLength': '名称最多18个字',
    '#/properties/props/properties/reduce_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/reduce_cost/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/discount/type': '减免比例应为整数',
    '#/properties/props/properties/discount/minimum': '减免比例不能小于0',
    '#/properties/props/properties/discount/maximum': '减免比例不能大于99',
    '#/properties/props/properties/least_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/least_cost/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/most_cost/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/most_cost/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/quantity/type': '发放总数应为整数',
    '#/properties/props/properties/quantity/minimum': '发放总数不能小于1',
    '#/properties/props/properties/quantity/maximum': '发放总数不能大于10000000',
    '#/properties/props/properties/get_limit/type': '每人限领应为整数',
    '#/properties/props/properties/get_limit/minimum': '每人限领不能小于1',
    '#/properties/props/properties/get_limit/maximum': '每人限领不能大于10000',
    '#/properties/props/properties/begin_date/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/props/properties/end_date/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/props/properties/fixed_begin_term/type': '领取后几天生效应为整数',
    '#/properties/props/properties/fixed_begin_term/minimum': '领取后几天生效不能小于0',
    '#/properties/props/properties/fixed_begin_term/maximum': '领取后几天生效不能大于365',
    '#/properties/props/properties/fixed_term/type': '有效天数应为整数',
    '#/properties/props/properties/fixed_term/minimum': '有效天数不能小于1',
    '#/properties/props/properties/fixed_term/maximum': '有效天数不能大于3650',
    '#/properties/props/properties/goods/maxItems': '指定商品最多200项',
    '#/properties/props/properties/categories/maxItems': '指定分类最多200项',
    '#/properties/props/properties/tags/maxItems': '指定标签最多200项',
    '#/properties/props/properties/brands/maxItems': '指定品牌最多200项',
    '#/properties/props/properties/shops/maxItems': '可用门店最多200项',
    '#/properties/props/properties/grades/maxItems': '限会员等级最多200项',
    '#/properties/props/properties/send_begin_time/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/props/properties/send_end_time/pattern': '时间应为 2026-01-31 08:00:00 的格式',
    '#/properties/props/properties/notice/maxLength': '使用提示最多60个字',
    '#/properties/props/properties/description/maxLength': '使用说明最多500个字',
    '#/properties/props/properties/color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
    '#/properties/props/allOf/0/then/properties/reduce_cost/minimum': '代金券的减免金额应大于 0',
    '#/properties/props/allOf/1/then/properties/discount/minimum': '折扣券的减免比例应大于 0',
    '#/properties/props/allOf/2/then/properties/begin_date/minLength': '请选择生效时间',
    '#/properties/props/allOf/2/then/properties/end_date/minLength': '请选择失效时间',
  },
  freight_template: {
    '#/properties/props/required/name': '请输入名称',
    '#/properties/props/required/rules': '请至少添加1项',
    '#/properties/props/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/name/maxLength': '名称最多40个字',
    '#/properties/props/properties/rules/maxItems': '最多50项',
    '#/properties/props/properties/rules/minItems': '请至少添加1项',
    '#/properties/props/properties/rules/items/properties/regions/maxItems': '地区最多4000项',
    '#/properties/props/properties/rules/items/properties/start/type': '首量应为整数',
    '#/properties/props/properties/rules/items/properties/start/minimum': '首量不能小于1',
    '#/properties/props/properties/rules/items/properties/start/maximum': '首量不能大于100000000',
    '#/properties/props/properties/rules/items/properties/start_fee/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/rules/items/properties/start_fee/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/rules/items/properties/add/type': '续量应为整数',
    '#/properties/props/properties/rules/items/properties/add/minimum': '续量不能小于1',
    '#/properties/props/properties/rules/items/properties/add/maximum': '续量不能大于100000000',
    '#/properties/props/properties/rules/items/properties/add_fee/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/rules/items/properties/add_fee/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/free/maxItems': '最多20项',
    '#/properties/props/properties/free/items/properties/regions/maxItems': '地区最多4000项',
    '#/properties/props/properties/free/items/properties/from/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/free/items/properties/from/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/free/items/properties/atMost/type': '不超过应为整数',
    '#/properties/props/properties/free/items/properties/atMost/minimum': '不超过不能小于0',
    '#/properties/props/properties/free/items/properties/atMost/maximum': '不超过不能大于100000000',
    '#/properties/props/properties/no_delivery/maxItems': '不送达的地区最多4000项',
  },
  goods: {
    '#/properties/props/required/item_name': '请输入商品名称',
    '#/properties/props/properties/item_name/minLength': '请输入商品名称',
    '#/properties/props/properties/item_name/maxLength': '商品名称最多100个字',
    '#/properties/props/properties/brief/maxLength': '卖点最多200个字',
    '#/properties/props/properties/categories/maxItems': '销售分类最多50项',
    '#/properties/props/properties/tags/maxItems': '标签最多50项',
    '#/properties/props/properties/item_unit/maxLength': '单位最多10个字',
    '#/properties/props/properties/specs/maxItems': '规格最多4项',
    '#/properties/props/properties/specs/items/required/spec_name': '请输入规格名',
    '#/properties/props/properties/specs/items/required/values': '请至少添加1个规格值',
    '#/properties/props/properties/specs/items/properties/spec_name/minLength': '请输入规格名',
    '#/properties/props/properties/specs/items/properties/spec_name/maxLength': '规格名最多20个字',
    '#/properties/props/properties/specs/items/properties/values/minItems': '请至少添加1个规格值',
    '#/properties/props/properties/specs/items/properties/values/maxItems': '规格值最多50个',
    '#/properties/props/properties/specs/items/properties/values/uniqueItems': '规格值不能重复',
    '#/properties/props/properties/items/minItems': '请至少添加1项',
    '#/properties/props/properties/items/maxItems': '规格明细最多400项',
    '#/properties/props/properties/items/items/properties/values/maxItems': '规格最多4项',
    '#/properties/props/properties/items/items/properties/picture/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/items/items/properties/item_bn/maxLength': '货号最多64个字',
    '#/properties/props/properties/items/items/properties/barcode/maxLength': '条码最多64个字',
    '#/properties/props/properties/items/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/market_price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/market_price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/cost_price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/cost_price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/grade_prices/maxItems': '会员价最多100项',
    '#/properties/props/properties/items/items/properties/grade_prices/items/required/grade_id': '请选择等级',
    '#/properties/props/properties/items/items/properties/grade_prices/items/required/price': '请输入价格',
    '#/properties/props/properties/items/items/properties/grade_prices/items/properties/grade_id/minLength':
      '请选择等级',
    '#/properties/props/properties/items/items/properties/grade_prices/items/properties/grade_id/maxLength':
      '等级编号最多64个字',
    '#/properties/props/properties/items/items/properties/grade_prices/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/grade_prices/items/properties/price/maximum':
      '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/point/type': '积分应为整数',
    '#/properties/props/properties/items/items/properties/point/minimum': '积分不能小于0',
    '#/properties/props/properties/items/items/properties/point/maximum': '积分不能大于100000000',
    '#/properties/props/properties/items/items/properties/weight/type': '重量应为整数',
    '#/properties/props/properties/items/items/properties/weight/minimum': '重量不能小于0',
    '#/properties/props/properties/items/items/properties/weight/maximum': '重量不能大于100000000',
    '#/properties/props/properties/items/items/properties/volume/type': '体积应为整数',
    '#/properties/props/properties/items/items/properties/volume/minimum': '体积不能小于0',
    '#/properties/props/properties/items/items/properties/volume/maximum': '体积不能大于100000000',
    '#/properties/props/properties/items/items/properties/opening/type': '初始库存应为整数',
    '#/properties/props/properties/items/items/properties/opening/minimum': '初始库存不能小于0',
    '#/properties/props/properties/items/items/properties/opening/maximum': '初始库存不能大于1000000',
    '#/properties/props/properties/pics/maxItems': '商品图片最多12项',
    '#/properties/props/properties/pics/items/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/videos/pattern':
      '视频地址须以 / 或 http(s):// 开头，文件为 MP4 或 WebM 格式',
    '#/properties/props/properties/params/maxItems': '参数最多50项',
    '#/properties/props/properties/params/items/required/name': '请输入名称',
    '#/properties/props/properties/params/items/required/value': '请输入内容',
    '#/properties/props/properties/params/items/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/params/items/properties/name/maxLength': '名称最多20个字',
    '#/properties/props/properties/params/items/properties/value/minLength': '请输入内容',
    '#/properties/props/properties/params/items/properties/value/maxLength': '内容最多100个字',
    '#/properties/props/properties/intro/maxLength': '图文介绍最多100000个字',
    '#/properties/props/properties/limit_num/type': '每人限购应为整数',
    '#/properties/props/properties/limit_num/minimum': '每人限购不能小于0',
    '#/properties/props/properties/limit_num/maximum': '每人限购不能大于10000',
    '#/properties/props/properties/start_num/type': '起购应为整数',
    '#/properties/props/properties/start_num/minimum': '起购不能小于1',
    '#/properties/props/properties/start_num/maximum': '起购不能大于10000',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于1000000',
  },
  member_grade: {
    '#/properties/props/required/grade_name': '请输入名称',
    '#/properties/props/properties/grade_name/minLength': '请输入名称',
    '#/properties/props/properties/grade_name/maxLength': '名称最多20个字',
    '#/properties/props/properties/total_consumption/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/total_consumption/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/discount/type': '优惠应为整数',
    '#/properties/props/properties/discount/minimum': '优惠不能小于0',
    '#/properties/props/properties/discount/maximum': '优惠不能大于100',
    '#/properties/props/properties/discount_desc/maxLength': '说明最多60个字',
    '#/properties/props/properties/background_pic_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
  },
  promotion: {
    '#/properties/props/required/marketing_name': '请输入名称',
    '#/properties/props/required/begin_time': '请选择开始时间',
    '#/properties/props/required/end_time': '请选择结束时间',
    '#/properties/props/properties/marketing_name/minLength': '请输入名称',
    '#/properties/props/properties/marketing_name/maxLength': '名称最多30个字',
    '#/properties/props/properties/begin_time/pattern': '请选择开始时间',
    '#/properties/props/properties/end_time/pattern': '请选择结束时间',
    '#/properties/props/properties/steps/maxItems': '最多5项',
    '#/properties/props/properties/steps/items/required/full': '请输入满多少',
    '#/properties/props/properties/steps/items/properties/full/type': '满应为整数',
    '#/properties/props/properties/steps/items/properties/full/minimum': '满不能小于1',
    '#/properties/props/properties/steps/items/properties/full/maximum': '满不能大于1000000000',
    '#/properties/props/properties/steps/items/properties/minus/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/steps/items/properties/minus/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/steps/items/properties/discount/type': '减免比例应为整数',
    '#/properties/props/properties/steps/items/properties/discount/minimum': '减免比例不能小于0',
    '#/properties/props/properties/steps/items/properties/discount/maximum': '减免比例不能大于99',
    '#/properties/props/properties/steps/items/properties/gifts/maxItems': '最多20项',
    '#/properties/props/properties/steps/items/properties/gifts/items/required/item_id': '请选择商品',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/item_id/minLength':
      '请选择商品',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/num/type': '件数应为整数',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/num/minimum':
      '件数不能小于1',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/num/maximum':
      '件数不能大于999',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/price/type':
      '金额须为以分为单位的整数',
    '#/properties/props/properties/steps/items/properties/gifts/items/properties/price/maximum':
      '金额不能大于999999.99元',
    '#/properties/props/properties/join_limit/type': '每人限参加应为整数',
    '#/properties/props/properties/join_limit/minimum': '每人限参加不能小于0',
    '#/properties/props/properties/join_limit/maximum': '每人限参加不能大于1000',
    '#/properties/props/properties/goods/maxItems': '指定商品最多200项',
    '#/properties/props/properties/categories/maxItems': '指定分类最多200项',
    '#/properties/props/properties/tags/maxItems': '指定标签最多200项',
    '#/properties/props/properties/brands/maxItems': '指定品牌最多200项',
    '#/properties/props/properties/prices/maxItems': '最多200项',
    '#/properties/props/properties/prices/items/required/item_id': '请选择商品',
    '#/properties/props/properties/prices/items/required/price': '请输入特惠价',
    '#/properties/props/properties/prices/items/properties/item_id/minLength': '请选择商品',
    '#/properties/props/properties/prices/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/prices/items/properties/price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/grades/maxItems': '限会员等级最多200项',
    '#/properties/props/allOf/0/then/properties/steps/minItems': '请至少添加1个档次',
    '#/properties/props/allOf/0/then/properties/steps/items/properties/minus/minimum': '减免应大于 0',
    '#/properties/props/allOf/1/then/properties/steps/minItems': '请至少添加1个档次',
    '#/properties/props/allOf/1/then/properties/steps/items/properties/discount/minimum': '减免比例应大于 0',
    '#/properties/props/allOf/2/then/properties/steps/minItems': '请至少添加1个档次',
    '#/properties/props/allOf/2/then/properties/steps/items/properties/gifts/minItems': '请至少添加1件商品',
    '#/properties/props/allOf/3/then/properties/prices/minItems': '请至少添加1个特惠商品',
  },
  protocol: {
    '#/properties/props/required/title': '请输入标题',
    '#/properties/props/required/content': '请输入正文',
    '#/properties/props/properties/title/minLength': '请输入标题',
    '#/properties/props/properties/title/maxLength': '标题最多40个字',
    '#/properties/props/properties/content/minLength': '请输入正文',
    '#/properties/props/properties/content/maxLength': '正文最多100000个字',
  },
  seckill: {
    '#/properties/props/required/activity_name': '请输入名称',
    '#/properties/props/required/notice_time': '请选择预告时间',
    '#/properties/props/required/begin_time': '请选择开始时间',
    '#/properties/props/required/end_time': '请选择结束时间',
    '#/properties/props/required/items': '请至少添加1项',
    '#/properties/props/properties/activity_name/minLength': '请输入名称',
    '#/properties/props/properties/activity_name/maxLength': '名称最多30个字',
    '#/properties/props/properties/notice_time/pattern': '请选择预告时间',
    '#/properties/props/properties/begin_time/pattern': '请选择开始时间',
    '#/properties/props/properties/end_time/pattern': '请选择结束时间',
    '#/properties/props/properties/validity_period/type': '付款期限应为整数',
    '#/properties/props/properties/validity_period/minimum': '付款期限不能小于0',
    '#/properties/props/properties/validity_period/maximum': '付款期限不能大于1440',
    '#/properties/props/properties/items/maxItems': '最多100项',
    '#/properties/props/properties/items/minItems': '请至少添加1项',
    '#/properties/props/properties/items/items/required/item_id': '请选择商品',
    '#/properties/props/properties/items/items/required/activity_price': '请输入秒杀价',
    '#/properties/props/properties/items/items/required/activity_store': '请输入数量',
    '#/properties/props/properties/items/items/properties/item_id/minLength': '请选择商品',
    '#/properties/props/properties/items/items/properties/activity_price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/activity_price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/activity_store/type': '数量应为整数',
    '#/properties/props/properties/items/items/properties/activity_store/minimum': '数量不能小于1',
    '#/properties/props/properties/items/items/properties/activity_store/maximum': '数量不能大于1000000',
    '#/properties/props/properties/items/items/properties/limit_num/type': '每人限购应为整数',
    '#/properties/props/properties/items/items/properties/limit_num/minimum': '每人限购不能小于0',
    '#/properties/props/properties/items/items/properties/limit_num/maximum': '每人限购不能大于1000',
  },
  shop: {
    '#/properties/props/required/name': '请输入名称',
    '#/properties/props/required/province': '请输入省',
    '#/properties/props/required/city': '请输入市',
    '#/properties/props/required/area': '请输入区县',
    '#/properties/props/required/address': '请输入详细地址',
    '#/properties/props/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/name/maxLength': '名称最多40个字',
    '#/properties/props/properties/shop_code/maxLength': '门店编号最多32个字',
    '#/properties/props/properties/mobile/maxLength': '电话最多20个字',
    '#/properties/props/properties/mobile/pattern': '电话只能包含数字和 -，3 到 20 位',
    '#/properties/props/properties/province/minLength': '请输入省',
    '#/properties/props/properties/province/maxLength': '省最多20个字',
    '#/properties/props/properties/city/minLength': '请输入市',
    '#/properties/props/properties/city/maxLength': '市最多20个字',
    '#/properties/props/properties/area/minLength': '请输入区县',
    '#/properties/props/properties/area/maxLength': '区县最多20个字',
    '#/properties/props/properties/address/minLength': '请输入详细地址',
    '#/properties/props/properties/address/maxLength': '详细地址最多120个字',
    '#/properties/props/properties/lng/type': '经度应为数字',
    '#/properties/props/properties/lng/minimum': '经度应在 -180 到 180 之间',
    '#/properties/props/properties/lng/maximum': '经度应在 -180 到 180 之间',
    '#/properties/props/properties/lat/type': '纬度应为数字',
    '#/properties/props/properties/lat/minimum': '纬度应在 -90 到 90 之间',
    '#/properties/props/properties/lat/maximum': '纬度应在 -90 到 90 之间',
    '#/properties/props/properties/hour/maxLength': '营业时间最多40个字',
    '#/properties/props/properties/logo/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/banner/pattern': '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/intro/maxLength': '介绍最多2000个字',
    '#/properties/props/properties/tags/maxItems': '标签最多20项',
    '#/properties/props/properties/workdays/minItems': '请至少选择一天',
    '#/properties/props/properties/workdays/maxItems': '自提日最多7天',
    '#/properties/props/properties/workdays/uniqueItems': '自提日不能重复',
    '#/properties/props/properties/wait_pickup_days/type': '备货天数应为整数',
    '#/properties/props/properties/wait_pickup_days/minimum': '备货天数不能小于0',
    '#/properties/props/properties/wait_pickup_days/maximum': '备货天数不能大于30',
    '#/properties/props/properties/latest_pickup_time/pattern': '最晚提货时间应写作 21:00',
    '#/properties/props/properties/whitelist/maxItems': '白名单最多5000个号码',
    '#/properties/props/properties/whitelist/uniqueItems': '白名单中的号码不能重复',
    '#/properties/props/properties/whitelist/items/pattern': '请输入正确的手机号码',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  staff: {
    '#/properties/props/required/work_id': '请输入工号',
    '#/properties/props/required/name': '请输入姓名',
    '#/properties/props/required/mobile': '请输入手机号码',
    '#/properties/props/properties/work_id/minLength': '请输入工号',
    '#/properties/props/properties/work_id/maxLength': '工号最多32个字',
    '#/properties/props/properties/name/minLength': '请输入姓名',
    '#/properties/props/properties/name/maxLength': '姓名最多20个字',
    '#/properties/props/properties/mobile/minLength': '请输入手机号码',
    '#/properties/props/properties/mobile/maxLength': '手机号码最多11个字',
    '#/properties/props/properties/mobile/pattern': '请输入正确的手机号码',
  },
  staff_activity: {
    '#/properties/props/required/name': '请输入名称',
    '#/properties/props/required/begin_time': '请选择开始时间',
    '#/properties/props/required/end_time': '请选择结束时间',
    '#/properties/props/required/items': '请至少添加1项',
    '#/properties/props/properties/name/minLength': '请输入名称',
    '#/properties/props/properties/name/maxLength': '名称最多30个字',
    '#/properties/props/properties/begin_time/pattern': '请选择开始时间',
    '#/properties/props/properties/end_time/pattern': '请选择结束时间',
    '#/properties/props/properties/items/maxItems': '最多200项',
    '#/properties/props/properties/items/minItems': '请至少添加1项',
    '#/properties/props/properties/items/items/required/item_id': '请选择商品',
    '#/properties/props/properties/items/items/required/price': '请输入价格',
    '#/properties/props/properties/items/items/properties/item_id/minLength': '请选择商品',
    '#/properties/props/properties/items/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/items/items/properties/price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/items/items/properties/limit_num/type': '每人限购应为整数',
    '#/properties/props/properties/items/items/properties/limit_num/minimum': '每人限购不能小于0',
    '#/properties/props/properties/items/items/properties/limit_num/maximum': '每人限购不能大于1000',
  },
  tag: {
    '#/properties/props/required/tag_name': '请输入名称',
    '#/properties/props/properties/tag_name/minLength': '请输入名称',
    '#/properties/props/properties/tag_name/maxLength': '名称最多12个字',
    '#/properties/props/properties/tag_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/font_color/pattern':
      '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)',
    '#/properties/props/properties/sort/type': '排序应为整数',
    '#/properties/props/properties/sort/minimum': '排序不能小于0',
    '#/properties/props/properties/sort/maximum': '排序不能大于9999',
  },
  vip_grade: {
    '#/properties/props/required/grade_name': '请输入名称',
    '#/properties/props/required/prices': '请至少添加1项',
    '#/properties/props/properties/grade_name/minLength': '请输入名称',
    '#/properties/props/properties/grade_name/maxLength': '名称最多20个字',
    '#/properties/props/properties/discount/type': '优惠应为整数',
    '#/properties/props/properties/discount/minimum': '优惠不能小于0',
    '#/properties/props/properties/discount/maximum': '优惠不能大于100',
    '#/properties/props/properties/discount_desc/maxLength': '说明最多60个字',
    '#/properties/props/properties/guide_title/maxLength': '引导语最多60个字',
    '#/properties/props/properties/description/maxLength': '介绍最多1000个字',
    '#/properties/props/properties/background_pic_url/pattern':
      '图片地址须以 / 或 http(s):// 开头，且不含空格',
    '#/properties/props/properties/prices/maxItems': '最多3项',
    '#/properties/props/properties/prices/minItems': '请至少添加1项',
    '#/properties/props/properties/prices/items/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/prices/items/properties/price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/prices/items/properties/day/type': '天数应为整数',
    '#/properties/props/properties/prices/items/properties/day/minimum': '天数不能小于1',
    '#/properties/props/properties/prices/items/properties/day/maximum': '天数不能大于3650',
    '#/properties/props/properties/prices/items/properties/desc/maxLength': '说明最多40个字',
  },
  adjust_stock: {
    '#/properties/props/required/stock': '请输入实际库存',
    '#/properties/props/required/reason': '请输入原因',
    '#/properties/props/properties/stock/type': '实际库存应为整数',
    '#/properties/props/properties/stock/minimum': '实际库存不能小于0',
    '#/properties/props/properties/stock/maximum': '实际库存不能大于10000000',
    '#/properties/props/properties/reason/minLength': '请输入原因',
    '#/properties/props/properties/reason/maxLength': '原因最多100个字',
  },
  cancel_paid_order: {
    '#/properties/props/required/reason': '请选择原因',
    '#/properties/props/properties/reason/enum': '请选择原因',
    '#/properties/props/properties/note/maxLength': '补充说明最多100个字',
  },
  change_member: {
    '#/properties/props/required/grade_id': '请选择等级',
    '#/properties/props/required/reason': '请输入原因',
    '#/properties/props/properties/grade_id/minLength': '请选择等级',
    '#/properties/props/properties/point/type': '应为整数',
    '#/properties/props/properties/reason/minLength': '请输入原因',
    '#/properties/props/properties/reason/maxLength': '原因最多100个字',
  },
  change_member_tags: { '#/properties/props/properties/tags/maxItems': '标签最多50项' },
  close_order: {
    '#/properties/props/required/reason': '请输入原因',
    '#/properties/props/properties/reason/minLength': '请输入原因',
    '#/properties/props/properties/reason/maxLength': '原因最多100个字',
  },
  confirm_refund: {
    '#/properties/props/required/remark': '请填写转账凭据',
    '#/properties/props/properties/remark/minLength': '请填写转账凭据',
    '#/properties/props/properties/remark/maxLength': '转账凭据最多200个字',
  },
  correct_parcels: {
    '#/properties/props/required/parcels': '没有可修改的包裹',
    '#/properties/props/properties/parcels/minItems': '没有可修改的包裹',
    '#/properties/props/properties/parcels/maxItems': '最多200个包裹',
    '#/properties/props/properties/parcels/items/required/delivery_corp': '请选择快递公司',
    '#/properties/props/properties/parcels/items/required/delivery_code': '请输入运单号',
    '#/properties/props/properties/parcels/items/properties/delivery_corp/minLength': '请选择快递公司',
    '#/properties/props/properties/parcels/items/properties/delivery_code/minLength': '请输入运单号',
    '#/properties/props/properties/parcels/items/properties/delivery_code/maxLength': '运单号最多30个字',
    '#/properties/props/properties/parcels/items/properties/delivery_code/pattern':
      '运单号应为 6 到 30 位字母或数字',
  },
  exchange_aftersale: {
    '#/properties/props/required/corp_code': '请选择快递公司',
    '#/properties/props/required/logi_no': '请输入运单号',
    '#/properties/props/properties/corp_code/minLength': '请选择快递公司',
    '#/properties/props/properties/logi_no/minLength': '请输入运单号',
    '#/properties/props/properties/logi_no/maxLength': '运单号最多30个字',
    '#/properties/props/properties/logi_no/pattern': '运单号应为 6 到 30 位字母或数字',
  },
  extend_order: {
    '#/properties/props/properties/minutes/type': '延长应为整数',
    '#/properties/props/properties/minutes/minimum': '延长不能小于1',
    '#/properties/props/properties/minutes/maximum': '延长不能大于10080',
  },
  grant_coupon: {
    '#/properties/props/required/tag_id': '请选择会员标签',
    '#/properties/props/properties/tag_id/minLength': '请选择会员标签',
  },
  hide_review: {},
  judge_aftersale: {
    '#/properties/props/properties/refund_fee/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/freight/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/freight_point/minimum': '退回积分中的运费积分不能小于0',
    '#/properties/props/properties/freight_point/maximum': '退回积分中的运费积分不能大于2147483647',
    '#/properties/props/properties/reason/maxLength': '拒绝原因最多200个字',
    '#/properties/props/properties/memo/maxLength': '处理备注最多200个字',
  },
  judge_cancel: { '#/properties/props/properties/reason/maxLength': '拒绝原因最多100个字' },
  judge_voucher: { '#/properties/props/properties/remark/maxLength': '说明最多200个字' },
  receive_aftersale: { '#/properties/props/properties/memo/maxLength': '处理备注最多200个字' },
  receive_stock: {
    '#/properties/props/required/num': '请输入件数',
    '#/properties/props/properties/num/type': '件数应为整数',
    '#/properties/props/properties/num/minimum': '件数不能小于1',
    '#/properties/props/properties/num/maximum': '件数不能大于1000000',
    '#/properties/props/properties/reason/maxLength': '说明最多100个字',
  },
  recheck_bill: { '#/properties/props/properties/remark/maxLength': '说明最多200个字' },
  redeem_pickup: {
    '#/properties/props/required/code': '请输入提货码',
    '#/properties/props/properties/code/minLength': '请输入提货码',
    '#/properties/props/properties/code/maxLength': '提货码最多6个字',
    '#/properties/props/properties/code/pattern': '提货码为 6 位数字',
  },
  refund_aftersale: {
    '#/properties/props/properties/refund_fee/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/freight/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/freight_point/minimum': '退回积分中的运费积分不能小于0',
    '#/properties/props/properties/freight_point/maximum': '退回积分中的运费积分不能大于2147483647',
  },
  refund_lines: {
    '#/properties/props/required/lines': '请至少添加1项',
    '#/properties/props/required/reason': '请选择原因',
    '#/properties/props/properties/lines/maxItems': '最多200项',
    '#/properties/props/properties/lines/minItems': '请至少添加1项',
    '#/properties/props/properties/lines/items/properties/num/type': '退款件数应为整数',
    '#/properties/props/properties/lines/items/properties/num/minimum': '退款件数不能小于0',
    '#/properties/props/properties/lines/items/properties/num/maximum': '退款件数不能大于99999',
    '#/properties/props/properties/reason/enum': '请选择原因',
    '#/properties/props/properties/note/maxLength': '补充说明最多100个字',
  },
  remark_order: { '#/properties/props/properties/seller_remark/maxLength': '备注最多500个字' },
  reply_review: {
    '#/properties/props/required/content': '请输入回复',
    '#/properties/props/properties/content/minLength': '请输入回复',
    '#/properties/props/properties/content/maxLength': '回复最多300个字',
  },
  reprice_goods: {
    '#/properties/props/properties/price/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/price/maximum': '金额不能大于999999.99元',
    '#/properties/props/properties/amount/type': '增减金额应为数字，最多两位小数',
    '#/properties/props/properties/amount/minimum': '增减金额不能小于-999999.99',
    '#/properties/props/properties/amount/maximum': '增减金额不能大于999999.99',
    '#/properties/props/properties/percent/type': '增减百分比应为整数',
    '#/properties/props/properties/percent/minimum': '增减百分比不能小于-99',
    '#/properties/props/properties/percent/maximum': '增减百分比不能大于1000',
  },
  reprice_order: {
    '#/properties/props/required/reduce': '请输入减免金额',
    '#/properties/props/required/reason': '请输入原因',
    '#/properties/props/properties/total_fee/type': '应付金额应为整数',
    '#/properties/props/properties/total_fee/minimum': '应付金额不能小于0',
    '#/properties/props/properties/reduce/type': '金额须为以分为单位的整数',
    '#/properties/props/properties/reason/minLength': '请输入原因',
    '#/properties/props/properties/reason/maxLength': '原因最多100个字',
  },
  restock_goods: {
    '#/properties/props/required/reason': '请输入原因',
    '#/properties/props/properties/stock/type': '库存应为整数',
    '#/properties/props/properties/stock/minimum': '库存不能小于0',
    '#/properties/props/properties/stock/maximum': '库存不能大于10000000',
    '#/properties/props/properties/num/type': '增减件数应为整数',
    '#/properties/props/properties/num/minimum': '增减件数不能小于-10000000',
    '#/properties/props/properties/num/maximum': '增减件数不能大于10000000',
    '#/properties/props/properties/reason/minLength': '请输入原因',
    '#/properties/props/properties/reason/maxLength': '原因最多100个字',
  },
  retry_refund: { '#/properties/props/properties/remark/maxLength': '说明最多200个字' },
  settle_difference: {
    '#/properties/props/required/remark': '请填写处理说明',
    '#/properties/props/properties/remark/minLength': '请填写处理说明',
    '#/properties/props/properties/remark/maxLength': '处理说明最多200个字',
  },
  shelve_goods: {},
  ship_order: {
    '#/properties/props/required/delivery_corp': '请选择快递公司',
    '#/properties/props/required/delivery_code': '请输入运单号',
    '#/properties/props/required/lines': '请至少添加1项',
    '#/properties/props/properties/delivery_corp/minLength': '请选择快递公司',
    '#/properties/props/properties/delivery_code/minLength': '请输入运单号',
    '#/properties/props/properties/delivery_code/maxLength': '运单号最多30个字',
    '#/properties/props/properties/delivery_code/pattern': '运单号应为 6 到 30 位字母或数字',
    '#/properties/props/properties/lines/maxItems': '最多200项',
    '#/properties/props/properties/lines/minItems': '请至少添加1项',
    '#/properties/props/properties/lines/items/properties/num/type': '件数应为整数',
    '#/properties/props/properties/lines/items/properties/num/minimum': '件数不能小于0',
    '#/properties/props/properties/lines/items/properties/num/maximum': '件数不能大于99999',
  },
  tag_goods: {
    '#/properties/props/required/tags': '请选择标签',
    '#/properties/props/properties/tags/minItems': '请选择标签',
    '#/properties/props/properties/tags/maxItems': '标签最多50项',
  },
  tag_members: {
    '#/properties/props/required/tags': '请选择标签',
    '#/properties/props/properties/tags/minItems': '请选择标签',
    '#/properties/props/properties/tags/maxItems': '标签最多50项',
  },
  write_invoice: {
    '#/properties/props/properties/invoice_number/maxLength': '发票号码最多64个字',
    '#/properties/props/properties/invoice_number/pattern': '发票号码只能包含数字、字母和 -',
  },
  goods_items: {
    '#/properties/props/required/goods_id': '请填写商品编号',
    '#/properties/props/required/item_bn': '请填写货号',
    '#/properties/props/properties/goods_id/maxLength': '商品编号最多64个字',
    '#/properties/props/properties/goods_id/pattern': '商品编号只能用字母、数字、- 和 _',
    '#/properties/props/properties/item_bn/maxLength': '货号最多64个字',
    '#/properties/props/properties/item_bn/minLength': '请填写货号',
    '#/properties/props/properties/item_name/maxLength': '商品名称最多100个字',
    '#/properties/props/properties/specs/maxLength': '规格最多600个字',
    '#/properties/props/properties/picture/maxLength': '规格图片最多2000个字',
    '#/properties/props/properties/approve_status/maxLength': '状态最多20个字',
    '#/properties/props/properties/main_category/maxLength': '管理分类最多400个字',
    '#/properties/props/properties/categories/maxLength': '销售分类最多4000个字',
    '#/properties/props/properties/brand/maxLength': '品牌最多100个字',
    '#/properties/props/properties/tags/maxLength': '标签最多1000个字',
    '#/properties/props/properties/price/type': '销售价应为数字，最多两位小数',
    '#/properties/props/properties/price/minimum': '销售价不能小于0',
    '#/properties/props/properties/price/maximum': '销售价不能大于999999.99',
    '#/properties/props/properties/market_price/type': '市场价应为数字，最多两位小数',
    '#/properties/props/properties/market_price/minimum': '市场价不能小于0',
    '#/properties/props/properties/market_price/maximum': '市场价不能大于999999.99',
    '#/properties/props/properties/cost_price/type': '成本价应为数字，最多两位小数',
    '#/properties/props/properties/cost_price/minimum': '成本价不能小于0',
    '#/properties/props/properties/cost_price/maximum': '成本价不能大于999999.99',
    '#/properties/props/properties/grade_prices/maxLength': '会员价最多8000个字',
    '#/properties/props/properties/barcode/maxLength': '条码最多64个字',
    '#/properties/props/properties/weight/type': '重量应为整数',
    '#/properties/props/properties/weight/minimum': '重量不能小于0',
    '#/properties/props/properties/weight/maximum': '重量不能大于100000000',
    '#/properties/props/properties/stock/type': '库存应为整数',
    '#/properties/props/properties/stock/minimum': '库存不能小于0',
    '#/properties/props/properties/stock/maximum': '库存不能大于10000000',
    '#/properties/props/properties/reason/maxLength': '调整原因最多100个字',
    '#/properties/props/properties/pics/maxLength': '商品图片最多8000个字',
    '#/properties/props/properties/params/maxLength': '参数最多13000个字',
  },
  goods_stock: {
    '#/properties/props/required/item_bn': '请填写货号',
    '#/properties/props/properties/item_bn/minLength': '请填写货号',
    '#/properties/props/properties/item_bn/maxLength': '货号最多64个字',
    '#/properties/props/properties/item_name/maxLength': '商品名称最多100个字',
    '#/properties/props/properties/price/type': '售价应为数字，最多两位小数',
    '#/properties/props/properties/price/minimum': '售价不能小于0',
    '#/properties/props/properties/price/maximum': '售价不能大于999999.99',
    '#/properties/props/properties/market_price/type': '市场价应为数字，最多两位小数',
    '#/properties/props/properties/market_price/minimum': '市场价不能小于0',
    '#/properties/props/properties/market_price/maximum': '市场价不能大于999999.99',
    '#/properties/props/properties/grade_prices/maxLength': '会员价最多1000个字',
    '#/properties/props/properties/stock/type': '库存应为整数',
    '#/properties/props/properties/stock/minimum': '库存不能小于0',
    '#/properties/props/properties/stock/maximum': '库存不能大于10000000',
    '#/properties/props/properties/reason/maxLength': '调整原因最多100个字',
  },
  members: {},
  order_lines: {},
  ship_orders: {
    '#/properties/props/required/order_id': '请填写订单号',
    '#/properties/props/required/delivery_corp': '请填写快递公司',
    '#/properties/props/properties/order_id/minLength': '请填写订单号',
    '#/properties/props/properties/order_id/pattern':
      '订单号应为17位数字；显示为1.2E+16的，请把该列设为文本格式后重新填写',
    '#/properties/props/properties/delivery_corp/minLength': '请填写快递公司',
    '#/properties/props/properties/delivery_corp/maxLength': '快递公司最多20个字',
    '#/properties/props/properties/delivery_code/maxLength': '运单号最多30个字',
    '#/properties/props/properties/delivery_code/pattern': '运单号应为 6 到 30 位字母或数字',
  },
  page: {
    '#/required/formatVersion': '缺少文档格式版本 formatVersion',
    '#/required/platform': '缺少平台 platform',
    '#/required/widgets': '缺少组件表 widgets',
    '#/properties/formatVersion/maximum': '文档格式版本高于本程序支持的版本 2，请先升级程序',
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
    '#/properties/widgets/patternProperties/%5E(%3F!(%3F%3A__proto__%7Cconstructor)%24)%5BA-Za-z0-9_-%5D%7B1%2C64%7D%24/properties/h5/properties/order/pattern':
      '排序键无效，应为 a0、a1、a0V 这样的分数索引键',
  },
}
