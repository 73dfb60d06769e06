interface Proof {
  /** Below e2e/. */
  readonly file: string;
  readonly title: string;
}

interface SurroundingsFault {
  /** As the third list of the faults names it. */
  readonly item: string;
  readonly proofs: readonly Proof[];
}

const by =
  (file: string) =>
  (...titles: string[]): readonly Proof[] =>
    titles.map((title) => ({ file, title }));

const here = by('faults/surroundings.spec.ts');
const storageHere = by('faults/storage.spec.ts');
const startHere = by('faults/start.spec.ts');
const twoTabs = by('faults/twoTabs.spec.ts');
const session = by('portal/session.spec.ts');
const unsaved = by('portal/unsaved.spec.ts');
const unsavedWork = by('../src/app/guard/unsavedWork.test.tsx');
const imports = by('portal/import.spec.ts');
const queue = by('portal/queue.spec.ts');
const queueEnds = by('portal/queue-ends.spec.ts');
const queueLeft = by('portal/queue-left.spec.ts');
const updates = by('portal/updates.spec.ts');
const budgets = by('portal/budgets.spec.ts');
const demoWorker = by('demo/worker.spec.ts');

/** Every item of the faults of the surroundings, and the tests that bring it about. */
export const surroundingsTable: readonly SurroundingsFault[] = [
  {
    item: 'offline and back',
    proofs: [
      ...here('offline and back: what stands there stays, and works again'),
      ...updates('without the network nothing is reloaded, and the page says what to do'),
    ],
  },
  { item: 'slow 3G start', proofs: startHere('a start over slow 3G') },
  {
    item: 'drop in the middle of an upload',
    proofs: here('an upload that breaks off in the middle keeps its file'),
  },
  {
    item: 'dialog closed, route left or tab reloaded during an import',
    proofs: [
      ...imports(
        'a slow upload says what is on its way and since when, asks before it is left, and can be cancelled; the file stays chosen',
      ),
      ...here('a route that is left during an import asks first'),
    ],
  },
  {
    item: 'double click, Enter and click',
    proofs: [
      ...by('portal/pressed-again.spec.ts')(
        'a double click, Enter and one more click send one change of each kind',
      ),
      ...by('portal/presses.spec.ts')(
        'a held Enter on a form sends one, and does not answer what is said then',
      ),
    ],
  },
  {
    item: 'the same click in two tabs (send link, generate, delete, status, save, register, login)',
    proofs: [
      ...twoTabs('${click.call}, pressed in two tabs at once'),
      ...by('portal/two-tabs.spec.ts')(
        'what one tab is doing another one does not do again, and is told so; its list follows within a second',
      ),
    ],
  },
  {
    item: 'a queue that meets 401, 403, 429, three failures',
    proofs: queueEnds(
      '401: the sign-in stands over it, and it goes on where it was',
      '401, and the work is left: nothing more is sent',
      '403 ends it at once, with the words of the service',
      '429 waits as long as the service says, and goes on with the same firm',
      '429 for the third time ends it; Stop ends a wait',
      'three refusals in a row end it, and it goes on with those who were not sent',
    ),
  },
  {
    item: 'a queue, and an answer that is lost',
    proofs: [
      ...queueEnds(
        'a lost answer to a link is never sent again by itself: the list is read, and the others go on',
        'a lost answer to a number ends it',
      ),
      ...queue('rows keep their places until it ends, however the list is sorted'),
    ],
  },
  {
    item: 'a queue, and Stop, Back, a reload',
    proofs: [
      ...queueEnds('Stop ends it after the call that runs'),
      ...queueLeft(
        'Back asks; whoever leaves stops it, and reads afterwards how far it came',
        'a reload in the middle says where it stopped, and nothing goes on by itself',
      ),
    ],
  },
  {
    item: 'a queue, and another person, a second tab',
    proofs: queueLeft(
      'another person at this computer: nothing more is sent in the name of the first',
      'a second tab can begin none meanwhile',
    ),
  },
  {
    item: 'the script of the queue gone',
    proofs: queueLeft('a script of the queue that does not come: it says so, and the choice stays'),
  },
  {
    item: 'a firm that changes before its turn in a queue',
    proofs: [
      ...queueEnds(
        'a firm that a colleague led on meanwhile is left out',
        'a list that cannot be read before it: nothing is sent',
      ),
      ...queue('who cannot take part is named before, with the reason'),
    ],
  },
  {
    item: 'answers out of order',
    proofs: here('an answer that comes after its successor is shown nowhere'),
  },
  {
    item: 'route left with a call in flight',
    proofs: here('a route that is left with a call in flight'),
  },
  {
    item: '401 in the middle of an edit',
    proofs: unsavedWork(
      'signs in over the screen; the same person keeps what was typed, and the save then works',
      'lets nobody else go on with it: that person is taken home',
      'can be left without saving: that ends the session',
    ),
  },
  {
    item: 'five 401 at once',
    proofs: here('five calls refused at once say it once'),
  },
  {
    item: 'a 401 for an older token after a new sign-in',
    proofs: by('../src/api/baseQuery.session.test.ts')(
      'that comes late, for an older token, leaves the newer session alone',
    ),
  },
  {
    item: 'sign-out, or sign-in as somebody else, in another tab',
    proofs: [
      ...session(
        'a sign-out reaches the other tab',
        'a sign-in as another member in one takes the profile of the first out of the other',
        'a sign-in as a member takes the office’s screen out of the other tab',
        'a sign-out in one ends the edit in the other, and nothing typed is left for the next person',
      ),
    ],
  },
  {
    item: 'unsaved edit and Back, link, reload, close',
    proofs: [
      ...unsavedWork(
        "by the browser's own Back asks once",
        '%s asks; Cancel stays with what was typed, Leave goes',
      ),
      ...unsaved('a reload asks, and what was typed is offered after it', 'closing the tab asks'),
    ],
  },
  {
    item: 'storage that throws',
    proofs: by('portal/storage.spec.ts')(
      'where the browser refuses storage the session and an edit still work in the tab, and a line says so',
    ),
  },
  { item: 'storage that is full', proofs: storageHere('a storage that is full') },
  {
    item: 'storage that is corrupt',
    proofs: [
      ...by('../src/session/storedSession.test.ts')('a role of %j is no role'),
      ...storageHere('broken JSON under every key'),
    ],
  },
  {
    item: 'storage that is cleared in use',
    proofs: [
      ...storageHere('a storage that is cleared in use'),
      ...session('a storage that is cleared in one signs out the other'),
    ],
  },
  {
    item: 'no service worker (plain http), its file missing',
    proofs: demoWorker(
      'a worker that does not come is not waited for: the page answers itself and says so',
      'on plain http, where browsers have neither workers nor locks, the page answers itself',
    ),
  },
  {
    item: 'the worker killed',
    proofs: demoWorker('the demo goes on when the browser has stopped its worker'),
  },
  {
    item: 'a demo worker left under a production build',
    proofs: by('portal/dist-content.spec.ts')(
      'the portal takes away a demo worker that was left at its address, and no neighbour’s',
    ),
  },
  {
    item: 'wrong clock, other time zones',
    proofs: here('${zone}, the clock at ${clock}: every date stands as the service wrote it'),
  },
  {
    item: 'a chunk gone after a deploy',
    proofs: updates(
      'a ${viewer} reaches every screen in a page of the version before',
      'with unsaved changes it asks first, and what was typed is offered after the reload',
      'a screen that is missing from the new version too is said to be missing, without a loop',
    ),
  },
  { item: 'entry script missing', proofs: startHere('without the entry script') },
  { item: 'JavaScript off', proofs: startHere('without JavaScript') },
  {
    item: 'back-forward cache after sign-out',
    proofs: by('portal/back-forward-cache.spec.ts')(
      'a page kept by the browser shows nothing of a member who signed out meanwhile',
    ),
  },
  {
    item: 'reload and deep link on every route',
    proofs: budgets('a ${viewer} opens each screen by its address, within its budget'),
  },
  {
    item: 'a screen that throws while rendering',
    proofs: here('a screen that throws while rendering takes only itself down'),
  },
];
