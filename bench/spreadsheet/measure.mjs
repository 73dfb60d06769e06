import { launchWhole } from '../chromium.mjs';
import { inTime } from '../inTime.mjs';

const LIMIT_MS = 180_000;

/** Measures a worker that reads and checks 100,000 rows × 16 columns, beside the bare library, which only parses the same file. */
export async function measureSpreadsheet({ server, round }) {
  const { csv, xlsx } = await figures(`${server.origin}/spreadsheet/`, round);
  const both = (what, figure, unit, most) =>
    Object.entries({ '.csv': csv, '.xlsx': xlsx }).map(([name, { [figure]: ours }]) => ({
      what: `import ${name}: ${what}`,
      unit,
      ours,
      most,
    }));
  return [
    {
      what: 'import .csv: read and checked',
      unit: 'ms',
      ours: csv.portal,
      peers: { papaparse: csv.library },
      times: 3,
    },
    {
      what: 'import .xlsx: read and checked',
      unit: 'ms',
      ours: xlsx.portal,
      peers: { SheetJS: xlsx.library },
      times: 0.8,
    },
    ...both('first rows', 'first', 'ms', 1_000),
    ...both('memory ÷ file', 'memory', '×', 12),
    ...both("longest of the page's tasks", 'longestTask', 'ms', 50),
  ];
}

/** Uses the whole browser, because the headless shell does not measure the memory of a page. */
async function figures(url, round) {
  const browser = await launchWhole();
  try {
    const page = await browser.newPage();
    await page.exposeFunction('round', round);
    await page.goto(url);
    const measured = page.evaluate(() => globalThis.measureImport());
    return await inTime(measured, LIMIT_MS, 'The figures of the import');
  } finally {
    await browser.close();
  }
}
