#if Web

    import CoreGraphics
    import Platform

    /// Text entry by the browser: its input methods, and the on-screen keyboard of a telephone.
    @MainActor final class WebTextInput: TextInput {
        private weak var window: WebWindow?

        init(window: WebWindow) {
            self.window = window
        }

        func begin(caret: CGRect) {
            window?.state.caret = PageState.Caret(
                x: Double(caret.minX), y: Double(caret.minY), w: Double(caret.width), h: Double(caret.height))
        }

        func end() {
            window?.state.caret = nil
        }
    }

#endif
