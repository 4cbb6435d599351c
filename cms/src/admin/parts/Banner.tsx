import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, Information, WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';

const ICONS = {
  success: CheckCircle,
  warning: WarningCircle,
  danger: CrossCircle,
  primary: Information,
};

type Props = {
  variant: keyof typeof ICONS;
  title: string;
  children: ReactNode;
  action?: ReactNode;
};

/** The design system's alert always has a cross to close it with; what this says must stay. */
export function Banner({ variant, title, children, action }: Props) {
  const Icon = ICONS[variant];
  return (
    <Box
      background={`${variant}100`}
      borderColor={`${variant}200`}
      hasRadius
      shadow="filterShadow"
      padding={5}
      role={variant === 'danger' ? 'alert' : 'status'}
    >
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Flex gap={3} alignItems="flex-start" flex="1 1 30rem">
          <Box paddingTop={1}>
            <Icon fill={`${variant}700`} aria-hidden />
          </Box>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Typography tag="h2" fontWeight="bold">
              {title}
            </Typography>
            <Typography tag="p">{children}</Typography>
          </Flex>
        </Flex>
        {action}
      </Flex>
    </Box>
  );
}
