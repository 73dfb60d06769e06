/*
 * The least code that shows the members list: the parsed answer, one prepared search text per row, ten rows of hand-written
 * HTML. No framework, no decoding, no state in the address, no accessibility beyond the markup.
 */
const PAGE = 10;
const collator = new Intl.Collator('hi', { numeric: true, sensitivity: 'base' });
const search = document.querySelector('input');
const body = document.querySelector('tbody');
const status = document.querySelector('[role=status]');

const COLUMNS = {
  membership: (row) => (row.membership === null ? 'Not Available' : String(row.membership)),
  name: (row) => row.name,
  email: (row) => row.email,
  mobile: (row) => row.mobile,
  status: (row) => (row.status === 1 ? 'Inactive' : 'Active'),
};

const FILTERS = {
  All: () => true,
  Active: (row) => row.status !== 1,
  Inactive: (row) => row.status === 1,
  'No membership number': (row) => row.membership === null,
};
const filters = document.querySelector('[role=radiogroup]');
const chosenLine = document.querySelector('[role=group] strong');

let filter = 'All';
let chosen = new Uint8Array();
let rows = [];
let texts = [];
let hits = null;
let sort = null;
let page = 0;
const orders = new Map();

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );
const icon =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M1 8a9 6 0 0 1 14 0a9 6 0 0 1-14 0z"/></svg>';

function rowMarkup(row, number, isChosen) {
  const name = escaped(row.name);
  return `<tr><td><input type="checkbox" aria-label="Choose ${name}"${isChosen ? ' checked' : ''} />${number}</td><td>${COLUMNS.membership(row)}</td>
<td><button>${name}</button></td><td>${escaped(row.email)}</td><td>${escaped(row.mobile)}</td>
<td><button data-toggle="${row.id}">${COLUMNS.status(row)}</button></td>
<td><a href="#view/${row.id}" aria-label="View ${name}">${icon}</a>
<a href="#edit/${row.id}" aria-label="Edit ${name}">${icon}</a>
<button aria-label="More actions for ${name}">${icon}</button>
<button aria-label="Delete ${name}">${icon}</button></td></tr>`;
}

/** Row positions in ascending order of one column, made once from the rank of each distinct text. */
function orderBy(key) {
  let order = orders.get(key);
  if (order === undefined) {
    const values = rows.map(COLUMNS[key]);
    const distinct = [...new Set(values)].sort(collator.compare);
    const ranks = new Map(distinct.map((value, rank) => [value, rank]));
    const rank = Uint32Array.from(values, (value) => ranks.get(value));
    order = Uint32Array.from(rows.keys()).sort((a, b) => rank[a] - rank[b] || a - b);
    orders.set(key, order);
  }
  return order;
}

/** The rows to show, in order; `null` means all of them as they came. */
function viewOf() {
  let view = hits;
  if (sort !== null) {
    view = orderBy(sort.key);
    if (hits !== null) {
      const isHit = new Uint8Array(rows.length);
      for (const position of hits) isHit[position] = 1;
      view = view.filter((position) => isHit[position] === 1);
    }
  }
  if (filter === 'All') return view;
  const kept = [];
  const count = view === null ? rows.length : view.length;
  for (let index = 0; index < count; index++) {
    const position = view === null ? index : view[index];
    if (FILTERS[filter](rows[position])) kept.push(position);
  }
  return kept;
}

function drawFilters() {
  filters.innerHTML = Object.entries(FILTERS)
    .map(([name, holds]) => {
      const found = hits === null ? rows : hits.map((position) => rows[position]);
      const count = found.filter(holds).length;
      return `<label><input type="radio" name="filter" value="${name}"${name === filter ? ' checked' : ''} /> ${name} ${count}</label>`;
    })
    .join(' ');
}

function draw() {
  const view = viewOf();
  const total = view === null ? rows.length : view.length;
  const first = page * PAGE;
  const last = Math.min(first + PAGE, total);
  let markup = '';
  for (let index = first; index < last; index++) {
    const place = sort?.descending ? total - 1 - index : index;
    const position = view === null ? place : view[place];
    markup += rowMarkup(rows[position], index + 1, chosen[position] === 1);
  }
  body.innerHTML = markup;
  let count = 0;
  for (const mark of chosen) count += mark;
  chosenLine.textContent = `${count} of ${total} chosen`;
  status.textContent = `Showing ${total === 0 ? 0 : first + 1} to ${last} of ${total} entries`;
}

search.addEventListener('input', () => {
  const query = search.value.trim().toLowerCase();
  hits = null;
  if (query !== '') {
    hits = [];
    for (let index = 0; index < texts.length; index++)
      if (texts[index].includes(query)) hits.push(index);
  }
  page = 0;
  chosen = new Uint8Array(rows.length);
  drawFilters();
  draw();
});

filters.addEventListener('change', ({ target }) => {
  filter = target.value;
  page = 0;
  chosen = new Uint8Array(rows.length);
  draw();
});

document.querySelector('#all').addEventListener('click', () => {
  const view = viewOf();
  if (view === null) chosen.fill(1);
  else for (const position of view) chosen[position] = 1;
  draw();
});

document.querySelector('thead').addEventListener('click', ({ target }) => {
  const key = target.dataset.sort;
  if (key === undefined) return;
  if (sort?.key !== key) sort = { key, descending: false };
  else sort = sort.descending ? null : { key, descending: true };
  page = 0;
  draw();
});

async function toggle(row) {
  const change = { status: row.status === 1 ? 0 : 1 };
  const answer = await fetch(`/api/members/${row.id}/status`, {
    method: 'PATCH',
    body: JSON.stringify(change),
  });
  await answer.text();
  Object.assign(row, change);
  draw();
}
body.addEventListener('click', ({ target }) => {
  const row = rows.find(({ id }) => String(id) === target.dataset.toggle);
  if (row !== undefined) void toggle(row);
});

document.querySelector('#next').addEventListener('click', () => {
  page++;
  draw();
});
document.querySelector('#previous').addEventListener('click', () => {
  page--;
  draw();
});

async function start() {
  const response = await fetch('/api/members', { cache: 'no-store' });
  rows = JSON.parse(await response.text());
  chosen = new Uint8Array(rows.length);
  draw();
  // After the first rows are painted, as the portal does.
  setTimeout(() => {
    const columns = Object.values(COLUMNS);
    texts = rows.map((row) =>
      columns
        .map((text) => text(row))
        .join('\n')
        .toLowerCase(),
    );
    drawFilters();
  }, 100);
}

void start();
