import rows from '../en.json' with { type: 'json' };

export default rows as unknown;
