import { HttpResponse } from 'msw';
import { anApplication } from '../db/builders';
import { nextNumber } from '../db/collections';
import { createCalls, type ServiceContext } from './call';
import { FieldErrors, readBody, representativesIn, textIn } from './fields';

export function registrationHandlers(context: ServiceContext) {
  const { db } = context;
  const { forAnyone } = createCalls(context);

  return [
    forAnyone('post', '/api/register', async ({ request }) => {
      const body = await readBody(request);
      const name = textIn(body, 'firmName');
      const address = textIn(body, 'address');
      const mobile = textIn(body, 'firmMobile');
      const area = textIn(body, 'area');
      const representatives = representativesIn(body);

      const errors = new FieldErrors();
      errors.require('firmName', name);
      errors.require('address', address);
      errors.require('firmMobile', mobile);
      if (mobile !== '' && !/^[0-9]{10}$/.test(mobile)) {
        errors.add('firmMobile', 'The firm mobile field must be 10 digits.');
      }
      errors.require('area', area);
      if (representatives.length > 5) {
        errors.add('representatives', 'The representatives field must not have more than 5 items.');
      }
      for (const [index, row] of representatives.entries()) {
        errors.require(`representatives.${index}.name`, row.name);
        errors.require(`representatives.${index}.mobile`, row.mobile);
      }
      errors.refuseIfAny();

      await db.members.create(
        anApplication({
          id: await nextNumber(db, 'member'),
          name,
          address,
          mobile,
          area,
          mobileAlt: textIn(body, 'firmAlternateMobile') || null,
          representatives: representatives.map((row) => ({ ...row, gender: null })),
        }),
      );
      return HttpResponse.json(
        {
          status: 'success',
          message: 'Your application has been received. The office will contact you.',
        },
        { status: 201 },
      );
    }),
  ];
}
