import type { ComponentProps } from "react";
import { useSwitch } from "#session/use-change-profile.ts";
import { Checkbox } from "#ui/checkbox.tsx";

type SwitchSettingProps = Omit<
  ComponentProps<typeof Checkbox>,
  "name" | "checked" | "isSaved" | "onChange"
> & { name: Parameters<typeof useSwitch>[0] };

/** A checkbox for a setting. It saves its value by itself. */
export function SwitchSetting({ name, ...checkbox }: SwitchSettingProps) {
  const { isOn, change, isSaved } = useSwitch(name);
  return (
    <Checkbox
      {...checkbox}
      checked={isOn}
      isSaved={isSaved}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
