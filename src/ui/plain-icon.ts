import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Draws an icon as the icon library does, without its code for size, colour and name props, which no screen uses. The build
 * substitutes it, which saves the first screen 1.3 kB (see build/left-out.ts).
 */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands in for
export default function createLucideIcon({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return (props) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
