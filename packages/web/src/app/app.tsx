import { RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Toasts } from "#ui/toast.tsx";
import { router } from "./router.tsx";

export function App() {
  const { t } = useTranslation();
  return (
    <>
      <RouterProvider router={router} />
      <Toasts label={t("common.notifications")} closeLabel={t("common.close")} />
    </>
  );
}
