import { DocumentsNotice } from '../documents-notice'
import type { ShelfDay } from './shelf-day'

/** What to do before the courier leaves. */
export const DayNotice = ({ item: { shelf, shipBy } }: { readonly item: ShelfDay }) => shipBy === 'lazy' && <DocumentsNotice orders={shelf} />
