#if Web || WindowAndWeb

    import Platform

    /// The clipboard of the browser that displays the page.
    ///
    /// Text that the app copies is sent to the page, which copies it to the browser's clipboard. Browsers reveal
    /// their clipboard only while the user pastes with keys. Between pastes, the latest text from the app or the
    /// browser is current.
    @MainActor package final class WebClipboard: Clipboard {
        /// The maximum number of UTF-8 bytes that pages can send.
        private static let maximumSize = 16 << 20
        private var content: String?
        private var pieces = ""
        /// Called with the text that the application copies.
        var onCopy: (@MainActor (String) -> Void)?

        package var text: String? {
            get { content }
            set {
                content = newValue
                onCopy?(newValue ?? "")
            }
        }

        /// Handles a piece of the browser's clipboard.
        func receive(_ piece: PageClipboard) {
            pieces += piece.text
            guard pieces.utf8.count <= Self.maximumSize else { return pieces = "" }
            guard !piece.more else { return }
            content = pieces
            pieces = ""
        }

        /// Discards incomplete pieces, after their page has disconnected.
        func discardPieces() { pieces = "" }
    }

#endif
