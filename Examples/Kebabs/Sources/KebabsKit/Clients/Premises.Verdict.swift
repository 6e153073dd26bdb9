extension Premises {
    /// What the agency says of premises in place of a number.
    ///
    /// Scotland has no numbers; premises there pass or do not.
    public enum Verdict: String, CaseIterable, Sendable {
        /// Nobody has been there yet.
        case awaitingInspection = "Awaiting inspection"
        /// Somebody has been there, and the number is not told yet.
        case awaitingPublication = "Awaiting publication"
        /// Of the kind that is not rated.
        case exempt = "Exempt"
        /// In Scotland: good enough.
        case pass = "Pass"
        /// In Scotland: better than good enough.
        case passAndEatSafe = "Pass and eat safe"
        /// In Scotland: not good enough.
        case improvementRequired = "Improvement required"

        /// The verdict that is meant by the agency's words, as `AwaitingInspection` or `Awaiting Inspection`; `nil` for none of them.
        public init?(words: String) {
            let key = Self.key(words)
            guard let verdict = Self.allCases.first(where: { Self.key($0.rawValue) == key }) else { return nil }
            self = verdict
        }

        private static func key(_ words: String) -> String { words.filter { !$0.isWhitespace }.lowercased() }
    }
}
