import {
  calls,
  type CallStep,
  givesNumber,
  type Law,
  memberFirm,
  paidFirm,
  the,
} from './ServiceUnderTest';

const HEADING = 'membership,name,mobile,mobile_alt,address,area,rep_name_1,rep_mobile_1';
const imports = (list: 'members' | 'newmembers', fileText: string, answer: CallStep['answer']) =>
  calls(`POST /api/import/${list}`, 'an admin', {
    file: { named: 'Members.CSV', fileText },
    answer,
  });
const lines = (...rows: readonly string[]) => `\uFEFF${[HEADING, ...rows].join('\r\n')}\r\n`;
const taken = (inserted: number, updated: number, refusedLines: readonly number[] = []) => ({
  status: 200,
  contains: { inserted, updated },
  refusedLines,
});

export const servedFiles: readonly Law[] = [
  {
    law: 'an import inserts what is new, updates what it knows by its mobile, and names the lines it refuses',
    steps: [
      imports(
        'members',
        lines(
          '1500,"Assi Silks, Assi",0941500009,,"Line one\nline two",Assi,Om,9415000001',
          ',Renamed,{memberMobile},,Chowk 1,Chowk,,',
          ',,12345678901234567,,A,B,,',
          'x,Letters,9415000002,,A,B,,',
          ',Mobile,12a,,A,B,,',
          ',Good,9415000003,,A,B,,',
          ',Alternate,9415000004,1234567890123456,A,B,,+1',
        ),
        taken(2, 1, [4, 5, 6, 8]),
      ),
      { firm: memberFirm, stored: { name: 'Renamed', membership: the('memberNumber') } },
      { firm: the('newestFirm'), stored: { name: 'Good', payment: 'done', membership: null } },
    ],
  },
  {
    law: 'a number in use is not given to another firm, and the next one follows the highest of the file',
    steps: [
      imports(
        'newmembers',
        lines('{memberNumber},Somebody Else,9415000002,,A,B,,', '1500,New,0042,,"A, B",B,Om,0043'),
        taken(1, 0, [2]),
      ),
      {
        firm: the('newestFirm'),
        stored: {
          name: 'New',
          mobile: '0042',
          address: 'A, B',
          membership: 1500,
          representatives: [{ name: 'Om', mobile: '0043' }],
        },
      },
      givesNumber(paidFirm, { status: 200, contains: { membership: 1501 } }),
    ],
  },
  {
    law: 'a number in the file below the highest changes nothing of the next one',
    steps: [
      imports('members', lines('5,New,0042,,A,B,,'), taken(1, 0)),
      givesNumber(paidFirm, { status: 200, contains: { membership: the('nextNumber') } }),
    ],
  },
  {
    law: 'a workbook is read, long numbers unharmed, and new members start unpaid',
    steps: [
      calls('POST /api/import/newmembers', 'an admin', {
        file: {
          named: 'new.xlsx',
          fileText: [
            ['name', 'mobile', 'address', 'area', 'rep_name_2', 'rep_mobile_2'],
            ['नई फर्म', 919415200000, 'A', 'B', 'सीता', '0042'],
          ],
        },
        answer: taken(1, 0),
      }),
      {
        firm: the('newestFirm'),
        stored: {
          name: 'नई फर्म',
          mobile: '919415200000',
          representatives: [{ name: 'सीता', mobile: '0042' }],
          payment: 'pending',
        },
      },
    ],
  },
  {
    law: 'a row of one file may update the row before it',
    steps: [
      imports('members', lines('1500,New,0042,,A,B,,', '1500,Newer,0042,,A,B,,'), taken(1, 1)),
      { firm: the('newestFirm'), stored: { name: 'Newer' } },
    ],
  },
];
