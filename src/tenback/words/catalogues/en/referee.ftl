# The referee of talk: why a message may not be said.

talk-passed = This may be said.
talk-refused = This may not be said: “{ $part }”. { $reason }
talk-reason-digits = It is a number in digits.
talk-reason-number-word = It is a number.
talk-reason-ordinal = It names a card by its place in the row.
talk-reason-decade = It names a group of numbers or a card by another name.
talk-reason-roman = It is a Roman numeral.
talk-reason-spelled = It is a number in pieces.
talk-reason-disguised = It is a number in disguise.
talk-reason-symbol = It shows a number.
talk-reason-sum = It works out to a number.
talk-reason-clock = It is a time or a date.
talk-reason-relative = It singles out a card by what lies on the table.
talk-reason-riddle = It is a riddle for a number.
