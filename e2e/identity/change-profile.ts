import { axe } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('a learner changes name and module, and finds them after a reload', async ({ page, outbox, language }) => {
  const { personal } = WORDS[language];
  await arriveAsNewLearner(page, outbox, { language, path: '/profile/personal' });
  const name = page.getByLabel(personal.name, { exact: true });
  await name.fill('王小明 Xiaoming');
  await choose(page, personal.general);

  // Not saved yet: a reload must not lose it.
  await page.reload();
  await expect(name).toHaveValue('王小明 Xiaoming');
  await page.getByRole('button', { name: personal.save, exact: true }).click();
  await expect(page.getByText(personal.saved)).toBeVisible();
  expect(await axe(page, 'personal details, saved')).toEqual([]);
  await shot(page, `personal-${language}`);

  await page.reload();
  await expect(name).toHaveValue('王小明 Xiaoming');
  await expect(page.getByRole('radio', { name: personal.general })).toBeChecked();
});

test('a picture becomes the avatar; a disguised file is refused by its content', async ({ page, outbox, guard }) => {
  guard.expectError(/400/);
  const { personal } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/profile/personal' });
  const picture = Buffer.from(await page.evaluate(drawnPicture), 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: personal.useAvatar }).click();
  await expect(page.getByText(personal.avatarSaved)).toBeVisible();
  await expect(page.locator('img[src^="/files/"]').first()).toBeVisible();

  const disguised = await page.request.post('/api/student/upload-avatar', {
    multipart: { file: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') } },
  });
  expect(await disguised.json()).toMatchObject({ code: 400, error: 'file_not_accepted' });
});

function drawnPicture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 80;
  canvas.height = 60;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#164883';
    pen.fillRect(0, 0, 80, 60);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
