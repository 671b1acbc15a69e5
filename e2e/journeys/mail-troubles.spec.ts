import { undeliveredMails } from "../support/fake-answers.ts";
import { expect, test } from "../support/test.ts";

const allIsWell = { waiting: null, failed: { count: 0, mails: [] } };

test("an administrator sees mails that wait or failed, and nothing when all are sent", async ({
  administrator: _signedIn,
  page,
}) => {
  let mails: object = undeliveredMails();
  await page.route("**/api/admin/mails", (route) => route.fulfill({ json: mails }));
  await page.goto("/admin");
  const waiting = page.getByText(
    "3 e-mails attendent depuis 40 min ; dernier essai : le serveur d’e-mail ne répond pas",
  );
  await expect(waiting).toBeVisible();
  const address = page.getByText("ana@example.org");
  await expect(address).toBeHidden();
  await page.getByText("1 e-mail n’a pas pu être remis cette semaine").press("Enter");
  await expect(address).toBeVisible();
  await expect(page.getByText(/cette adresse n’existe pas ou refuse les e-mails/)).toBeVisible();

  mails = allIsWell;
  await page.reload();
  await expect(page.getByRole("definition").first()).toHaveText(/\d/);
  await expect(page.getByText(/e-mails? (attend|n’a)/)).toHaveCount(0);
});
