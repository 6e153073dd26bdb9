extension Premises {
    /// The agency's rating of premises without a number.
    ///
    /// Scotland has no numbers; premises there pass or do not.
    public enum Verdict: String, CaseIterable, Sendable {
        /// The premises have not been inspected.
        case awaitingInspection = "Awaiting inspection"
        /// The premises have been inspected, and the number is not published.
        case awaitingPublication = "Awaiting publication"
        /// The premises are of a kind that is not rated.
        case exempt = "Exempt"
        /// In Scotland: the premises pass.
        case pass = "Pass"
        /// In Scotland: the premises pass with distinction.
        case passAndEatSafe = "Pass and eat safe"
        /// In Scotland: the premises do not pass.
        case improvementRequired = "Improvement required"

        /// Creates a verdict from the agency's text, such as `AwaitingInspection` or `Awaiting Inspection`; `nil` for
        /// unknown texts.
        public init?(words: String) {
            let key = Self.key(words)
            guard let verdict = Self.allCases.first(where: { Self.key($0.rawValue) == key }) else { return nil }
            self = verdict
        }

        private static func key(_ words: String) -> String { words.filter { !$0.isWhitespace }.lowercased() }
    }
}
