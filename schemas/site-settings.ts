/** Settings of a company (`schemas/settings`): names, defaults and validation. */
import { addFillPlans, fillWidget } from './fill'
import { formPlans } from './generated/form-defaults'
import { settings, type SettingValues } from './generated/settings'
import { validateProps } from './validate'
import type { JsonObject } from './page'
import type { Problem } from './problem'
import { contextOf } from './rules/context'
import { linkTarget } from './rules/link-target'

addFillPlans(formPlans)

export type { SettingValues }
export type SettingName = keyof SettingValues

/** In display order. */
export const settingNames = Object.keys(settings) as SettingName[]

export const titleOfSetting = (name: SettingName): string => settings[name].title

/** The value with every default filled in at every depth; `undefined` is a setting that was never saved. */
export function fillSetting<N extends SettingName>(name: N, value: JsonObject = {}): SettingValues[N] {
  return fillWidget(name, { props: value, style: {} }).props as SettingValues[N] & JsonObject
}

/**
 * All problems of a value, with the form's messages. A problem's `type` is the setting's name and its path begins with
 * `/props`, as for a widget.
 */
export function problemsOfSetting(
  name: SettingName,
  value: JsonObject,
  validateSchema = validateProps,
): Problem[] {
  const problems = [...validateSchema(name, value, settings[name].validate)]
  const widget = { type: name, v: 1, parent: null, order: 'a0', props: value, style: {} }
  linkTarget.check(['', widget], contextOf({}), ({ path, message }) => {
    const { name: keyword } = linkTarget
    problems.push({ severity: 'error', type: name, uuid: '', path, keyword, message })
  })
  return problems
}
