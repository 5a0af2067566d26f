import { useEffect } from 'react'

/**
 * Stands in for `react-style-singleton`, by which Radix' dialogs and menus hold the page still: a style sheet made
 * by script in place of a style element, which the content security policy forbids.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0

  return function Style({ styles }: { readonly styles: string }): null {
    useEffect(() => {
      if (users === 0) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
      return () => {
        users -= 1
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }, [styles])
    return null
  }
}
