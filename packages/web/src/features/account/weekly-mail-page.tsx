import { useMutation, useQuery } from "@tanstack/react-query";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { showErrorToast } from "#ui/show-toast.ts";
import { changeWeeklyMail } from "./api.ts";
import { AccountLayout, BackLink } from "./components/account-layout.tsx";

type WeeklyMailPageProps = {
  /** Called after the setting has changed. */
  onChanged: () => void;
};

/**
 * Ends the weekly mail by the link in it, and offers to turn it on again. Opening the page is enough, because one click
 * must suffice. Mail scanners that run scripts are rare, and the learner can turn the mail on again.
 */
export function WeeklyMailPage({ onChanged }: WeeklyMailPageProps) {
  const { t } = useTranslation();
  const token = useNavigationState().linkToken;
  return (
    <AccountLayout title={t("profile.weeklyMail.title")}>
      {token === undefined ? (
        <InvalidLink />
      ) : (
        <WeeklyMailSwitch key={token} token={token} onChanged={onChanged} />
      )}
      <BackLink className="self-start" />
    </AccountLayout>
  );
}

function WeeklyMailSwitch({ token, onChanged }: WeeklyMailPageProps & { token: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const turnedOff = useQuery({
    queryKey: ["weekly-mail-off", token],
    queryFn: async () => {
      const isValid = await changeWeeklyMail(token, false);
      onChanged();
      return isValid;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (isOn: boolean) => {
      await changeWeeklyMail(token, isOn);
      onChanged();
      return isOn;
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  if (turnedOff.isPending) return <Loading label={t("profile.weeklyMail.turningOff")} />;
  if (turnedOff.isError) {
    const text = errorText(turnedOff.error);
    return <LoadFailure text={text} onRetry={() => void turnedOff.refetch()} />;
  }
  if (!turnedOff.data) return <InvalidLink />;
  const isOn = data ?? false;
  return (
    <>
      <p role="status">{t(isOn ? "profile.weeklyMail.isOn" : "profile.weeklyMail.isOff")}</p>
      <Button
        variant="secondary"
        className="self-start"
        busy={isPending}
        onClick={() => mutate(!isOn)}
      >
        {t(isOn ? "profile.weeklyMail.turnOff" : "profile.weeklyMail.turnOn")}
      </Button>
    </>
  );
}

function InvalidLink() {
  const { t } = useTranslation();
  return <p>{t("profile.weeklyMail.invalidLink")}</p>;
}
