import { type ReactNode, useId } from "react";

type SettingsSectionProps = { id: string; title: string; children: ReactNode };

/** A section of the settings. On wide screens, its title is beside its groups. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="grid scroll-mt-20 gap-x-12 gap-y-6 border-t border-line pt-6 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="self-start text-2xl lg:sticky lg:top-21">
        {title}
      </h2>
      <div className="flex min-w-0 max-w-2xl flex-col gap-10">{children}</div>
    </section>
  );
}

type SettingsGroupProps = {
  id?: string;
  title: string;
  intro?: string;
  /** Of the heading. 2 on a page without sections. */
  level?: 2 | 3;
  /** Whether screen readers list the group among the regions of the page. */
  isRegion?: boolean;
  children: ReactNode;
};

/** Settings that belong together, under a heading. */
export function SettingsGroup(props: SettingsGroupProps) {
  const { id, title, intro, level = 3, isRegion = false, children } = props;
  const Heading = `h${level}` as const;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={isRegion ? headingId : undefined}
      className="flex min-w-0 scroll-mt-20 flex-col gap-5"
    >
      <div>
        <Heading id={headingId} className="text-xl">
          {title}
        </Heading>
        {intro !== undefined && <p className="mt-1.5 max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
