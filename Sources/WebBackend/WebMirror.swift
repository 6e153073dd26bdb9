#if Web || WindowAndWeb

    import Platform

    /// Exposes the content of the window to assistive technology, as elements of the page.
    @MainActor final class WebMirror: AccessibilityMirror {
        private weak var window: WebWindow?

        init(window: WebWindow) {
            self.window = window
        }

        var isConnected: Bool { window?.isConnected ?? false }

        func show(_ nodes: [AccessibilityNode]) { window?.changeTree { $0.show(nodes) } }

        func announce(_ message: String) { window?.changeTree { $0.announce(message) } }
    }

#endif
