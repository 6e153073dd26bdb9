#if Web || WindowAndWeb

    import Foundation

    /// What the page should know beside the picture; always sent whole, so that only the newest counts.
    package struct PageState: Hashable, Sendable, Encodable {
        /// Where text is being entered, in points.
        package struct Caret: Hashable, Sendable, Encodable {
            package var x: Double
            package var y: Double
            package var w: Double
            package var h: Double
            /// `inputmode`, `enterkeyhint` and `autocapitalize` of what text is typed into.
            package var mode: String
            package var enter: String
            package var capitals: String
            /// Whether it is a password.
            package var secret: Bool
            /// `autocomplete` and `passwordrules`.
            package var fill: String
            package var rules: String
        }

        /// The newest shaking: a page that is told a number which it knows already has shaken.
        package struct Shake: Hashable, Sendable, Encodable {
            package var id: Int
            package var rhythm: [Int]
        }

        package var t = "state"
        package var n: UInt32 = 0
        package var title: String
        package var caret: Caret?
        package var shake: Shake?
        /// What the pointer looks like, in the words of style sheets.
        package var cursor = "default"

        package init(title: String) {
            self.title = title
        }
    }

#endif
