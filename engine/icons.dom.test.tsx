import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as icons from './icons'

test('icons have no accessible name unless one is given', () => {
  const { container, getAllByRole } = render(
    Object.entries(icons).flatMap(([name, Icon]) => [
      <Icon key={name} />,
      <Icon key={`${name} named`} aria-label="有问题" />,
    ]),
  )
  const labels = [...container.querySelectorAll('[aria-label]')].map(
    (icon) => icon.ariaLabel ?? icon.getAttribute('aria-label'),
  )
  expect(new Set(labels)).toEqual(new Set(['有问题']))
  expect(getAllByRole('img').length).toBe(Object.keys(icons).length)
})
