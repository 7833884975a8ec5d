import { categoryChain } from './expand'
import type { DemoCompany, GoodsSource } from './model'

export interface ParamRow {
  attribute_id: string
  attribute_name: string
  attribute_value_id: string
  attribute_value_name: string
}

/**
 * The parameter table of a product: its origin, and the entries of its categories; one value each, so that lists can
 * be filtered by them. A parameter has the same id in every product.
 */
export function paramsOf(company: DemoCompany, good: GoodsSource): ParamRow[] {
  const names = paramNames(company)
  return Object.entries(valuesOf(company, good)).map(([name, value]) => {
    const attribute_id = String(names.indexOf(name) + 1)
    return {
      attribute_id,
      attribute_name: name,
      attribute_value_id: `${attribute_id}:${value}`,
      attribute_value_name: value,
    }
  })
}

const ORIGIN = '产地'

function valuesOf(company: DemoCompany, { brand, leaf }: GoodsSource): Record<string, string> {
  const origin = company.brands.find(({ name }) => name === brand)?.origin ?? ''
  return Object.assign({ [ORIGIN]: origin }, ...categoryChain(company, leaf).map(({ params }) => params))
}

const paramNames = (company: DemoCompany): string[] => [
  ...new Set(company.goods.flatMap((good) => Object.keys(valuesOf(company, good)))),
]
