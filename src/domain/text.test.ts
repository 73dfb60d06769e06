import { expect, test } from 'vitest';
import { mailAddressOf } from './text';

test.each([
  ['jaiswal@banarasivastra.example', 'jaiswal@banarasivastra.example'],
  [' desk.two+list@bvus.co.in\n', 'desk.two+list@bvus.co.in'],
  ['', null],
  ['-', null],
  ['desk@bvus', null],
  ['one@bvus.example, two@bvus.example', null],
  ['one@bvus.example,two@bvus.example', null],
  ['one@bvus.example;two@bvus.example', null],
  ['one@bvus.example?cc=two@bvus.example', null],
  ['one%2Ctwo@bvus.example', null],
  ['Desk <desk@bvus.example>', null],
  ['mailto:desk@bvus.example', null],
])('the one address that %j is: %j', (text, address) => {
  expect(mailAddressOf(text)).toBe(address);
});
