import localize from 'ajv-i18n/localize/zh/index.js'
import { MAX_DEPTH, MAX_VALUES } from '../text/limits'

/** What validation and reading say by themselves; the messages of schemas (`x-messages`) come before these. */
export const problems = {
  /** Fills in the messages of Ajv's errors. */
  localize,
  broken: (keyword: string): string => `不符合规则 ${keyword}`,
  minimum: (limit: string): string => `不能小于${limit}`,
  maximum: (limit: string): string => `不能大于${limit}`,
  exclusiveMinimum: (limit: string): string => `必须大于${limit}`,
  exclusiveMaximum: (limit: string): string => `必须小于${limit}`,
  wrongType: (names: readonly string[]): string => `应为${names.join('或')}`,
  types: {
    integer: '整数',
    number: '数字',
    string: '文字',
    boolean: '是（true）或否（false）',
    array: '列表',
    object: '对象',
    null: '空（null）',
  },
  suggestion: (name: string): string => `，是否想写 ${name}`,
  unknownType: (type: string): string => `未知的组件类型“${type}”，将原样保留，不会绘制`,
  equalOrder: (uuid: string, order: string): string =>
    `与 ${uuid} 的 order 相同（${order}），先后由 uuid 决定`,

  /** Why a widget cannot be brought to this program's version of its type. */
  version: (type: string, target: number, found: string): string =>
    `${type} 的版本应为 1 到 ${target} 的整数，实际为 ${found}`,
  laterVersion: (type: string, target: number, found: number): string =>
    `${type} 的版本应不高于 ${target}，实际为 ${found}；请先升级本程序再打开该页面`,
  missingStep: (type: string, from: number, target: number): string =>
    `${type} 缺少从版本 ${from} 到 ${from + 1} 的升级步骤（目标版本 ${target}）`,
  failedStep: (type: string, from: number, step: string, reason: string): string =>
    `${type} 的升级步骤 ${step}（版本 ${from} 到 ${from + 1}）失败：${reason}`,

  /** Rules between values. */
  noParent: (parent: string): string => `上级组件“${parent}”不存在`,
  ownParent: '组件不能是自己的上级',
  circle: (parent: string): string => `组件与上级“${parent}”互为上级，形成循环`,
  noChildren: (title: string): string => `${title}不能容纳其他组件`,
  width: (most: number, found: number): string => `宽度应不超过页面宽度 ${most}，实际为 ${found}`,
  noSuchTime: (text: string): string => `没有这个时间：${text}`,
  endBeforeStart: '结束时间应晚于开始时间',
  linkTarget: (kind: string, keys: readonly string[]): string =>
    `链接类型为“${kind}”时应填写 ${keys.join(' 或 ')}`,
  goodsRules: (most: number, found: number): string => `一个页面最多${most}个商品规则，现有${found}个`,
  phonePage: '手机页面的组件不能再有手机端的设置 h5',
  sameOnPhone: (name: string): string => `“${name}”在手机端须与电脑端相同`,

  /** Chinese text of a shape of the engine's own → its text in this language. */
  shapes: {} as Readonly<Record<string, string>>,

  /** Documents that are no pages. */
  upstreamList: '应为页面文档（对象），实际为数组；上游格式请先用 npm run import 转换',
  upstreamAnswer: '应为页面文档，实际为上游接口的返回（{"data":[…]}）；请先用 npm run import 转换',
  tooLargeToStore: (size: string, most: string): string =>
    `页面内容有 ${size}，超过上限 ${most}，请删减组件或拆成多个页面`,
  tooLarge: (size: string, most: string): string => `文件有 ${size}，超过上限 ${most}`,
  tooDeep: `嵌套超过 ${MAX_DEPTH} 层`,
  tooMany: `超过 ${MAX_VALUES} 个值，或对象循环引用自身`,
  forbiddenKey: (key: string): string => `不允许的属性名“${key}”`,
  duplicateKey: (key: string): string => `重复的属性名“${key}”`,
  notJson: (value: string): string => `${value} 不是 JSON 值`,
  notJsonObject: (kind: string): string => `${kind} 对象不是 JSON 值`,
  utf16: '文件是 UTF-16 编码，请另存为 UTF-8',
  notUtf8: (offset: number): string => `字节偏移 ${offset} 处不是 UTF-8（可能是 GBK）`,
  byteOrderMark: '文件以字节顺序标记（BOM）开头，请另存为不带 BOM 的 UTF-8',
  syntax: (detail: string): string => `JSON 语法错误：${detail}`,
  /** By the names of `printParseErrorCode`. */
  syntaxErrors: {
    InvalidSymbol: '无法识别的内容',
    InvalidNumberFormat: '数字格式不正确',
    PropertyNameExpected: '此处应为双引号括起的属性名',
    ValueExpected: '此处应为一个值',
    ColonExpected: '此处应为冒号',
    CommaExpected: '此处应为逗号',
    CloseBraceExpected: '此处应为 }',
    CloseBracketExpected: '此处应为 ]',
    EndOfFileExpected: '文档结束之后还有内容',
    InvalidCommentToken: '不允许注释',
    UnexpectedEndOfComment: '注释没有结束',
    UnexpectedEndOfString: '字符串没有结束',
    UnexpectedEndOfNumber: '数字没有结束',
    InvalidUnicode: '\\u 之后应为四位十六进制数字',
    InvalidEscapeCharacter: '无法识别的转义字符',
    InvalidCharacter: '字符串中有未转义的控制字符',
  },
}
