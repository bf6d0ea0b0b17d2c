import { register, type Site } from '#features/identity/identity.testing.ts';

/** Somebody who runs the site. */
export async function registerOperator(site: Site) {
  const someone = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [someone.user.id]);
  return someone;
}
