/** Actions of operators that have a form (`schemas/actions`): names, defaults and validation. */
import { addFillPlans, fillWidget } from './fill'
import { actions, type ActionValues } from './generated/actions'
import { formPlans } from './generated/form-defaults'
import { validateProps } from './validate'
import type { JsonObject } from './page'
import type { Problem } from './problem'

addFillPlans(formPlans)

export type { ActionValues }
export type ActionName = keyof ActionValues

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name)

export const titleOfAction = (name: ActionName): string => actions[name].title

/** Text after the server has accepted it; a job may still have to carry it out. */
export const doneTextOf = (name: ActionName): string => actions[name].done

/** The value with every default filled in at every depth. */
export function fillAction<N extends ActionName>(name: N, value: JsonObject): ActionValues[N] {
  return fillWidget(name, { props: value, style: {} }).props as ActionValues[N] & JsonObject
}

/** All problems of a value, with the form's messages; paths begin with `/props`. */
export const problemsOfAction = (
  name: ActionName,
  value: JsonObject,
  validateSchema = validateProps,
): Problem[] => validateSchema(name, value, actions[name].validate)
