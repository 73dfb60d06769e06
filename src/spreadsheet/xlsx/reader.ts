/** All of the .xlsx reader, which is fetched with the first .xlsx. */
export { SheetLayout } from './SheetLayout';
export { openWorkbook } from './workbook';
export { xlsxBlocks } from './xlsxBlocks';
