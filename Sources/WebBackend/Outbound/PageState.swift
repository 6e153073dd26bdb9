#if Web || WindowAndWeb

    import Foundation

    /// The state of the page besides the image. The state is always sent completely, so that earlier messages are
    /// irrelevant.
    package struct PageState: Hashable, Sendable, Encodable {
        /// The location of text entry, in points.
        package struct Caret: Hashable, Sendable, Encodable {
            package var x: Double
            package var y: Double
            package var w: Double
            package var h: Double
            /// `inputmode`, `enterkeyhint` and `autocapitalize` of the text field.
            package var mode: String
            package var enter: String
            package var capitals: String
            /// Whether the text field contains a password.
            package var secret: Bool
            /// `autocomplete` and `passwordrules` of the text field.
            package var fill: String
            package var rules: String
        }

        /// The latest haptic feedback. A page plays each number once.
        package struct Shake: Hashable, Sendable, Encodable {
            package var id: Int
            package var rhythm: [Int]
        }

        package var t = "state"
        package var n: UInt32 = 0
        package var title: String
        package var caret: Caret?
        package var shake: Shake?
        /// The shape of the pointer, as a value of CSS's `cursor`.
        package var cursor = "default"

        package init(title: String) {
            self.title = title
        }
    }

#endif
