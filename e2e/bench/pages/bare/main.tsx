import { Text } from '@mantine/core';
import { showPage } from '../shared/show-page';
import '@mantine/core/styles/Text.css';

showPage(() => <Text>One line of text.</Text>);
