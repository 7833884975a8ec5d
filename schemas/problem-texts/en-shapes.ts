/** Texts of the shapes that schemas of applications refer to, of the page's own schema and of the envelope. */
export const shapes: Readonly<Record<string, string>> = {
  // common/box-style
  组件样式: 'Box',
  '位置、尺寸、边距、边框、颜色与背景；其余都是属性':
    'Position, size, spacing, borders, colours and background; all else is a property',
  位置: 'Position',
  横坐标: 'X',
  纵坐标: 'Y',
  只在自由面板内有效: 'In free panels only',
  层级: 'Depth',
  '只在自由面板内有效，子组件默认 10000': 'In free panels only; 10000 by default',
  左偏移: 'Left offset',
  上偏移: 'Top offset',
  '只从旧页面导入，不参与绘制': 'Imported from earlier pages, not drawn',
  尺寸: 'Size',
  宽度: 'Width',
  '不超过页面宽度；插入顶层时取页面宽度': 'At most the page’s width, which a new widget of the page gets',
  高度: 'Height',
  外边距: 'Margin',
  上外边距: 'Top margin',
  右外边距: 'Right margin',
  下外边距: 'Bottom margin',
  左外边距: 'Left margin',
  '像素数或 auto': 'Pixels or auto',
  '外边距须为数字或 auto': 'A margin must be a number or auto',
  内边距: 'Padding',
  上内边距: 'Top padding',
  右内边距: 'Right padding',
  下内边距: 'Bottom padding',
  左内边距: 'Left padding',
  边框: 'Border',
  上边框宽度: 'Top border width',
  右边框宽度: 'Right border width',
  下边框宽度: 'Bottom border width',
  左边框宽度: 'Left border width',
  上边框颜色: 'Top border colour',
  右边框颜色: 'Right border colour',
  下边框颜色: 'Bottom border colour',
  左边框颜色: 'Left border colour',
  边框样式: 'Border style',
  实线: 'Solid',
  虚线: 'Dashed',
  点线: 'Dotted',
  双线: 'Double',
  圆角: 'Corner radius',
  不透明度: 'Opacity',
  颜色与背景: 'Colours and background',
  前景颜色: 'Foreground colour',
  '内容和内边距的底色，盖在背景颜色和背景图片上面':
    'Behind the content and its padding, above the background colour and picture',
  背景颜色: 'Background colour',
  '整行的底色，内容两侧也有；前景颜色和背景图片盖在它上面':
    'Behind the whole row, beside the content too; below the foreground colour and the picture',
  背景图片: 'Background picture',
  显示时间: 'Shown',
  显示开始时间: 'Shown from',
  显示结束时间: 'Shown until',
  '北京时间；空为不限': 'Time in Beijing; empty for no limit',
  '时间应为 2026-01-31 08:00:00 的格式': 'A time must look like 2026-01-31 08:00:00',

  // common/colour and common/plain-colour
  颜色: 'Colour',
  '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price':
    'Empty (none), transparent, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), or theme.primary and theme.price, which follow the theme',
  '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()':
    'Empty (none), transparent, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or rgba()',
  '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)':
    'A colour must look like #FF5A00, #FF5A00CC or rgba(255, 90, 0, 0.8)',

  // common/money and common/price
  金额: 'Amount',
  价格: 'Price',
  '以分为单位的整数，显示时除以 100': 'An integer of cents, shown divided by 100',
  金额须为以分为单位的整数: 'An amount must be an integer of cents',
  '金额不能大于999999.99元': 'An amount must be at most 999999.99 yuan',
  元: 'yuan',

  // common/link, common/link-item and common/image-link
  链接: 'Link',
  链接项: 'Link item',
  图片链接: 'Picture with a link',
  文字颜色: 'Text colour',
  '空对象表示没有链接；否则 linkPage 指明类型，并带上该类型的一个目标键':
    'An empty object is no link; otherwise linkPage is the kind, beside a key of that kind',
  链接类型: 'Kind of link',
  链接类型名称: 'Name of the kind',
  页面: 'Page',
  页面地址: 'Address of the page',
  页面标题: 'Title of the page',
  本页位置: 'Place in this page',
  电话: 'Phone number',
  自定义链接: 'Custom link',
  '电话号码由数字和 - 组成，如 400-800-8888': 'A phone number is of digits and -, such as 400-800-8888',
  链接地址: 'Address',
  标题: 'Title',
  名称: 'Name',

  // addresses of pictures, videos and pages
  图片: 'Picture',
  '空（未选择）、本站路径（以单个 / 开头）或 http(s) 地址':
    'Empty (none), a path of this site (with one / in front) or an http(s) address',
  '图片地址须以 / 或 http(s):// 开头，且不含空格':
    'The address of a picture must begin with / or http(s):// and have no spaces',
  '上传图片只能是 JPG 或者 PNG 格式!': 'Only JPG and PNG pictures can be uploaded',
  'JPG / PNG，不超过 {n} MB': 'JPG or PNG, at most {n} MB',
  '图片不能大于 {n} MB': 'A picture may have at most {n} MB',
  '图片不能超过 {n} 万像素': 'A picture may have at most {n}0,000 pixels',
  '图片已损坏或不完整，无法读取': 'The picture is damaged or incomplete and cannot be read',
  视频: 'Video',
  'MP4 或 WebM 文件：空（未选择）、本站路径或 http(s) 地址':
    'An MP4 or WebM file: empty (none), a path of this site or an http(s) address',
  '视频地址须以 / 或 http(s):// 开头，文件为 MP4 或 WebM 格式':
    'The address of a video must begin with / or http(s)://, its file must be MP4 or WebM',
  网址: 'Address',
  '本站路径（以单个 / 开头）或 http(s) 地址':
    'A path of this site (with one / in front) or an http(s) address',
  '链接地址须以 / 或 http(s):// 开头，且不含空格':
    'The address of a link must begin with / or http(s):// and have no spaces',

  // common/hot-zone and common/caption-slide
  热区: 'Hot zone',
  左边距比例: 'Left',
  上边距比例: 'Top',
  宽度比例: 'Width',
  高度比例: 'Height',
  '占图片的比例，0 到 1': 'A fraction of the picture, 0 to 1',
  图片与说明: 'Picture and caption',
  说明文字: 'Caption',

  // widgets/W0000
  页面配置: 'Page settings',
  '页面本身的配置；不在组件面板中': 'Settings of the page itself; not in the palette',
  属性: 'Properties',
  '显示在浏览器标签与搜索结果中；页面列表“名称与搜索信息”中填写的标题、关键词和描述优先':
    'In the browser’s tab and in search results; what is set in the list of pages comes first',
  页面关键词: 'Keywords',
  用逗号分隔: 'Separated by commas',
  页面描述: 'Description',
  跟随店铺主题: 'Follow the shop’s theme',
  '主题色与背景颜色在“店铺主题”中统一修改':
    'The colours of theme and background are those of the shop’s theme',
  外观: 'Look',
  主题色: 'Theme colour',
  页面背景颜色: 'Background colour of the page',
  页面宽度: 'Width of the page',
  '内容区宽度，组件宽度不能超过它': 'Width of the content, at most which a widget may be wide',
  '确定删除该挂件？': 'Delete this widget?',
  '确定删除该项？': 'Delete this item?',
  '删除成功！': 'Deleted',
  '还有{n}个商品未选择': '{n} products are not chosen yet',

  // the envelope
  '缺少文档格式版本 formatVersion': 'formatVersion, the version of the format, is missing',
  '文档格式版本高于本程序支持的版本 2，请先升级程序':
    'the version of the format is above 2, which this program supports: update the program',
  '缺少平台 platform': 'platform is missing',
  '平台只能是 pc 或 h5': 'platform must be pc or h5',
  '缺少组件表 widgets': 'widgets, the table of widgets, is missing',
  '组件编号须为 1 到 64 个字母、数字、_ 或 -': 'the id of a widget must be 1 to 64 letters, digits, _ or -',
  '缺少组件类型 type': 'type is missing',
  '组件类型须以字母开头，只含字母、数字或 -':
    'a type must begin with a letter and have letters, digits and - only',
  '上级组件须为组件编号或 null': 'parent must be the id of a widget or null',
  上级组件须为有效的组件编号: 'parent must be a valid id of a widget',
  '缺少排序键 order': 'order is missing',
  '排序键无效，应为 a0、a1、a0V 这样的分数索引键':
    'order must be a fractional index key such as a0, a1 or a0V',
}
