import { Row, type RowProps } from './Row.tsx';

/**
 * What works on the things below it: what is looked for or chosen at the beginning of the line, what can be done at its end.
 *
 *     <Toolbar>
 *       <SearchField … />
 *       <Row gap="gap-2">…buttons…</Row>
 *     </Toolbar>
 */
export function Toolbar({ className = '', gap = 'gap-x-4 gap-y-2', ...rest }: RowProps) {
  return <Row {...rest} gap={gap} className={`justify-between ${className}`} />;
}
