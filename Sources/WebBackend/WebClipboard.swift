#if Web || WindowAndWeb

    import Platform

    /// The clipboard of the browser that shows the page.
    ///
    /// What is put on it is sent to the page, which hands it on. Browsers tell of theirs only while a person pastes by keys: until then, what
    /// was put there or told of last counts.
    @MainActor package final class WebClipboard: Clipboard {
        /// UTF-8 bytes that pages may tell of.
        private static let longest = 16 << 20
        private var content: String?
        private var pieces = ""
        /// Called with what the application puts on it.
        var whenSet: (@MainActor (String) -> Void)?

        package var text: String? {
            get { content }
            set {
                content = newValue
                whenSet?(newValue ?? "")
            }
        }

        /// A page tells of what somebody else put there.
        func take(_ piece: PageClipboard) {
            pieces += piece.text
            guard pieces.utf8.count <= Self.longest else { return pieces = "" }
            guard !piece.more else { return }
            content = pieces
            pieces = ""
        }

        /// Pieces of a page that went away have no end.
        func forgetPieces() { pieces = "" }
    }

#endif
