# The referee of talk: why a message may not be said.

talk-passed = You can say this.
talk-refused = You can’t say “{ $part }”. { $reason }
talk-reason-digits = It’s a number in digits.
talk-reason-number-word = It’s a number.
talk-reason-ordinal = It names a card by its position.
talk-reason-decade = It names a group of numbers or a card by another name.
talk-reason-roman = It’s a Roman numeral.
talk-reason-spelled = It’s a number in pieces.
talk-reason-disguised = It’s a number in disguise.
talk-reason-symbol = It shows a number.
talk-reason-sum = It works out to a number.
talk-reason-clock = It’s a time or a date.
talk-reason-relative = It singles out a card by what lies on the table.
talk-reason-riddle = It’s a riddle whose answer is a number.
